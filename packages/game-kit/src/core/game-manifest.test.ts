import { expect, test } from "vitest";
import { findManifestProblems, variantsOf } from "./game-manifest.ts";

const FINE = {
  id: "pond-hop",
  title: "Pond Hop",
  code: "ARC 99",
  tagline: "Arcade · one button",
  description: "Hop while the lily pad is under you.",
  version: "1.0.0",
  protocol: 1,
  categories: ["arcade"],
  ages: "6+",
  players: 1,
  devices: ["keyboard", "touch", "gamepad"],
  orientation: "any",
  features: ["runs", "replays", "saves"],
  spine: "#0F6F77",
  featured: false,
  score: { kind: "points", order: "desc", unit: "hops", min: 0, max: 100000 },
  verifier: "replay",
  controls: [{ action: "Hop", keys: "Space", touch: "Tap", pad: "A" }],
  howTo: ["Hop while the pad is under the duck."],
  a11y: ["one button"],
  licence: "MIT",
  credits: "Quackademy",
};

const HOP = { id: "", title: "Hop", hint: "Hop as far as you can." };
const MAP = { id: "map", title: "Map", hint: "Sixty ponds.", levels: 60 };

test("a complete manifest has no problems", () => {
  expect(findManifestProblems(FINE)).toEqual([]);
});

test.each([
  ["id", "Drift Belt", "id must be a slug"],
  ["title", " ", "title must not be empty"],
  ["tagline", "q".repeat(61), "tagline must have at most 60 characters"],
  ["code", "ARCADE", "code must look like"],
  ["protocol", 2, "protocol must be 1"],
  ["categories", [], "categories must have"],
  ["categories", ["arcade", "board", "maths", "physics", "puzzle"], "categories must have one to four"],
  ["devices", ["keyboard", "dance mat"], "devices must be some of"],
  ["features", ["coins"], "features must be some of"],
  ["spine", "purple", "spine must be a colour"],
  ["howTo", ["1", "2", "3", "4", "5"], "howTo must have one to four"],
  ["controls", [{ action: "Hop" }], "controls must have action"],
  ["score", { kind: "points", order: "up", unit: "", min: 0, max: 9 }, "score must have kind"],
  ["score", { kind: "points", order: "desc", unit: "", min: 9, max: 9 }, "score must have kind"],
  ["verifier", undefined, "verifier must be"],
  ["olderRules", ["1.0.0"], "olderRules must be released versions"],
  ["score", { ...FINE.score, version: 0 }, "score.version must be"],
  ["score", { ...FINE.score, least: -1 }, "score.least must be"],
  ["modes", [], "each of the modes must have"],
  ["modes", [{ id: "", title: "Hop" }], "each of the modes must have"],
  ["modes", [{ ...HOP, id: "Hop It" }], "each of the modes must have"],
  ["modes", [{ ...HOP, title: "q".repeat(41) }], "each of the modes must have"],
  ["modes", [{ ...HOP, id: "hop" }], 'the first mode must have the id ""'],
  ["modes", [HOP, { ...HOP, title: "Again" }], 'only the first mode can have the id ""'],
  ["modes", [HOP, { ...MAP, levels: 120 }], "must be at most 120"],
  ["modes", [HOP, MAP, { ...MAP, id: "map-2", levels: undefined }], "can have the same id"],
  ["modes", [HOP, { ...MAP, id: "a-very-long-name-of-maps" }], "must have at most 24 characters"],
])("a manifest with %s %j is refused", (field, value, says) => {
  expect(findManifestProblems({ ...FINE, [field]: value })).toEqual([expect.stringContaining(says)]);
});

test("modes and their levels are variants", () => {
  const modes = [HOP, { ...MAP, levels: 2 }, { id: "calm", title: "Calm", hint: "No wind." }];
  const score = { ...FINE.score, version: 2, least: 5 };
  expect(findManifestProblems({ ...FINE, score, modes })).toEqual([]);
  expect(variantsOf({ modes })).toEqual(["", "map-1", "map-2", "calm"]);
  expect(variantsOf({})).toEqual([""]);
});

test.each([null, 3, "game"])("%j is not a valid manifest", (json) => {
  expect(findManifestProblems(json)).toHaveLength(1);
});
