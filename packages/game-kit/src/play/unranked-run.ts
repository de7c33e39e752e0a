import type { RunTicket } from "@quackademy/game-sdk/protocol.ts";

/** Texts for a run that does not count: a label during play, a sentence after it. */
export type Unranked = { mark: string; note: string };

const PRACTICE: Unranked = { mark: "Practice", note: "A practice run: not on the board." };

/** A visitor's run without the server's ticket: only the game's own save has it. */
const VISITING: Unranked = { mark: "Visitor", note: "Your best is kept on this device. Sign in to be ranked." };

/** The server gave no ticket in time. The player can only play again. */
const UNANSWERED: Unranked = {
  mark: "Practice",
  note: "The server did not answer in time, so this run was practice. The next one asks again.",
};

/** The text for a run without the server's ticket, by the page's reason. */
export const unrankedBecause = (why: RunTicket["why"]): Unranked =>
  why === "no-answer" ? UNANSWERED : why === "visitor" ? VISITING : PRACTICE;

export const raceAgainst = (name: string): Unranked => ({
  mark: "Race",
  note: `A race with the run of ${name}: not on the board.`,
});

export const takenOverFrom = (name: string): Unranked => ({
  mark: "Unranked",
  note: `Taken over from ${name}: not on the board.`,
});
