import { LaterNear } from "#lib/page/later.ts";
import { formatNumber } from "#lib/site/format.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { RankingFailed, RankingNote, RankingSkeleton } from "#ui/ranking.tsx";
import { BoardRows } from "./board-rows.tsx";
import { type Board, boardPath, BOARDS, periodName } from "./boards-api.ts";
import { useHighScores, useTopBoard } from "./leaderboards-api.ts";

const ICONS: Record<string, IconName> = { streaks: "flame", coins: "wallet", time_spent: "clock", apps_played: "book" };

const loadDaily = async () => (await import("./board-extras.ts")).BOARD_EXTRAS.DailyPanel;

/** The five boards, each with its first five rows and a link to the full board. */
export function BoardOverview() {
  return (
    <div className="boards">
      {BOARDS.map((board) => (
        <TopBoard key={board.id} board={board} />
      ))}
      <HighScores />
      <LaterNear load={loadDaily} props={{}} />
    </div>
  );
}

function TopBoard({ board }: { board: Board }) {
  const { data, isError, refetch, dataUpdatedAt } = useTopBoard(board.id);
  return (
    <section className="boards__panel" aria-labelledby={`board-${board.id}`}>
      <header className="boards__head">
        <h2 id={`board-${board.id}`} className="boards__title">
          <Icon name={ICONS[board.id] ?? "podium"} />
          {board.title}
        </h2>
        <Link className="boards__more" to={boardPath(board.id)} aria-label={`Full board: ${board.title}`}>
          Full board
        </Link>
      </header>
      <p className="muted small">{periodName(board.periods[0]!)}</p>
      {!data && isError && <RankingFailed onRetry={() => void refetch()} />}
      {!data && !isError && <RankingSkeleton rows={5} />}
      {data?.length === 0 && <RankingNote>No players yet. Be the first.</RankingNote>}
      {data && data.length > 0 && <BoardRows rows={data} board={board} label={board.title} />}
      {data && isError && <AsOf at={dataUpdatedAt} />}
    </section>
  );
}

function HighScores() {
  const { data, isError, refetch, dataUpdatedAt } = useHighScores();
  return (
    <section className="boards__panel boards__panel--wide" aria-labelledby="board-scores">
      <header className="boards__head">
        <h2 id="board-scores" className="boards__title">
          <Icon name="podium" />
          Best of each class
        </h2>
      </header>
      <p className="muted small">All time. The server replayed all runs of our own games.</p>
      {!data && isError && <RankingFailed onRetry={() => void refetch()} />}
      {!data && !isError && <RankingSkeleton rows={3} />}
      {data?.length === 0 && (
        <RankingNote>No score has been accepted yet. Any class will do for the first one.</RankingNote>
      )}
      {data && data.length > 0 && (
        <ul className="bests">
          {data.map(({ app_id, title, username, score }) => (
            <li key={app_id}>
              <Link className="best" to={boardPath(`scores/${app_id}`)}>
                <img src={`/covers/${app_id}.svg`} alt="" width={320} height={200} loading="lazy" />
                <span className="best__words">
                  <b>{displayTitle(title)}</b>
                  <span className="muted small">{username}</span>
                </span>
                <span className="display best__score">{formatNumber(score)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {data && isError && <AsOf at={dataUpdatedAt} />}
    </section>
  );
}

/** The board could not be loaded; the copy on this device is shown. */
function AsOf({ at }: { at: number }) {
  const time = new Intl.DateTimeFormat(undefined, { dateStyle: "short", timeStyle: "short" }).format(at);
  return <p className="muted small boards__as-of">As of {time}</p>;
}
