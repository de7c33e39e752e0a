import { ScoreDesk } from "#features/scores/score-desk.tsx";
import { ClassBoard } from "./class-board.tsx";
import { ClassReport } from "./class-report.tsx";
import { RunNotice } from "./run-notice.tsx";

/** What a class page has besides its game. They arrive together. */
export const CLASS_PARTS = { ClassBoard, ClassReport, RunNotice, ScoreDesk };
