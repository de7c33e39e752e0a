import type { Replay, RunTicket } from "@quackademy/game-sdk/protocol.ts";
import type { Unranked } from "./unranked-run.ts";

/** How a run starts, the ghost it races, and the note about it. */
export type RunKind = {
  ticket: RunTicket;
  session: "new" | { replay: Replay; frame: number };
  ghost?: Replay;
  isOwn: boolean;
  again: () => void;
  unranked?: Unranked;
};
