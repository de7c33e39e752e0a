import "./watch-page.css";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RaceNews, WatchedRun } from "@quackademy/contract/race-answers.ts";
import type { RivalNews } from "@quackademy/game-sdk/protocol.ts";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { friendsQuery } from "#features/friends/friends-api.ts";
import { fromBase64 } from "#features/play/base64.ts";
import { unwrap } from "#lib/data/unwrap.ts";
import { listenTo } from "#lib/live/live-client.ts";
import { formatNumber } from "#lib/site/format.ts";
import { usePage } from "#lib/page/use-page.ts";
import { signInPath } from "#lib/session/session-next.ts";
import { useSession } from "#lib/session/session.ts";
import { supabase } from "#lib/session/supabase.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Redirect, useParams } from "#ui/router/router.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useWallFrame } from "./use-wall-frame.ts";

/** How often the page asks again: the server forgets a watcher who does not. */
const AGAIN_MS = 20_000;
const ONE_TILE = [{ no: 1, x: 0, y: 0, width: 1, height: 1, isFirst: true }];

/** A friend's run while it is played. */
export default function WatchPage() {
  usePage({ title: "Watch a friend" });
  const runId = useParams()["run_id"] ?? "";
  const { status, user } = useSession();
  if (status === "signed-out" || status === "needs-factor")
    return <Redirect to={signInPath(`/friends/watch/${runId}`)} />;
  return status === "signed-in" ? <Watch key={runId} runId={runId} viewer={user.id} /> : <WatchWaiting />;
}

function Watch({ runId, viewer }: { runId: string; viewer: string }) {
  const watched = useQuery({
    queryKey: ["friends", "watch", runId],
    queryFn: async (): Promise<WatchedRun> => unwrap(await (await supabase()).rpc("watch_live", { run_id: runId })),
    refetchInterval: ({ state }) => (state.error ? false : AGAIN_MS),
    retry: false,
    gcTime: 0,
    meta: { hideError: true },
  });
  useEffect(() => {
    const stop = async () => void (await (await supabase()).rpc("stop_watching", { run_id: runId }));
    const leave = () => void stop().catch(() => {});
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [runId]);
  const app = useQuery(catalogueQuery).data?.apps.find(({ id }) => id === watched.data?.app_id);
  // A run that was watched and cannot be any more has ended: its last picture stays.
  if (watched.data && app?.entry)
    return <Watched run={watched.data} entry={app.entry} viewer={viewer} hasEnded={watched.isError} />;
  if (watched.isError)
    return (
      <div className="wrap watch-page">
        <h1 className="unseen" tabIndex={-1}>
          Watch a friend
        </h1>
        <EmptyState title="Nothing to watch" text={watched.error.message} isAlert>
          <ButtonLink to="/friends">Friends</ButtonLink>
        </EmptyState>
      </div>
    );
  return <WatchWaiting />;
}

type WatchedProps = { run: WatchedRun; entry: string; viewer: string; hasEnded: boolean };

function Watched({ run, entry, viewer, hasEnded }: WatchedProps) {
  const { app_id: appId, run_id: runId, seed, variant, username, topic } = run;
  const [isOver, setOver] = useState(false);
  const [score, setScore] = useState<number | null>(null);
  const tell = useRef<(rivals: RivalNews[]) => void>(() => {});
  const known = useRef(-1);
  const send = (from: number, to: number, log: string) => {
    known.current = to;
    tell.current([{ no: 1, name: username, score: 0, isOver: false, inputs: { from, to, log: fromBase64(log) } }]);
  };
  const { frame, attempt, hasFailed, reload } = useWallFrame({
    appId,
    entry,
    seed,
    variant,
    tiles: ONE_TILE,
    onReady: (given) => {
      tell.current = given;
      send(0, run.shown_to, run.shown);
    },
  });
  // The answer to the next call has the whole log, which closes a gap.
  const { shown, shown_to: shownTo } = run;
  const catchUp = useEffectEvent(() => {
    if (known.current >= 0 && shownTo > known.current) send(0, shownTo, shown);
  });
  useEffect(() => catchUp(), [shownTo]);
  const hear = useEffectEvent((news: Pick<RaceNews, "runs">) => {
    for (const [, from, to, claimed, log] of news.runs) {
      if (claimed !== null) setScore(claimed);
      if (from !== null && to !== null && log !== undefined && from === known.current) send(from, to, log);
    }
  });
  useEffect(
    () =>
      listenTo(topic, {
        onEvent: (event, payload) => {
          if (event === "live") hear(payload as Pick<RaceNews, "runs">);
          if (event === "over") setOver(true);
        },
      }),
    [topic],
  );
  const isDone = isOver || hasEnded;
  return (
    <div className="wrap watch-page">
      <h1 tabIndex={-1}>
        {username} plays {displayTitle(appId)}
      </h1>
      <p className="muted" role="status">
        {isDone ? "This run is over." : `Live, a moment behind. ${username} sees how many watch.`}
        {score !== null && ` Score: ${formatNumber(score)}.`}
      </p>
      <div className="frame">
        <iframe
          key={attempt}
          ref={frame}
          className="watch-page__frame"
          title={`The run of ${username}`}
          sandbox="allow-scripts allow-pointer-lock"
          allow="autoplay 'none'"
          referrerPolicy="no-referrer"
          tabIndex={-1}
        />
        {hasFailed && (
          <div className="watch-page__veil" role="alert">
            <p>The game did not load.</p>
            <Button icon="restart" onClick={reload}>
              Try again
            </Button>
          </div>
        )}
        {!hasFailed && !isDone && shownTo === 0 && score === null && (
          <p className="watch-page__veil">Waiting for the first moves …</p>
        )}
      </div>
      <div className="watch-page__acts">
        <NextRun viewer={viewer} username={username} runId={runId} />
        <ButtonLink look="outline" icon="heart" to="/friends">
          Friends
        </ButtonLink>
      </div>
    </div>
  );
}

/** The friend has begun another run. */
function NextRun({ viewer, username, runId }: { viewer: string; username: string; runId: string }) {
  const mine = useQuery(friendsQuery(viewer)).data;
  const friend = mine?.friends.find((each) => each.username === username);
  const next = mine?.playing.find(({ user_id: id, run_id: run }) => id === friend?.user_id && run !== runId);
  if (!next) return null;
  return (
    <ButtonLink icon="eye" to={`/friends/watch/${next.run_id}`} replace>
      Watch the new run of {username}
    </ButtonLink>
  );
}

function WatchWaiting() {
  return (
    <div className="wrap watch-page" role="status">
      <h1 tabIndex={-1}>Watch a friend</h1>
      <span className="unseen">Loading</span>
      <Skeleton shape="art" />
    </div>
  );
}
