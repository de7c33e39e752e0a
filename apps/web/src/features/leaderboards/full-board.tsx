import type { OwnPlace } from "@quackademy/contract/rpc-answers.ts";
import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "#lib/site/format.ts";
import { classPath, displayTitle } from "#lib/site/class-title.ts";
import { signInPath } from "#lib/session/session-next.ts";
import { useSession } from "#lib/session/session.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { RankingFailed, RankingNote, RankingSkeleton } from "#ui/ranking.tsx";
import { BoardRows } from "./board-rows.tsx";
import { type Board, boardPath, classOfBoard, type Period, PERIOD_NAMES } from "./boards-api.ts";
import { boardQuery, ownPlaceQuery, PAGE_SIZE } from "./leaderboards-api.ts";

/** A full board: its periods, its pages, and the player's own place. */
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
        <OwnPlacePanel board={board} period={period} />
        <ClassPanel board={board} />
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

function OwnPlacePanel({ board, period }: { board: Board; period: Period }) {
  const { status, user } = useSession();
  const isVisitor = status === "signed-out" || status === "needs-factor";
  const { data, isError, refetch } = useQuery({
    ...ownPlaceQuery(user?.id ?? "", board.id, period),
    enabled: status === "signed-in",
  });
  return (
    <section className="boards__panel boards__own" aria-labelledby="own-place">
      <h2 id="own-place">Your rank</h2>
      {isVisitor && <Invitation board={board} />}
      {!isVisitor && !data && isError && <RankingFailed onRetry={() => void refetch()} />}
      {!isVisitor && !data && !isError && <RankingSkeleton rows={3} />}
      {!isVisitor && data && <Place place={data} board={board} />}
    </section>
  );
}

function Invitation({ board }: { board: Board }) {
  return (
    <div className="boards__invitation">
      <img src="/art/duck.svg" alt="" width={96} height={98} loading="lazy" />
      <p className="muted">You are watching from the edge of the pond. Sign in to get on the board.</p>
      <ButtonLink to={signInPath(boardPath(board.id))} icon="person">
        Sign in
      </ButtonLink>
    </div>
  );
}

/** The link from a class's board to the class. */
function ClassPanel({ board }: { board: Board }) {
  const id = classOfBoard(board.id);
  if (id === undefined) return null;
  return (
    <section className="boards__panel boards__class" aria-labelledby="board-class">
      <img src={`/covers/${id}.svg`} alt="" width={320} height={200} loading="lazy" />
      <h2 id="board-class">{displayTitle(id)}</h2>
      <ButtonLink look="outline" to={classPath(id)} icon="play">
        Take the class
      </ButtonLink>
    </section>
  );
}

function Place({ place, board }: { place: OwnPlace; board: Board }) {
  if (place.rank === null) return <RankingNote>You are not on this board yet. It does not take much.</RankingNote>;
  return (
    <>
      <p className="own-rank">
        <b className="display">{place.exact ? formatNumber(place.rank) : `~${formatNumber(place.rank)}`}</b>
        <span className="muted">{board.format(place.value)}</span>
      </p>
      <BoardRows rows={place.neighbours} board={board} label="Your neighbours" />
    </>
  );
}
