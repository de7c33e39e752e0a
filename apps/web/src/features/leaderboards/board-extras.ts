import { BoardModeLinks } from "./board-mode-links.tsx";
import { BoardSide } from "./board-side.tsx";
import { DailyBoard } from "./daily-board.tsx";
import { DailyPanel } from "./daily-panel.tsx";

/** Parts of the leaderboard that load after the first paint, in one chunk. */
export const BOARD_EXTRAS = { BoardModeLinks, BoardSide, DailyBoard, DailyPanel };
