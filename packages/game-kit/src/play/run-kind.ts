import type { Replay, RunTicket } from "@quackademy/game-sdk/protocol.ts";
import type { Unranked } from "./unranked-run.ts";

/** How a run begins, against whom, and what is to be said of it. */
export type RunKind = {
  ticket: RunTicket;
  session: "new" | { replay: Replay; frame: number };
  ghost?: Replay;
  isOwn: boolean;
  again: () => void;
  unranked?: Unranked;
};
