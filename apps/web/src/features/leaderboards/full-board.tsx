import { useQuery } from "@tanstack/react-query";
import { Later } from "#lib/page/later.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { RankingFailed, RankingNote, RankingSkeleton } from "#ui/ranking.tsx";
import { BoardRows } from "./board-rows.tsx";
import { type Board, boardPath, type Period, periodName, readClassBoard } from "./boards-api.ts";
import { boardQuery, PAGE_SIZE } from "./leaderboards-api.ts";

const loadModes = async () => (await import("./board-extras.ts")).BOARD_EXTRAS.BoardModeLinks;
const loadSide = async () => (await import("./board-extras.ts")).BOARD_EXTRAS.BoardSide;

/** A full board: its periods, its pages, and the player's own place. */
export function FullBoard({ board, period, page }: { board: Board; period: Period; page: number }) {
  const { data, isError, refetch } = useQuery(boardQuery(board.id, period, page));
  const ofClass = readClassBoard(board.id);
  return (
    <div className="boards boards--full">
      <section className="boards__panel" aria-labelledby="full-board">
        <header className="boards__head">
          <h2 id="full-board">{board.title}</h2>
          <nav className="segments" aria-label="Period">
            {[...new Set([...board.periods, period])].map((each) => (
              <Link key={each} to={boardPath(board.id, each)} aria-current={each === period ? "page" : undefined}>
                {periodName(each)}
              </Link>
            ))}
          </nav>
        </header>
        {ofClass?.kind === "scores" && <Later load={loadModes} props={{ board: ofClass, period }} />}
        {!data && isError && <RankingFailed onRetry={() => void refetch()} />}
        {!data && !isError && <RankingSkeleton rows={PAGE_SIZE} />}
        {data?.rows.length === 0 && (
          <RankingNote>
            {page > 1 ? "This page is past the end of the board." : "No players yet. Be the first."}
          </RankingNote>
        )}
        {data && data.rows.length > 0 && <BoardRows rows={data.rows} board={board} label={board.title} />}
        <Pager board={board} period={period} page={page} hasMore={data?.hasMore ?? false} />
      </section>
      <div className="boards__side">
        <Later load={loadSide} props={{ board, period }} />
      </div>
    </div>
  );
}

type PagerProps = { board: Board; period: Period; page: number; hasMore: boolean };

function Pager({ board, period, page, hasMore }: PagerProps) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 && (
        <ButtonLink look="outline" to={boardPath(board.id, period, page - 1)}>
          Higher ranks
        </ButtonLink>
      )}
      <span className="muted">Page {page}</span>
      {hasMore && (
        <ButtonLink look="outline" to={boardPath(board.id, period, page + 1)}>
          Lower ranks
        </ButtonLink>
      )}
    </nav>
  );
}
