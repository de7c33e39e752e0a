import { createContext } from "react";
import type { GameWish } from "#features/play/use-game.ts";

/** A recorded run and whether to watch it or race against it. */
export type AskedRun = { submissionId: string; type: "watch" | "race" };

type Wishing = {
  /** What the game shows next. */
  wish: GameWish | null;
  /** Requests a run, which is then fetched and shown. */
  show: (run: AskedRun) => void;
};

export const PlayWish = createContext<Wishing>({ wish: null, show: () => {} });
