import type { NoticeKey, NoticeStatus } from "@quackademy/contract/moderation-answers.ts";
import { useQuery } from "@tanstack/react-query";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast/toast.ts";
import { noticeQuery } from "./takedown-api.ts";

const WORDS: Record<NoticeStatus["status"], { title: string; about: string }> = {
  received: {
    title: "Received",
    about: "The operator has not decided yet. Check again with this link.",
  },
  accepted: { title: "Accepted", about: "The class was taken off the list." },
  rejected: { title: "Rejected", about: "Nothing was taken off the list. The reason is below." },
};

/** The status of a notice, for the holder of its link. */
export function NoticeStatusView({ noticeKey }: { noticeKey: NoticeKey }) {
  const { data, isError, refetch } = useQuery(noticeQuery(noticeKey));
  if (data) return <Found notice={data} />;
  if (data === null) return <NotFound />;
  if (isError) {
    return (
      <div role="alert">
        <p>The status did not load. The notice itself is safe.</p>
        <Button icon="restart" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div role="status">
      <span className="unseen">Loading the status</span>
      <Skeleton shape="half" />
      <Skeleton />
      <Skeleton />
    </div>
  );
}

function Found({ notice }: { notice: NoticeStatus }) {
  const { title, about } = WORDS[notice.status];
  return (
    <>
      <p className="notice-slip">
        <span>Reference</span>
        <b className="display">{notice.reference}</b>
      </p>
      <h2>{title}</h2>
      <p>{about}</p>
      <dl className="notice-facts">
        <Fact name="Sent">{moment(notice.created_at)}</Fact>
        <Fact name="About">{notice.url}</Fact>
        {notice.decided_at && <Fact name="Decided">{moment(notice.decided_at)}</Fact>}
        {notice.decision && <Fact name="Reason">{notice.decision}</Fact>}
      </dl>
      <p className="muted">
        Save the address of this page. It is the only way back: its secret is stored nowhere else.
      </p>
      <Button icon="link" onClick={() => void copyAddress()}>
        Copy the status link
      </Button>
    </>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function NotFound() {
  return (
    <>
      <h2>No such notice</h2>
      <p className="muted">The reference and the secret do not match. Perhaps the end of the link is missing.</p>
      <ButtonLink to="/takedown" look="outline">
        Write a notice
      </ButtonLink>
    </>
  );
}

const moment = (at: string) => new Date(at).toLocaleString(undefined, { dateStyle: "long", timeStyle: "short" });

async function copyAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    toast.success("Status link copied");
  } catch {
    toast.info("Copying is not allowed here. The link is in the address bar.");
  }
}
