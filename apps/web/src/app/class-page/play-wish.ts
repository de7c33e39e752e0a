import { createContext } from "react";
import type { GameWish } from "#features/play/use-game.ts";

/** Somebody's run, and what is to be done with it. */
export type AskedRun = { submissionId: string; type: "watch" | "race" };

type Wishing = {
  /** What the game is to show. */
  wish: GameWish | null;
  /** Asks for a run, to be fetched and shown. */
  show: (run: AskedRun) => void;
};

export const PlayWish = createContext<Wishing>({ wish: null, show: () => {} });
