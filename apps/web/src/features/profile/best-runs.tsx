import type { BestRun } from "@quackademy/contract/rpc-answers.ts";
import "./best-runs.css";
import { useQuery } from "@tanstack/react-query";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { myRunsPath } from "#features/clips/clip-paths-api.ts";
import { type BoardId, boardPath } from "#features/leaderboards/boards-api.ts";
import { formatNumber } from "#lib/site/format.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { Tag } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { RankingFailed, RankingSkeleton } from "#ui/ranking.tsx";
import { bestRunsQuery } from "./player-api.ts";

/** A player's latest bests, each with a link to its board. */
export function BestRuns({ userId, isOwn }: { userId: string; isOwn: boolean }) {
  const { data, isError, refetch } = useQuery(bestRunsQuery(userId));
  return (
    <section className="panel" aria-labelledby="bests">
      <header className="profile__head">
        <h2 id="bests">Best runs</h2>
        <p className="muted small">Only accepted scores</p>
      </header>
      {!data && isError && <RankingFailed onRetry={() => void refetch()} />}
      {!data && !isError && <RankingSkeleton rows={3} />}
      {data?.length === 0 && (
        <p className="profile__empty muted">
          {isOwn ? "None yet. A good run in any class appears here." : "None yet. Warming up, no doubt."}
        </p>
      )}
      {data && data.length > 0 && (
        <ol className="runs">
          {data.map((run) => (
            <li key={run.board ?? `${run.app_id} ${run.is_paced}`}>
              <Run run={run} />
              {isOwn && !run.is_paced && (
                <Link
                  className="run__clip"
                  to={myRunsPath(run.app_id)}
                  title="Make a clip"
                  aria-label={`Make a clip of ${displayTitle(run.app_id)}`}
                >
                  <Icon name="cut" />
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Run({ run }: { run: BestRun }) {
  const { app_id, value, rank, exact, is_paced, is_old, mode_title } = run;
  const app = useQuery(catalogueQuery).data?.apps.find(({ id }) => id === app_id);
  const place = rank === null ? "On the board" : `Rank ${exact ? "" : "about "}${formatNumber(rank)}`;
  return (
    <Link
      className="run"
      to={boardPath((run.board as BoardId | undefined) ?? `${is_paced ? "paced" : "scores"}/${app_id}`)}
    >
      {app ? <img src={app.icon} alt="" width={72} height={45} loading="lazy" /> : <span className="run__blank" />}
      <span className="run__words">
        <b>
          {displayTitle(app?.title ?? app_id)}
          {mode_title && `, ${mode_title}`}
        </b>
        <span className="run__place">
          {!is_paced && <Icon name="check" />}
          {place}
          {is_paced && <Tag>paced</Tag>}
          {is_old && <Tag>old rules</Tag>}
        </span>
      </span>
      <span className="run__value">{formatNumber(value)}</span>
    </Link>
  );
}
