import type { OwnPlace } from "@quackademy/contract/rpc-answers.ts";
import { useQuery } from "@tanstack/react-query";
import { loadBoardPanel } from "#features/homeroom/board-panel-api.ts";
import { Later } from "#lib/page/later.ts";
import { formatNumber } from "#lib/site/format.ts";
import { classPath, displayTitle } from "#lib/site/class-title.ts";
import { signInPath } from "#lib/session/session-next.ts";
import { useSession } from "#lib/session/session.ts";
import { ButtonLink } from "#ui/button.tsx";
import { RankingFailed, RankingNote, RankingSkeleton } from "#ui/ranking.tsx";
import { BoardRows } from "./board-rows.tsx";
import { type Board, boardPath, type Period, readClassBoard } from "./boards-api.ts";
import { ownPlaceQuery } from "./leaderboards-api.ts";

/** The column beside a full board: the player's own place, and the board's class. */
export function BoardSide({ board, period }: { board: Board; period: Period }) {
  return (
    <>
      <OwnPlacePanel board={board} period={period} />
      <HomeroomPart board={board} period={period} />
      <ClassPanel board={board} />
    </>
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

/** Boards of classes only: coins, time and streaks would tell a teacher more than the pupils' list allows. */
function HomeroomPart({ board, period }: { board: Board; period: Period }) {
  const isPlayer = useSession().status === "signed-in";
  if (!isPlayer || !readClassBoard(board.id)) return null;
  return <Later load={loadBoardPanel} props={{ board: board.id, period }} />;
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
  const id = readClassBoard(board.id)?.classId;
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
