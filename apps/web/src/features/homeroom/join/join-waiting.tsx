import type { CollectedAccount, JoinState } from "@quackademy/contract/homeroom-answers.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { authSettingsQuery, signIn } from "#features/auth/auth-api.ts";
import { sentenceOf } from "#lib/data/sentence-of.ts";
import { emailOf } from "#features/homeroom/homeroom-words-api.ts";
import { useOnline } from "#lib/page/use-online.ts";
import { Button } from "#ui/button.tsx";
import { useNavigate } from "#ui/router/router.tsx";
import { cancelJoin, collectAccount, joinStateQuery, ticketStore } from "./join-api.ts";
import { JoinPaper } from "./join-paper.tsx";
import { NewWords } from "./new-words.tsx";

type JoinWaitingProps = { ticket: string | null; viewer: string | null; onLeave: () => void };

/** Waits until the teacher decides. An admitted newcomer gets an account and its words, an own account is a member. */
export function JoinWaiting({ ticket, viewer, onLeave }: JoinWaitingProps) {
  const [account, setAccount] = useState<CollectedAccount | null>(null);
  if (account) return <NewWords account={account} />;
  return ticket === null ? (
    <OwnWaiting viewer={viewer} onLeave={onLeave} />
  ) : (
    <NewcomerWaiting ticket={ticket} onAccount={setAccount} onLeave={onLeave} />
  );
}

type NewcomerProps = { ticket: string; onAccount: (account: CollectedAccount) => void; onLeave: () => void };

function NewcomerWaiting({ ticket, onAccount, onLeave }: NewcomerProps) {
  const state = useQuery(joinStateQuery(ticket, null));
  const settings = useQuery(authSettingsQuery).data;
  const [trouble, setTrouble] = useState<string | null>(null);
  const isCollecting = useRef(false);
  const found = state.data && "status" in state.data ? state.data : undefined;
  const isAdmitted = found?.status === "admitted";
  // Tries again with every answer of the poll, until it works.
  useEffect(() => {
    if (!isAdmitted || isCollecting.current) return;
    isCollecting.current = true;
    const collect = async () => {
      const made = await collectAccount(ticket);
      // Shows the words even if the sign-in fails, because they are never sent again.
      ticketStore.set(null);
      onAccount(made);
      await signIn(settings, emailOf(made.login), made.password).catch(() => {});
    };
    collect().catch((error: unknown) => {
      isCollecting.current = false;
      setTrouble(sentenceOf(error));
    });
  }, [isAdmitted, state.dataUpdatedAt, ticket, settings, onAccount]);

  if (found && (found.status === "gone" || found.status === "refused" || found.status === "done"))
    return <NotIn state={found} onLeave={onLeave} />;
  return (
    <WaitingPaper
      state={found}
      trouble={trouble ?? (state.isError ? sentenceOf(state.error) : null)}
      onCancel={() => void cancelJoin({ ticket }).then(onLeave, onLeave)}
    />
  );
}

/** A player's own account is a member as soon as the teacher admits it: then the request is gone. */
function OwnWaiting({ viewer, onLeave }: { viewer: string | null; onLeave: () => void }) {
  const state = useQuery({ ...joinStateQuery(null, viewer), enabled: viewer !== null });
  const navigate = useNavigate();
  const requests = state.data && "requests" in state.data ? state.data.requests : undefined;
  const waiting = requests?.find(({ status }) => status === "waiting");
  // The request that this page waits for. The list may also have an older refusal by another teacher.
  const [asked, setAsked] = useState<string | null>(null);
  if (waiting && waiting.id !== asked) setAsked(waiting.id);
  const isRefused = !waiting && (requests?.some(({ id, status }) => id === asked && status === "refused") ?? false);
  const isOver = requests !== undefined && !waiting && !isRefused;
  useEffect(() => {
    if (isOver) void navigate("/homeroom", { replace: true });
  }, [isOver, navigate]);
  if (isRefused) return <NotIn state={{ status: "refused" }} onLeave={onLeave} />;
  return (
    <WaitingPaper
      state={waiting}
      trouble={state.isError ? sentenceOf(state.error) : null}
      onCancel={() =>
        void (waiting ? cancelJoin({ request_id: waiting.id }) : Promise.resolve()).then(onLeave, onLeave)
      }
    />
  );
}

type Shown = { name?: string; homeroom?: { name: string; teacher_name: string } };

function WaitingPaper({
  state,
  trouble,
  onCancel,
}: {
  state: Shown | undefined;
  trouble: string | null;
  onCancel: () => void;
}) {
  const isOnline = useOnline();
  return (
    <JoinPaper label={state?.homeroom ? state.homeroom.name : "Join a homeroom"} title="Your teacher lets you in">
      <p role="status">
        {!isOnline
          ? "You are offline. Your place on the list stays; the page goes on when the connection is back."
          : `${state?.homeroom?.teacher_name ?? "Your teacher"} sees ${state?.name ? `“${state.name}”` : "your name"} on the list. Keep this page open.`}
      </p>
      {trouble !== null && isOnline && (
        <p role="alert" className="join__trouble">
          {trouble}
        </p>
      )}
      <div className="join__actions">
        <Button look="ink" onClick={onCancel}>
          Do not wait
        </Button>
      </div>
    </JoinPaper>
  );
}

const ENDS: Record<"gone" | "refused" | "done", [title: string, text: string]> = {
  gone: [
    "You are not on the list any more",
    "The list is emptied every day. Ask your teacher for the code and try again.",
  ],
  refused: ["You were not let in", "Your teacher did not find this name. Ask which name to use, then try again."],
  done: [
    "This account was collected",
    "Its words were shown on this device. If nobody wrote them down, your teacher makes new ones.",
  ],
};

function NotIn({
  state,
  onLeave,
}: {
  state: Extract<JoinState, { status: string }> | { status: "refused" };
  onLeave: () => void;
}) {
  const [title, text] = ENDS[state.status as keyof typeof ENDS];
  return (
    <JoinPaper label="Join a homeroom" title={title}>
      <p>{text}</p>
      <div className="join__actions">
        <Button look="ink" icon="restart" onClick={onLeave}>
          Enter a code
        </Button>
      </div>
    </JoinPaper>
  );
}
