/** Texts for a run that does not count: a label during play, a sentence after it. */
export type Unranked = { mark: string; note: string };

export const PRACTICE: Unranked = { mark: "Practice", note: "A practice run: not on the board." };

export const raceAgainst = (name: string): Unranked => ({
  mark: "Race",
  note: `Raced ${name}, with the same seed: unranked.`,
});

export const takenOverFrom = (name: string): Unranked => ({
  mark: "Unranked",
  note: `Taken over from ${name}: unranked.`,
});
