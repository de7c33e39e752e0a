import { useQuery } from "@tanstack/react-query";
import { useSession } from "#lib/session.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { RankingFailed, RankingNote, RankingWaiting } from "#ui/ranking.tsx";
import { BoardRows } from "./board-rows.tsx";
import { type Board, boardPath, type Period, PERIOD_NAMES } from "./boards-api.ts";
import { boardQuery, type OwnPlace, ownPlaceQuery, PAGE_SIZE } from "./leaderboards-api.ts";

const number = new Intl.NumberFormat("en");

/** A whole board: its periods, its pages, and where one stands oneself. */
export function FullBoard({ board, period, page }: { board: Board; period: Period; page: number }) {
  const { data, isError, refetch } = useQuery(boardQuery(board.id, period, page));
  return (
    <div className="boards boards--full">
      <section className="boards__panel" aria-labelledby="full-board">
        <header className="boards__head">
          <h2 id="full-board">{board.title}</h2>
          <nav className="segments" aria-label="Period">
            {board.periods.map((each) => (
              <Link key={each} to={boardPath(board.id, each)} aria-current={each === period ? "page" : undefined}>
                {PERIOD_NAMES[each]}
              </Link>
            ))}
          </nav>
        </header>
        {!data && isError && <RankingFailed onRetry={() => void refetch()} />}
        {!data && !isError && <RankingWaiting rows={PAGE_SIZE} />}
        {data?.rows.length === 0 && (
          <RankingNote>{page > 1 ? "The board ends before this page." : "Nobody yet. Be the first."}</RankingNote>
        )}
        {data && data.rows.length > 0 && <BoardRows rows={data.rows} board={board} label={board.title} />}
        <Pager board={board} period={period} page={page} hasMore={data?.hasMore ?? false} />
      </section>
      <OwnPlacePanel board={board} period={period} />
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
          Better
        </ButtonLink>
      )}
      <span className="muted">Page {page}</span>
      {hasMore && (
        <ButtonLink look="outline" to={boardPath(board.id, period, page + 1)}>
          Further down
        </ButtonLink>
      )}
    </nav>
  );
}

function OwnPlacePanel({ board, period }: { board: Board; period: Period }) {
  const { status, user } = useSession();
  const { data, isError, refetch } = useQuery({
    ...ownPlaceQuery(user?.id ?? "", board.id, period),
    enabled: status === "signed-in",
  });
  if (status !== "signed-in") return null;
  return (
    <section className="boards__panel boards__own" aria-labelledby="own-place">
      <h2 id="own-place">Where you are</h2>
      {!data && isError && <RankingFailed onRetry={() => void refetch()} />}
      {!data && !isError && <RankingWaiting rows={3} />}
      {data && <Place place={data} board={board} />}
    </section>
  );
}

function Place({ place, board }: { place: OwnPlace; board: Board }) {
  if (place.rank === null) return <RankingNote>You are not on this board yet. It does not take much.</RankingNote>;
  return (
    <>
      <p className="own-rank">
        <b className="display">{place.exact ? number.format(place.rank) : `~${number.format(place.rank)}`}</b>
        <span className="muted">{board.format(place.value)}</span>
      </p>
      <BoardRows rows={place.neighbours} board={board} label="Your neighbours" />
    </>
  );
}
