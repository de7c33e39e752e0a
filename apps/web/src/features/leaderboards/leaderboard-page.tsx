import "./leaderboard-page.css";
import { useSessionParams } from "#lib/session/session-params.ts";
import { Later } from "#lib/page/later.ts";
import { usePage } from "#lib/page/use-page.ts";
import { Link } from "#ui/link.tsx";
import { BoardOverview } from "./board-overview.tsx";
import { findBoard, findPeriod } from "./boards-api.ts";
import { FullBoard } from "./full-board.tsx";

const MAX_PAGE = 500;
const loadDaily = async () => (await import("./board-extras.ts")).BOARD_EXTRAS.DailyBoard;

/** The five boards; with `?board=` one full board, or the daily challenge. An unknown board shows the overview. */
export default function LeaderboardPage() {
  const query = useSessionParams();
  const name = query.get("board");
  const board = findBoard(name);
  const isDaily = name === "daily";
  const title = isDaily ? "Daily challenge" : board?.title;
  usePage({ title: title ? `${title} · Leaderboard` : "Leaderboard" });
  const page = Math.min(MAX_PAGE, Math.max(1, Math.trunc(Number(query.get("page")) || 1)));
  return (
    <div className="wrap leaderboard">
      <div className="leaderboard__head">
        <h1 tabIndex={-1}>Leaderboard</h1>
        {title ? (
          <Link className="boards__more" to="/leaderboard">
            All boards
          </Link>
        ) : (
          <p className="muted">Boards pay no Dabloons. They are just for fun.</p>
        )}
      </div>
      {isDaily && <Later load={loadDaily} props={{}} />}
      {board && <FullBoard board={board} period={findPeriod(board, query.get("period"))} page={page} />}
      {!title && <BoardOverview />}
    </div>
  );
}
