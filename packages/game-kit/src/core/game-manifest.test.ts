import { expect, test } from "vitest";
import { findManifestProblems } from "./game-manifest.ts";

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
])("a manifest with %s %j is refused", (field, value, says) => {
  expect(findManifestProblems({ ...FINE, [field]: value })).toEqual([expect.stringContaining(says)]);
});

test.each([null, 3, "game"])("%j is not a valid manifest", (json) => {
  expect(findManifestProblems(json)).toHaveLength(1);
});
