import "./notices-bell.css";
import { useRef, useState } from "react";
import { formatDay } from "#lib/site/format.ts";
import { Later } from "#lib/page/later.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { type Notice, useNotices, useReadNotices } from "./notices-api.ts";

const LIST_ID = "notices";
// Loaded separately from the account code, because visitors get it with the toaster, too.
const loadRecent = async () => (await import("#ui/toast/recent-notices.tsx")).RecentSection;

/** The player's notices: decisions about the player and answers to their reports. */
export function NoticesBell() {
  const { data: notices, error, refetch } = useNotices();
  const read = useReadNotices();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const unread = notices?.filter(({ read_at }) => read_at === null).length ?? 0;
  const close = () => list.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        className="bell"
        popoverTarget={LIST_ID}
        aria-label={unread === 0 ? "Notices" : `Notices, ${unread} new`}
      >
        <Icon name="bell" />
        {unread > 0 && <span className="bell__count">{unread}</span>}
      </button>
      <div
        ref={list}
        id={LIST_ID}
        className="notices"
        popover="auto"
        onToggle={({ newState }) => {
          setOpen(newState === "open");
          // Marked as read when the list closes, so that new notices stay highlighted while it is open.
          if (newState === "closed" && unread > 0) read.mutate(notices![0]!.id);
        }}
      >
        <h2>Notices</h2>
        {error ? (
          <p role="alert">
            They could not be loaded.{" "}
            <Button look="outline" onClick={() => void refetch()}>
              Try again
            </Button>
          </p>
        ) : (
          <NoticeList notices={notices} onFollow={close} />
        )}
        {isOpen && <Later load={loadRecent} props={{}} />}
      </div>
    </>
  );
}

function NoticeList({ notices, onFollow }: { notices: Notice[] | undefined; onFollow: () => void }) {
  if (!notices) return <p className="muted">Loading …</p>;
  if (notices.length === 0)
    return <p className="muted">Nothing yet. Answers to your reports and decisions about your account come here.</p>;
  return (
    <ul>
      {notices.map(({ id, sentence, link, created_at, read_at }) => (
        <li key={id} className={read_at === null ? "notice notice--new" : "notice"}>
          <time className="small muted" dateTime={created_at}>
            {read_at === null && <b>New, </b>}
            {formatDay(created_at)}
          </time>
          {link ? (
            <Link to={link} onClick={onFollow}>
              {sentence}
            </Link>
          ) : (
            <span>{sentence}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
