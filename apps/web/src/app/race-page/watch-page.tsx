import "./watch-page.css";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { RaceNews, WatchedRun } from "@quackademy/contract/race-answers.ts";
import type { RivalNews } from "@quackademy/game-sdk/protocol.ts";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { fromBase64 } from "#features/play/base64.ts";
import { unwrap } from "#lib/data/unwrap.ts";
import { listenTo } from "#lib/live/live-client.ts";
import { usePage } from "#lib/page/use-page.ts";
import { useSession } from "#lib/session/session.ts";
import { supabase } from "#lib/session/supabase.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useParams } from "#ui/router/router.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useWallFrame } from "./use-wall-frame.ts";

/** The server forgets a watcher who does not ask again. */
const AGAIN_MS = 20_000;
const ONE_TILE = [{ no: 1, x: 0, y: 0, width: 1, height: 1, isFirst: true }];

/** A friend's run while it is played. */
export default function WatchPage() {
  usePage({ title: "Watch a friend" });
  const runId = useParams()["run_id"] ?? "";
  const { status } = useSession();
  const watched = useQuery({
    queryKey: ["friends", "watch", runId],
    queryFn: async (): Promise<WatchedRun> => unwrap(await (await supabase()).rpc("watch_live", { run_id: runId })),
    enabled: status === "signed-in",
    refetchInterval: AGAIN_MS,
    retry: false,
    gcTime: 0,
    meta: { hideError: true },
  });
  useEffect(() => {
    if (status !== "signed-in") return;
    const stop = async () => void (await (await supabase()).rpc("stop_watching", { run_id: runId }));
    return () => void stop().catch(() => {});
  }, [runId, status]);
  const app = useQuery(catalogueQuery).data?.apps.find(({ id }) => id === watched.data?.app_id);
  if (status === "signed-out" || status === "needs-factor" || watched.isError)
    return (
      <div className="wrap watch-page">
        <h1 className="unseen" tabIndex={-1}>
          Watch a friend
        </h1>
        <EmptyState title="Nothing to watch" text={watched.error?.message ?? "Sign in to watch a friend."} isAlert>
          <ButtonLink to="/friends">Friends</ButtonLink>
        </EmptyState>
      </div>
    );
  if (!watched.data || !app?.entry)
    return (
      <div className="wrap watch-page" role="status">
        <h1 tabIndex={-1}>Watch a friend</h1>
        <span className="unseen">Loading</span>
        <Skeleton shape="art" />
      </div>
    );
  return <Watched run={watched.data} entry={app.entry} />;
}

function Watched({ run, entry }: { run: WatchedRun; entry: string }) {
  const { app_id: appId, seed, variant, username, topic } = run;
  const tell = useRef<(rivals: RivalNews[]) => void>(() => {});
  const known = useRef(0);
  const send = (from: number, to: number, score: number, log: string) => {
    known.current = to;
    tell.current([{ no: 1, name: username, score, isOver: false, inputs: { from, to, log: fromBase64(log) } }]);
  };
  const { frame } = useWallFrame({
    appId,
    entry,
    seed,
    variant,
    tiles: ONE_TILE,
    onReady: (given) => {
      tell.current = given;
      send(0, run.shown_to, 0, run.shown);
    },
  });
  // The answer to the next call has the whole log, and mends a gap.
  const { shown, shown_to: shownTo } = run;
  useEffect(() => {
    if (shownTo <= known.current) return;
    known.current = shownTo;
    const inputs = { from: 0, to: shownTo, log: fromBase64(shown) };
    tell.current([{ no: 1, name: username, score: 0, isOver: false, inputs }]);
  }, [shown, shownTo, username]);
  useEffect(
    () =>
      listenTo(topic, {
        onEvent: (event, payload) => {
          if (event !== "live") return;
          for (const [, from, to, score, log] of (payload as Pick<RaceNews, "runs">).runs) {
            if (from === null || to === null || log === undefined || from !== known.current) continue;
            known.current = to;
            const inputs = { from, to, log: fromBase64(log) };
            tell.current([{ no: 1, name: username, score: score ?? 0, isOver: false, inputs }]);
          }
        },
      }),
    [topic, username],
  );
  return (
    <div className="wrap watch-page">
      <h1 tabIndex={-1}>
        {username} plays {displayTitle(appId)}
      </h1>
      <p className="muted">Live, a moment behind. {username} sees how many watch.</p>
      <div className="frame">
        <iframe
          ref={frame}
          className="watch-page__frame"
          title={`The run of ${username}`}
          sandbox="allow-scripts allow-pointer-lock"
          referrerPolicy="no-referrer"
        />
      </div>
    </div>
  );
}
