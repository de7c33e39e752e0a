import { randomUUID } from "node:crypto";
import fs from "node:fs";
import type { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, codeOf } from "./testing/answers.ts";
import { openRulesSite, type RulesSite, type Visitor } from "./testing/rules-site.ts";

// The function that CONTRIBUTING.md asks its readers to write, exactly as it stands there.
const GUIDE = new URL("../../CONTRIBUTING.md", import.meta.url);
const MIGRATION = /`supabase\/migrations\/\d+_favourite_count\.sql`[^\n]*\n\n```sql\n([\s\S]*?)^```$/m;

let site: RulesSite;
beforeAll(async () => {
  const sql = MIGRATION.exec(fs.readFileSync(GUIDE, "utf8"))![1];
  // A reader who follows the guide has this function in the migrations.
  site = await openRulesSite(`drop function if exists public.count_favorites(), private.count_favorites(); ${sql}`);
});
afterAll(() => site.close());

/** The row types do not know the function. */
const countFavourites = (caller: Visitor) => (caller as unknown as PostgrestClient).rpc("count_favorites");

describe("the database function of CONTRIBUTING.md", () => {
  test("counts a player's own favourites and nobody else's", async () => {
    const [player, rival] = [await site.newPlayer(), await site.newPlayer()];
    await player.from("favorite_apps").insert({ user_id: player.id, app_id: "skyhop" });
    expect(answerOf(await countFavourites(player))).toBe(1);
    expect(answerOf(await countFavourites(rival))).toBe(0);
  });

  test("answers a player who has no profile yet", async () => {
    const id = randomUUID();
    await site.sql(`insert into auth.users (id) values ($1)`, id);
    expect(answerOf(await countFavourites(site.as(await site.gateway.tokenFor({ sub: id, aal: "aal1" }))))).toBe(0);
  });

  test("is refused to visitors and to players who have not shown their second factor", async () => {
    expect(codeOf(await countFavourites(site.visitor))).toEqual([401, "42501"]);
    expect(codeOf(await countFavourites(await site.newPlayer({ factor: "not shown" })))).toEqual([403, "42501"]);
  });
});
