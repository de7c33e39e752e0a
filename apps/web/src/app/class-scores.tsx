import type { AppCard, AppRow } from "#features/classes/classes-api.ts";
import { ScoreDesk } from "#features/scores/score-desk.tsx";
import { ClassBoard } from "./class-board.tsx";

/** The board of a class whose runs are replayed; elsewhere scores come with a picture. */
export function ClassScores({ app, detail }: { app: AppCard; detail: AppRow | undefined }) {
  if (!detail || app.entry === null) return null;
  return detail.verifier === "replay" ? <ClassBoard app={app} /> : <ScoreDesk app={detail} />;
}
