// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { accounts } from "#testing/stand-in-accounts.ts";
import { createLoadedRules } from "./loaded-rules.ts";

const BUILD = "GET /g/blink/game.json";
const ENTRY = "/g/blink/index.html";

function loaded(simVersion: string | null) {
  vi.stubGlobal("location", new URL("http://quack.test/class/blink"));
  accounts.answers[BUILD] = [200, { sim_version: simVersion }];
  const onOutdated = vi.fn<() => void>();
  const rules = createLoadedRules(onOutdated);
  rules.remember(ENTRY);
  return { rules, onOutdated };
}

test("a game with the run's rules version can play it", async () => {
  const { rules, onOutdated } = loaded("v1");
  expect(await rules.has("v1")).toBe(true);
  expect(onOutdated).not.toHaveBeenCalled();
});

test("an outdated game is reported once, and plays on if the newer one cannot be loaded", async () => {
  const { rules, onOutdated } = loaded("v1");
  expect(await rules.has("v2")).toBe(false);
  rules.remember(ENTRY);
  expect(await rules.has("v2")).toBe(false);
  expect(onOutdated).toHaveBeenCalledOnce();
});

test("a reloaded game has the newer rules", async () => {
  const { rules } = loaded("v1");
  expect(await rules.has("v2")).toBe(false);
  accounts.answers[BUILD] = [200, { sim_version: "v2" }];
  rules.remember(ENTRY);
  expect(await rules.has("v2")).toBe(true);
});

test("nothing is compared if the loaded version is unknown or the game is from another site", async () => {
  const { rules, onOutdated } = loaded(null);
  expect(await rules.has("v2")).toBe(true);
  accounts.answers[BUILD] = [404, {}];
  rules.remember(ENTRY);
  expect(await rules.has("v2")).toBe(true);
  rules.remember("https://elsewhere.test/game/");
  expect(await rules.has("v2")).toBe(true);
  expect(onOutdated).not.toHaveBeenCalled();
});
