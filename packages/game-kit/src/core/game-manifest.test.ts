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
  ["id", "Drift Belt", "id is a slug"],
  ["title", " ", "title has words"],
  ["code", "ARCADE", "code is like"],
  ["protocol", 2, "protocol is 1"],
  ["categories", [], "categories name"],
  ["devices", ["keyboard", "dance mat"], "devices are of"],
  ["features", ["coins"], "features are of"],
  ["spine", "purple", "spine is a colour"],
  ["howTo", ["1", "2", "3", "4", "5"], "howTo has one to four"],
  ["controls", [{ action: "Hop" }], "controls have action"],
  ["score", { kind: "points", order: "up", unit: "", min: 0, max: 9 }, "score has kind"],
  ["score", { kind: "points", order: "desc", unit: "", min: 9, max: 9 }, "score has kind"],
  ["verifier", undefined, "verifier is"],
  ["olderRules", ["1.0.0"], "olderRules are versions"],
])("a manifest with %s %j is refused", (field, value, says) => {
  expect(findManifestProblems({ ...FINE, [field]: value })).toEqual([expect.stringContaining(says)]);
});

test.each([null, 3, "game"])("%j is not a valid manifest", (json) => {
  expect(findManifestProblems(json)).toHaveLength(1);
});
