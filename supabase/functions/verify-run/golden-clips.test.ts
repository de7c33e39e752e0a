import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { isShort } from "../../../apps/server/src/testing/short-form.ts";
import type { GameRules } from "../../../packages/game-kit/src/core/game-rules.ts";
import { loadRules } from "./load-rules.ts";
import { RELEASED } from "./rules/released.js";
import { compareClips } from "./testing/golden-clips.ts";
import { GOLDEN_RUNS } from "./testing/golden-runs.ts";
import { olderViews, releasedViews } from "./testing/released-views.ts";

/** `npm run proof -- clips` compares more, of all runs. */
const CLIPS = isShort ? 1 : 2;

test("every release keeps its view; npm run games:release writes it", () => {
  expect(releasedViews().map(({ id, version }) => `${id}.${version}`)).toEqual(Object.keys(RELEASED).sort());
});

// In the short form the newest release of each game: the files of older ones never change.
const newest = new Map(GOLDEN_RUNS.map(({ app, version }) => [app, version]));
const tried = releasedViews().filter(({ id, version }) => !isShort || newest.get(id) === version);

describe.each(tried)("clips of $id $version", ({ id, version, load }) => {
  test("have the states of the run that the server judged, at both ends", async () => {
    const [view, judged] = [await load(), (await loadRules(id, version))!];
    const { runs } = GOLDEN_RUNS.find((each) => each.app === id && each.version === version)!;
    expect(compareClips(view, judged, runs[0]!, CLIPS).wrong).toEqual([]);
  });
});

test.each(olderViews())("the kept view of $id $version has the rules of its release", async ({ id, version, load }) => {
  const file = new URL(`testing/older-rules/${id}.${version}.js`, import.meta.url);
  const { rules } = (await import(/* @vite-ignore */ file.href)) as { rules: GameRules<unknown> };
  const view = await load();
  const seed = [3, 1, 4, 1] as const;
  const [kept, judged] = [view.rules.start(seed), rules.start(seed)];
  for (let frame = 0; frame < 600; frame++) {
    const inputs = { held: (frame >> 4) & 31, taps: frame % 40 === 0 ? [frame % 9] : [] };
    view.rules.step(kept, inputs);
    rules.step(judged, inputs);
  }
  expect(view.rules.hash(kept)).toBe(rules.hash(judged));
  expect(view.createFace().view.draw).toBeTypeOf("function");
});

test("two older releases are kept for these tests", () => {
  expect(olderViews().map(({ id }) => id)).toEqual(["lumen", "orbit-post"]);
  expect(fs.existsSync(new URL("testing/older-rules/", import.meta.url))).toBe(true);
});
