import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { openTestDatabase } from "#testing/test-database.ts";
import { syncCatalogue, syncCatalogueOrWarn } from "./sync-catalogue.ts";

const temp = fs.mkdtempSync(path.join(os.tmpdir(), "quack-catalogue-"));
let db: Database;
beforeAll(async () => {
  db = await openTestDatabase(path.join(temp, "data"));
});
afterAll(async () => {
  await db.close();
  fs.rmSync(temp, { recursive: true, force: true });
});

const GAME = {
  id: "pond-hop",
  title: "Pond Hop",
  code: "TST 07",
  tagline: "Arcade · a test",
  description: "Hop from leaf to leaf.",
  categories: ["arcade", "puzzle"],
  players: 2,
  devices: ["keyboard", "touch"],
  spine: "#5b34b8",
  featured: true,
  score: { kind: "time", order: "asc", unit: "ms", min: 10, max: 60_000 },
  verifier: "replay",
  controls: [{ action: "Hop", keys: "Space", touch: "Tap", pad: "A" }],
  licence: "MIT",
  entry: "/g/pond-hop/index.html",
  sim_version: "00112233445566aa",
};
const skyhop = { ...GAME, id: "skyhop", code: "ARC 03", entry: "/g/skyhop/index.html" };

function built(...games: object[]): string {
  const folder = fs.mkdtempSync(path.join(temp, "games-"));
  fs.writeFileSync(path.join(folder, "catalogue.json"), JSON.stringify(games));
  return folder;
}

const ask = async (text: string) => (await db.asPlatform({ text, values: [] }))[0]?.[0];
const classOf = async (id: string) =>
  JSON.parse((await ask(`select to_jsonb(a) from public.apps a where id = '${id}'`)) ?? "null") as Record<
    string,
    unknown
  > | null;

describe("the catalogue of games", () => {
  beforeEach(async () => {
    await ask(`delete from public.apps where id = 'pond-hop'`);
    await syncCatalogue(db, built());
  });

  test("creates a class for a new game, with everything in its manifest", async () => {
    expect(await syncCatalogue(db, built(GAME))).toEqual(["pond-hop"]);
    expect(await classOf("pond-hop")).toMatchObject({
      title: "pond-hop",
      code: "TST 07",
      tagline: "Arcade · a test",
      description: "Hop from leaf to leaf.",
      categories: ["arcade", "puzzle"],
      players: 2,
      devices: ["keyboard", "touch"],
      spine: "#5B34B8",
      featured: true,
      controls: GAME.controls,
      licence: "MIT",
      icon: "/covers/pond-hop.svg",
      entry: "/g/pond-hop/index.html",
      sim_version: "00112233445566aa",
      verifier: "replay",
      score_order: "asc",
      score_unit: "ms",
      score_min: 10,
      score_max: 60_000,
      listed: true,
    });
    expect(await ask(`select count(*) from private.daily_seeds where app_id = 'pond-hop'`)).toBe("8");
  });

  test("updates what changed, and writes nothing when nothing did", async () => {
    await syncCatalogue(db, built(GAME, skyhop));
    const writes = () => ask(`select string_agg(xmin::text, ' ' order by id) from public.apps`);
    const before = await writes();
    expect(await syncCatalogue(db, built(GAME, skyhop))).toEqual([]);
    expect(await writes()).toBe(before);
    const newer = { ...skyhop, sim_version: "ffffffffffffffff" };
    expect(await syncCatalogue(db, built(GAME, newer))).toEqual(["skyhop"]);
    expect(await classOf("skyhop")).toMatchObject({ sim_version: "ffffffffffffffff", listed: true });
  });

  test("has the modes of a game, and the version and the least of its scores", async () => {
    const modes = [
      { id: "", title: "Hop", hint: "As far as you can." },
      { id: "map", title: "Map", hint: "Nine ponds.", levels: 9 },
    ];
    const score = { ...GAME.score, version: 2, least: 500 };
    const listed = () =>
      ask(`select json_agg(id || ' ' || title || ' ' || coalesce(levels, 0) order by position)
      from public.app_modes where app_id = 'pond-hop'`);
    expect(await syncCatalogue(db, built({ ...GAME, score, modes }))).toEqual(["pond-hop"]);
    expect(await classOf("pond-hop")).toMatchObject({ score_version: 2, score_least: 500 });
    expect(JSON.parse((await listed())!)).toEqual([" Hop 0", "map Map 9"]);
    expect(await syncCatalogue(db, built({ ...GAME, score, modes }))).toEqual([]);
    expect(await syncCatalogue(db, built({ ...GAME, score, modes: modes.slice(0, 1) }))).toEqual(["pond-hop"]);
    expect(JSON.parse((await listed())!)).toEqual([" Hop 0"]);
    expect(await syncCatalogue(db, built(GAME))).toEqual(["pond-hop"]);
    expect(await classOf("pond-hop")).toMatchObject({ score_version: 1, score_least: null });
    expect(await listed()).toBe(null);
  });

  test("leaves the listing to the operator", async () => {
    await syncCatalogue(db, built(GAME));
    await ask(`update public.apps set listed = false where id = 'pond-hop'`);
    await syncCatalogue(db, built({ ...GAME, tagline: "Newer" }));
    expect(await classOf("pond-hop")).toMatchObject({ tagline: "Newer", listed: false });
  });

  test("keeps the class of a removed game, with nothing to play", async () => {
    await syncCatalogue(db, built(GAME, skyhop));
    expect(await syncCatalogue(db, built(skyhop))).toEqual(["pond-hop"]);
    expect(await classOf("pond-hop")).toMatchObject({ entry: null, sim_version: null, listed: true });
    expect(await classOf("skyhop")).toMatchObject({ entry: "/g/skyhop/index.html" });
  });

  test("has no version for games without replays, and does not change external games", async () => {
    await ask(`update public.apps set entry = 'https://elsewhere.example/game' where id = 'lumen'`);
    await syncCatalogue(db, built({ ...GAME, verifier: "none" }));
    expect(await classOf("pond-hop")).toMatchObject({ verifier: "none", sim_version: null });
    expect(await classOf("lumen")).toMatchObject({ entry: "https://elsewhere.example/game" });
  });

  test("is synced once, when many servers start at the same time", async () => {
    const folder = built(GAME, skyhop);
    const changed = await Promise.all(Array.from({ length: 5 }, () => syncCatalogue(db, folder)));
    expect(changed.flat().sort()).toEqual(["pond-hop", "skyhop"]);
  });

  test("that is missing changes nothing", async () => {
    await syncCatalogue(db, built(GAME));
    expect(await syncCatalogue(db, path.join(temp, "nowhere"))).toEqual([]);
    expect(await classOf("pond-hop")).toMatchObject({ entry: "/g/pond-hop/index.html" });
  });

  test("that is invalid is refused as a whole, and the site starts anyway", async () => {
    const said: string[] = [];
    const wrong = built(GAME, { ...skyhop, categories: ["no-such-category"] });
    await expect(syncCatalogue(db, wrong)).rejects.toThrow(`there is no category "no-such-category"`);
    await syncCatalogueOrWarn(db, wrong, (message) => said.push(message));
    expect(said).toEqual([`The catalogue of games was not updated: there is no category "no-such-category"`]);
    expect(await classOf("pond-hop")).toBeNull();
  });
});
