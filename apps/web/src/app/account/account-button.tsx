import "#ui/menu.css";
import "./account-slot.css";
import "./account-menu.css";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useLocation } from "#ui/router/router.tsx";
import { countsQuery } from "#features/moderation/moderation-api.ts";
import { NoticesBell } from "#features/notices/notices-bell.tsx";
import { IN_HOMEROOM_KEY } from "#features/homeroom/homeroom-keys-api.ts";
import { iconPicture, isOnboarded, profilePath, useProfile } from "#features/profile-data/profile-api.ts";
import { signInPath } from "#lib/session/session-next.ts";
import { signOut } from "#lib/session/session-sign-out.ts";
import { useSession } from "#lib/session/session.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { PlayerBar } from "./player-bar.tsx";

const MENU_ID = "account-menu";

/** Visitors get a sign-in link, players get a menu. */
export function AccountButton() {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === "signed-in") return <AccountMenu />;
  // While the session is unknown, this may be HTML that the server shares between addresses: no `next` in the link.
  const href = status === "unknown" ? "/auth" : signInPath(pathname + search);
  const words = { unknown: "", "signed-out": "Sign in", "needs-factor": "Finish sign-in" }[status];
  return (
    <Link className="account" to={href} aria-label={words || "Account"}>
      <Avatar picture={undefined} />
      <span className="account__name">{words}</span>
    </Link>
  );
}

function AccountMenu() {
  const profile = useProfile();
  const { user } = useSession();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  const name = profile?.username;
  const isMember = useQuery<boolean>({ queryKey: IN_HOMEROOM_KEY, queryFn: () => false, enabled: false }).data;
  const hasHomeroom = isMember || profile?.is_homeroom_account || profile?.roles?.includes("teacher");
  return (
    <>
      <PlayerBar />
      <NoticesBell />
      <button
        type="button"
        className="account"
        popoverTarget={MENU_ID}
        aria-label={`Account${name ? ` of ${name}` : ""}`}
      >
        <Avatar picture={profile ? iconPicture(profile.icon) : undefined} />
        <span className="account__name">{name ?? <Skeleton />}</span>
      </button>
      <div ref={menu} id={MENU_ID} className="account-menu" popover="auto">
        <p className="account-menu__who">
          <b>{name ?? "Signed in"}</b>
          {!profile?.is_homeroom_account && user?.email}
        </p>
        {profile && !isOnboarded(profile) && (
          <Link className="menu-item" to="/onboarding" onClick={close}>
            <Icon name="check" />
            Finish signing up
          </Link>
        )}
        <Link className="menu-item" to={name ? profilePath(name) : "/profile"} onClick={close}>
          <Icon name="person" />
          Profile
        </Link>
        <Link className="menu-item account-menu__chat" to="/chad" onClick={close}>
          <Icon name="players" />
          Chat
        </Link>
        {(hasHomeroom || profile?.is_child === false) && (
          <Link className="menu-item" to="/friends" onClick={close}>
            <Icon name="heart" />
            Friends
          </Link>
        )}
        {hasHomeroom && (
          <Link className="menu-item" to="/homeroom" onClick={close}>
            <Icon name="book" />
            Homeroom
          </Link>
        )}
        {profile?.roles?.includes("moderator") && <ModerationLink onClick={close} />}
        <Link className="menu-item" to="/settings" onClick={close}>
          <Icon name="settings" />
          Settings
        </Link>
        <button type="button" className="menu-item" onClick={() => void signOut()}>
          <Icon name="door" />
          Sign out
        </button>
      </div>
    </>
  );
}

/** Only moderators see this link. It shows how many cases wait. */
function ModerationLink({ onClick }: { onClick: () => void }) {
  const queues = Object.values(useQuery(countsQuery).data?.queues ?? {});
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0);
  return (
    <Link className="menu-item" to="/moderation" onClick={onClick}>
      <Icon name="flag" />
      Moderation{waiting > 0 && `, ${waiting} waiting`}
    </Link>
  );
}
