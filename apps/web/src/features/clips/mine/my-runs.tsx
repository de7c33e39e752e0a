import { useInfiniteQuery } from "@tanstack/react-query";
import cinema from "#features/clips/art/pond-cinema.svg";
import { useClipClass } from "#features/clips/clip-card.tsx";
import { clockTime } from "#features/clips/clip-words.ts";
import { myRunsPath, newClipPath } from "#features/clips/clip-paths-api.ts";
import { type MyRun, myRunsQuery } from "#features/clips/clips-api.ts";
import { classPath, displayTitle } from "#lib/site/class-title.ts";
import { formatDate, formatNumber } from "#lib/site/format.ts";
import { listPath } from "#lib/site/layout.ts";
import { useSite } from "#lib/site/site.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Row, RowList } from "#ui/row-list.tsx";
import { MineState, MineWaiting } from "./mine-state.tsx";

type MyRunsProps = {
  viewer: string;
  /** Only the runs of one class. */
  app?: string | null;
  /** The first few, with a link to all. */
  most?: number;
};

/** The player's verified runs, each with the way to a clip. */
export function MyRuns({ viewer, app = null, most }: MyRunsProps) {
  const { data, isError, isPaused, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    myRunsQuery(viewer, app),
  );
  const all = data?.pages.flatMap(({ runs }) => runs);
  const runs = all?.slice(0, most);
  return (
    <section className="panel mine" aria-labelledby="my-runs">
      <header className="mine__head">
        <h2 id="my-runs">{app === null ? "My runs" : `My runs of ${displayTitle(app)}`}</h2>
        {(app !== null || (most !== undefined && (all?.length ?? 0) > most)) && <Link to={myRunsPath()}>All runs</Link>}
      </header>
      {!data && (isError || isPaused) && <MineState what="Your runs" onRetry={() => void refetch()} />}
      {!data && !isError && !isPaused && <MineWaiting what="your runs" />}
      {runs?.length === 0 && <NoRuns app={app} />}
      {runs && runs.length > 0 && (
        <RowList label="My runs">
          {runs.map((run) => (
            <RunRow key={run.submission_id} run={run} />
          ))}
        </RowList>
      )}
      {most === undefined && hasNextPage && (
        <Button look="outline" icon="later" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? "Loading …" : "Older runs"}
        </Button>
      )}
    </section>
  );
}

function RunRow({ run }: { run: MyRun }) {
  const app = useClipClass(run.app_id);
  const made = run.clips === 0 ? null : `${run.clips} ${run.clips === 1 ? "clip" : "clips"}`;
  return (
    <Row
      picture={app?.icon ?? "/art/duck.svg"}
      spine={app?.spine}
      title={
        <>
          {displayTitle(run.title)} <span className="display">{formatNumber(run.score)}</span> {run.unit}
        </>
      }
      meta={[
        run.mode === "daily" ? `Daily of ${formatDate(run.played_at)}` : formatDate(run.played_at),
        clockTime(run.frames),
        made,
      ]
        .filter(Boolean)
        .join(" · ")}
      action={
        run.is_clippable ? (
          <ButtonLink
            look="outline"
            icon="cut"
            to={newClipPath(run.submission_id)}
            aria-label={`Make a clip of ${displayTitle(run.title)}, ${formatNumber(run.score)}`}
          >
            Make a clip
          </ButtonLink>
        ) : (
          run.why_not
        )
      }
    />
  );
}

function NoRuns({ app }: { app: string | null }) {
  const classes = listPath(useSite().config);
  return (
    <div className="mine__empty">
      <img className="mine__art" src={cinema} alt="" width={320} height={173} />
      <p>
        <b>No runs to cut yet.</b> Play one to its end. When the server has replayed it, it is here.
      </p>
      <ButtonLink look="outline" icon="play" to={app === null ? classes : classPath(app)}>
        Play a run
      </ButtonLink>
    </div>
  );
}
