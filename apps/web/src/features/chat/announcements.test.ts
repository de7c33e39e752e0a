import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAnnouncer, wordsFor } from "./announcements.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const by = (username: string, words: string) => ({ username, words });

test("a screen reader hears few lines whole, and many as a number with the last one", () => {
  expect(wordsFor([by("ada", "hi")])).toBe("ada: hi");
  expect(wordsFor([by("ada", "hi"), by("bo", "hello")])).toBe("ada: hi. bo: hello");
  expect(wordsFor([by("ada", "hi"), by("bo", "hello"), by("cy", "hey")])).toBe("3 new messages. The last one, cy: hey");
});

test("a flood of lines is announced once every few seconds", () => {
  const heard: string[] = [];
  const announcer = createAnnouncer((words) => heard.push(words), 4000);
  announcer.add(by("ada", "1"));
  for (let second = 0; second < 8; second++) {
    vi.advanceTimersByTime(1000);
    announcer.add(by("ada", `more ${second}`));
  }
  expect(heard).toEqual([
    "ada: 1",
    "3 new messages. The last one, ada: more 2",
    "4 new messages. The last one, ada: more 6",
  ]);
  announcer.stop();
});

test("nothing is announced after the page was left", () => {
  const heard: string[] = [];
  const announcer = createAnnouncer((words) => heard.push(words), 4000);
  announcer.add(by("ada", "1"));
  announcer.add(by("ada", "2"));
  announcer.stop();
  vi.advanceTimersByTime(10_000);
  expect(heard).toEqual(["ada: 1"]);
});
