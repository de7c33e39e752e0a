import { boardPath, BOARDS } from "#features/leaderboards/boards-api.ts";
import { useTopBoard } from "#features/leaderboards/leaderboards-api.ts";
import { useRankingRows } from "#features/leaderboards/ranking-rows-api.ts";
import { Link } from "#ui/link.tsx";
import { Ranking, RankingFailed, RankingNote, RankingSkeleton } from "#ui/ranking.tsx";

const { format } = BOARDS.find(({ id }) => id === "streaks")!;

/** The longest current streaks. */
export function StreakBoard() {
  const { data, isError, refetch } = useTopBoard("streaks");
  const rows = useRankingRows(data ?? [], format);
  return (
    <section className="streak__panel">
      <div className="streak__head">
        <h2>Longest right now</h2>
        <Link className="streak__more" to={boardPath("streaks")}>
          Full board
        </Link>
      </div>
      {!data && isError && <RankingFailed onRetry={() => void refetch()} />}
      {!data && !isError && <RankingSkeleton rows={5} />}
      {data?.length === 0 && <RankingNote>No players yet. Be the first.</RankingNote>}
      {rows.length > 0 && <Ranking rows={rows} label="Longest right now" />}
    </section>
  );
}
