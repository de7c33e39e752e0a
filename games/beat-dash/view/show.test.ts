import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { describe, expect, test } from "vitest";
import { firstGoal, nextFlag, reportPicture } from "#beat-dash/report-picture.ts";
import { rules } from "#beat-dash/rules.ts";
import { courseOf, MODE, type State } from "#beat-dash/rules/state.ts";
import { BEAT } from "#beat-dash/rules/course.ts";
import { SONGS } from "#beat-dash/rules/songs.ts";
import { frameOf } from "./frame.ts";
import { dropsOf, showAt } from "./show.ts";

const startOf = (variant: string): State => rules.start(readSeed("7a".repeat(16)), variant);
const at = (variant: string, beats: number) => {
  const state = startOf(variant);
  return showAt(state, courseOf(state), beats * BEAT);
};

describe("the drops", () => {
  test("are the loudest bars, and every song has at least two", () => {
    expect(dropsOf({ mode: MODE.song, song: 0 }, 20)).toEqual([
      { from: 8, to: 12 },
      { from: 16, to: 20 },
    ]);
    for (const [song, { mood }] of SONGS.entries())
      expect(dropsOf({ mode: MODE.take, song }, mood.length).length).toBeGreaterThan(1);
  });

  test("are built up to for a bar, and begin on the beat", () => {
    expect(at("song-1", 27).build).toBe(0);
    expect(at("song-1", 31)).toMatchObject({ isDrop: false, drop: 0, build: 0.75 });
    expect(at("song-1", 32)).toMatchObject({ isDrop: true, since: 0, build: 0, number: 0 });
    expect(at("song-1", 36)).toMatchObject({ drop: 1, number: 0 });
    expect(at("song-1", 65)).toMatchObject({ isDrop: true, number: 1 });
  });

  test("bring the camera nearer, and leave it where it is with reduced motion", () => {
    const zoomAt = (beats: number, isCalm = false) =>
      frameOf(createPaperStage({ width: 560, height: 315, isCalm }), beats * BEAT, at("song-1", beats)).zoom;
    expect(zoomAt(20)).toBe(1);
    expect(zoomAt(31.9)).toBeLessThan(1);
    expect(zoomAt(38.5)).toBeGreaterThan(1.15);
    expect(zoomAt(38.5, true)).toBe(1);
  });
});

test("a flight is seen from farther away, and the camera climbs with the ground", () => {
  expect(at("song-4", 32).flight).toBe(0);
  expect(at("song-4", 34).flight).toBe(1);
  expect(at("song-3", 18).height).toBeGreaterThan(0.5);
});

test("a remix has another scene every 16 bars, and a song keeps its own", () => {
  const { song } = startOf("");
  expect([0, 63, 64, 129].map((beats) => at("", beats).scene)).toEqual([0, 0, 1, 2].map((by) => (song + by) % 10));
  expect([0, 70].map((beats) => at("song-3", beats).scene)).toEqual([2, 2]);
});

describe("the report of an unfinished song", () => {
  test("names the next phrase as the goal, and that of a take the next star", () => {
    const song = { ...startOf("song-1"), tick: 320 };
    expect(firstGoal(song)).toBe("You got to 13\u00a0%. 7\u00a0% more to the next flag.");
    expect(nextFlag({ ...startOf("take-1"), tick: 200 })).toBe(20);
    expect(nextFlag({ ...startOf("take-1"), tick: 700 })).toBe(50);
    const lost = { ...startOf("take-1"), tick: 700, perfects: 6, misses: 4 };
    expect(firstGoal(lost)).toBe("60\u00a0% of the drums hit. A star takes 75\u00a0%.");
  });

  test("shows the way, which a whole song and a remix do not need", () => {
    const { context, strokes } = createPaperStage();
    reportPicture({ ...startOf("song-1"), tick: 320 })!.draw(context);
    expect(strokes.length).toBeGreaterThan(10);
    expect(reportPicture({ ...startOf("song-1"), isFinished: 1 })).toBeNull();
    expect(reportPicture(startOf(""))).toBeNull();
  });
});
