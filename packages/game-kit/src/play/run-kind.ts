import type { Replay, RunTicket } from "@quackademy/game-sdk/protocol.ts";
import type { Unranked } from "./unranked-run.ts";

/** A run that the player requests. */
export type RunWish = { mode: "ranked" | "daily" | "race"; variant: string };

/** How a run starts, the ghost it races, and the note about it. */
export type RunKind = {
  ticket: RunTicket;
  session: "new" | { replay: Replay; frame: number };
  ghost?: Replay;
  isOwn: boolean;
  again: () => void;
  unranked?: Unranked;
  /** A label during play, such as "Daily". */
  mark?: string;
  /** The run before has just ended: the player is ready, so nothing is counted down. */
  isAgain: boolean;
};
