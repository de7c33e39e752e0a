import type { RaceNews } from "@quackademy/contract/race-answers.ts";

type Hear = (news: RaceNews) => void;

/** Passes live news on to the game's frame and to the scores, without drawing the page for each. */
export function createNewsFeed() {
  const listeners = new Set<Hear>();
  const gapListeners = new Set<() => void>();
  return {
    tell: (news: RaceNews): void => listeners.forEach((hear) => hear(news)),
    listen(hear: Hear): () => void {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    /** The connection is new: messages may have been missed. */
    tellGap: (): void => gapListeners.forEach((hear) => hear()),
    onGap(hear: () => void): () => void {
      gapListeners.add(hear);
      return () => gapListeners.delete(hear);
    },
  };
}

export type NewsFeed = ReturnType<typeof createNewsFeed>;
