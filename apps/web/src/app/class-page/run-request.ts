import { createContext } from "react";
import type { RunRequest } from "#features/play/use-game.ts";

/** A recorded run and whether to watch it or race against it; to take over a clip, its id. */
export type RequestedRun = ShownRun | { submissionId: string; type: "takeOver" };
export type ShownRun = {
  submissionId: string;
  type: "watch" | "race";
  /** Opened by a challenge link: "beat my 312". */
  isChallenge?: true;
};

type RunRequestState = {
  /** What the game shows next. */
  request: RunRequest | null;
  /** Requests a run, which is then fetched and shown. */
  show: (run: RequestedRun) => void;
  /** Shows or races a run that is already here. */
  start: (request: RunRequest) => void;
};

export const RunRequestContext = createContext<RunRequestState>({ request: null, show: () => {}, start: () => {} });
