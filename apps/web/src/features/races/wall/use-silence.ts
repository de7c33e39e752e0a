import { useEffect, useState } from "react";
import type { NewsFeed } from "#features/races/news-feed.ts";

const CHECK_MS = 1000;
/** Runners send at least twice a second. */
const SILENT_MS = 6000;
const NOBODY: ReadonlySet<number> = new Set();

/** The runners who still play but have sent nothing for some seconds. */
export function useSilence(feed: NewsFeed, playing: readonly number[]): ReadonlySet<number> {
  const [silent, setSilent] = useState(NOBODY);
  const key = playing.join();
  useEffect(() => {
    const begun = Date.now();
    const heardAt = new Map<number, number>();
    const stop = feed.listen(({ runs }) => {
      for (const [no] of runs) heardAt.set(no, Date.now());
    });
    const watched = key === "" ? [] : key.split(",").map(Number);
    const timer = setInterval(() => {
      const now = watched.filter((no) => Date.now() - (heardAt.get(no) ?? begun) > SILENT_MS);
      setSilent((before) => (now.join() === [...before].join() ? before : new Set(now)));
    }, CHECK_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [feed, key]);
  return silent;
}
