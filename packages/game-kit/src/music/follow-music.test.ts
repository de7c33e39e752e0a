import { expect, test } from "vitest";
import { createMusicFollower, intensityAt } from "./follow-music.ts";

function follow() {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const player = {
    tick: note("tick"),
    restart: note("restart"),
    resume: note("resume"),
    pause: note("pause"),
    duck: note("duck"),
    secondsOff: () => 0,
  };
  return { done, follow: createMusicFollower(player) };
}

test("a run starts the tune from its beginning, and pausing it pauses the tune once", () => {
  const { done, follow: onFrame } = follow();
  const run = {};
  onFrame(run, 1);
  onFrame(run, 1);
  onFrame(run, null);
  onFrame(run, null);
  onFrame(run, 2);
  expect(done).toEqual(["restart", "tick", "tick", "pause", "resume", "tick"]);
});

test("the next run starts it again, and a title is silent", () => {
  const { done, follow: onFrame } = follow();
  onFrame({}, null);
  expect(done).toEqual([]);
  onFrame({}, 1);
  onFrame({}, 1);
  expect(done).toEqual(["restart", "tick", "restart", "tick"]);
});

test("more of the tune plays the longer a run lasts", () => {
  expect([0, 14, 15, 44, 45, 600].map((second) => intensityAt(second * 60))).toEqual([1, 1, 2, 2, 3, 3]);
});

test("the tune joins a recorded run on its beat, and again after a pause or a jump", () => {
  const sought: number[] = [];
  const player = {
    tick: () => {},
    restart: (second = 0) => void sought.push(second),
    resume: () => {},
    pause: () => {},
  };
  const onFrame = createMusicFollower(player as unknown as Parameters<typeof createMusicFollower>[0]);
  const replay = {};
  for (const second of [3, 3.02, 3.04]) onFrame(replay, 1, 0, second);
  onFrame(replay, null, 0, 3.04);
  onFrame(replay, 1, 0, 3.04);
  onFrame(replay, 1, 0, 60);
  onFrame(replay, 1, 0, 60.02);
  expect(sought).toEqual([3, 3.04, 60]);
});

test("the tune of a game on the beat is set right when it is off, and when the game jumps back", () => {
  const sought: [number, boolean][] = [];
  let off = 0;
  const player = {
    tick: () => {},
    restart: (second = 0, exact = false) => void sought.push([second, exact]),
    resume: () => {},
    pause: () => {},
    secondsOff: () => off,
  };
  const onFrame = createMusicFollower(player as unknown as Parameters<typeof createMusicFollower>[0]);
  const run = {};
  onFrame(run, 1, 0, 0, true);
  onFrame(run, 1, 0, 0.02, true);
  off = 0.1;
  onFrame(run, 1, 0, 0.04, true);
  off = 0;
  onFrame(run, 1, 0, 0.06, true);
  onFrame(run, 1, 0, 9, true);
  onFrame(run, 1, 0, 4, true);
  expect(sought).toEqual([
    [0, true],
    [0.04, true],
    [9, true],
    [4, true],
  ]);
});
