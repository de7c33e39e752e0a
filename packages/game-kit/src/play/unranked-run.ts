/** Texts for a run that does not count: a label during play, a sentence after it. */
export type Unranked = { mark: string; note: string };

export const PRACTICE: Unranked = { mark: "Practice", note: "A practice run: not on the board." };

/** A visitor's run without the server's ticket: only the game's own save has it. */
export const VISITING: Unranked = { mark: "Visitor", note: "Your best is kept on this device. Sign in to be ranked." };

export const raceAgainst = (name: string): Unranked => ({
  mark: "Race",
  note: `A race with the run of ${name}: not on the board.`,
});

export const takenOverFrom = (name: string): Unranked => ({
  mark: "Unranked",
  note: `Taken over from ${name}: not on the board.`,
});
