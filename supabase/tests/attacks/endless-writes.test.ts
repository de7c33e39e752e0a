import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, refusalOf } from "#testing/answers.ts";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite();
});
afterAll(() => site.close());

type Answer = {
  status: number;
  data: unknown;
  error: { message: string; code: string; details?: string | null } | null;
};
type Limit = { burst: number; everySeconds: number };

async function limitOf(bucket: string): Promise<Limit> {
  const [row] = await site.sql(
    `select burst::text, extract(epoch from every)::text from private.write_limits where bucket = $1`,
    bucket,
  );
  return { burst: Number(row![0]), everySeconds: Number(row![1]) };
}

const serverSeconds = async () => Number((await site.sql(`select extract(epoch from private.now())::text`))[0]![0]);

/** Sets a player's rate-limit bucket to this many tokens. */
async function leaveTokens({ id }: Player, bucket: string, left: number): Promise<void> {
  await site.sql(
    `insert into private.write_buckets (user_id, bucket, full_at)
     select $1, bucket, private.now() + every * (burst - $3::int) from private.write_limits where bucket = $2
     on conflict (user_id, bucket) do update set full_at = excluded.full_at`,
    id,
    bucket,
    String(left),
  );
}

/** Writes until the first refusal, and returns the number of accepted writes. The bucket refills a little meanwhile. */
async function writeUntilRefused(bucket: string, burst: number, write: (time: number) => PromiseLike<Answer>) {
  const { everySeconds } = await limitOf(bucket);
  const began = await serverSeconds();
  let allowed = 0;
  for (; allowed < 3 * burst + 1000; allowed++) {
    const answer = await write(allowed);
    if (!answer.error) continue;
    const most = burst + Math.floor(((await serverSeconds()) - began) / everySeconds) + 1;
    return { allowed, most, refusal: refusalOf(answer), wait: Number(answer.error.details) };
  }
  throw new Error(`${bucket} has no limit`);
}

describe("a player who writes as fast as the machine can", () => {
  const writes: [bucket: string, write: (player: Player) => (time: number) => PromiseLike<Answer>][] = [
    ["saves", (player) => (rev) => player.rpc("save_game", { app_id: "lumen", data: "x", base_rev: rev })],
    [
      "favourites",
      (player) => async (time) => {
        const row = { user_id: player.id, app_id: "lumen" };
        if (time > 0) await player.from("favorite_apps").delete().match(row);
        return player.from("favorite_apps").insert(row);
      },
    ],
    [
      "profile",
      (player) => (time) =>
        player
          .from("my_users")
          .update({ user_about: `${time}` })
          .eq("user_id", player.id),
    ],
    ["plays", (player) => () => player.from("apps_played").update({ app_id: "skyhop" }).eq("user_id", player.id)],
    [
      "privacy",
      (player) => (time) =>
        player
          .from("privacy_settings")
          .update({ show_activity: time % 2 === 0 })
          .eq("user_id", player.id),
    ],
    ["wardrobe", (player) => (time) => player.rpc("equip_item", { item_id: "sword", on: time % 2 === 0 })],
    [
      "wardrobe",
      (player) => (time) =>
        player
          .from("items_unlocked")
          .update({ equipped: time % 2 === 0 })
          .match({ user_id: player.id, item: "sword" }),
    ],
    [
      "videos",
      (player) => (time) =>
        player
          .from("creator_videos")
          .update({ title: `v${time}` })
          .eq("user_id", player.id),
    ],
    [
      "departures",
      (player) => async () => {
        answerOf(await player.rpc("delete_account"));
        return player.rpc("cancel_account_deletion");
      },
    ],
  ];

  test.each(writes)(
    "is refused when the bucket of %s is empty, told how long to wait, and accepted after that",
    async (bucket, of) => {
      const player = await site.newPlayer({ coins: 1000, roles: ["creator"] });
      answerOf(await player.rpc("buy_item", { item_id: "sword" }));
      answerOf(await player.from("apps_played").upsert({ user_id: player.id, app_id: "skyhop" }));
      answerOf(await player.from("privacy_settings").upsert({ user_id: player.id, show_activity: false }));
      answerOf(await player.from("creator_videos").insert({ title: "v", url: "https://youtu.be/quack" }));
      await leaveTokens(player, bucket, 5);
      const write = of(player);
      const { allowed, most, refusal, wait } = await writeUntilRefused(bucket, 5, write);
      expect(allowed).toBeLessThanOrEqual(most);
      expect(refusal).toMatch(/^429 .+ Try again in \d+ seconds?\.$/);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual((await limitOf(bucket)).everySeconds);
      await site.travel(`${wait} seconds`);
      expect((await write(allowed)).error).toBeNull();
    },
  );

  test("cannot start, submit or report on runs without limit", async () => {
    const limits = await Promise.all(["runs", "submissions", "checkpoints"].map(limitOf));
    for (const { burst, everySeconds } of limits) expect(burst + 86_400 / everySeconds).toBeLessThan(22_000);
    const player = await site.newPlayer();
    for (const bucket of ["runs", "submissions", "checkpoints"]) await leaveTokens(player, bucket, 0);
    const refused = async (call: PromiseLike<Answer>) =>
      expect(refusalOf(await call)).toMatch(/^429 .* too often\. Try again in /);
    await refused(player.rpc("start_run", { app_id: "skyhop" }));
    await site.sql(`delete from private.write_buckets where user_id = $1 and bucket = 'runs'`, player.id);
    const { run_id } = answerOf<{ run_id: string }>(await player.rpc("start_run", { app_id: "skyhop" }));
    await site.sql(`update public.game_runs set started_at = started_at - interval '1 minute' where id = $1`, run_id);
    await refused(player.rpc("checkpoint_run", { run_id, frame: 600, hash: 1, log_hash: 1 }));
    await refused(player.rpc("submit_run", { run_id, log: "AAAA", score: 1, final_hash: "0", frames: 60 }));
  });

  test("pays for saves by their size", async () => {
    const player = await site.newPlayer();
    const data = "x".repeat(65_536);
    const save = (rev: number) => player.rpc("save_game", { app_id: "lumen", data, base_rev: rev });
    const { burst, everySeconds } = await limitOf("saves");
    const { allowed } = await writeUntilRefused("saves", burst, save);
    expect(allowed).toBeGreaterThanOrEqual(burst / 8);
    expect(allowed).toBeLessThan(burst);
    // The most that one player can write in a day: less than 150 MB.
    expect((burst + 86_400 / everySeconds) * 8192).toBeLessThan(150e6);
  });

  test("does not use up the rate limit of others", async () => {
    const [greedy, other] = [await site.newPlayer(), await site.newPlayer()];
    await leaveTokens(greedy, "saves", 0);
    expect((await greedy.rpc("save_game", { app_id: "lumen", data: "more" })).status).toBe(429);
    expect((await other.rpc("save_game", { app_id: "lumen", data: "mine" })).error).toBeNull();
  });

  test("stores a burst of two thousand saves at most, and five of those are kept", async () => {
    const player = await site.newPlayer();
    const { burst, everySeconds } = await limitOf("saves");
    const began = await serverSeconds();
    // Runs inside the database, because that many requests would be slow.
    await site.sql(`do $$
      declare
        rev int := 0;
        refused int := 0;
      begin
        perform set_config('request.jwt.claims', json_build_object('sub', '${player.id}', 'role', 'authenticated')::text, true);
        set local role authenticated;
        for attempt in 1..2000 loop
          begin
            rev := (public.save_game('lumen', 'attempt ' || attempt, rev) ->> 'rev')::int;
          exception when sqlstate 'PT429' then
            refused := refused + 1;
          end;
        end loop;
        if rev + refused <> 2000 then raise exception 'an attempt was neither stored nor refused'; end if;
      end $$`);
    const [row] = await site.sql(
      `select max(rev)::text, count(*)::text from public.game_saves where user_id = $1`,
      player.id,
    );
    const most = burst + Math.floor(((await serverSeconds()) - began) / everySeconds) + 1;
    expect(Number(row![0])).toBeGreaterThanOrEqual(burst);
    expect(Number(row![0])).toBeLessThanOrEqual(most);
    expect(row![1]).toBe("5");
  });
});

test("setting the clock back locks nobody out", async () => {
  const player = await site.newPlayer();
  answerOf(await player.rpc("save_game", { app_id: "lumen", data: "x" }));
  await leaveTokens(player, "saves", 0);
  await site.travel("-1 day");
  expect((await player.rpc("save_game", { app_id: "lumen", data: "y", base_rev: 1 })).error).toBeNull();
  await site.travel("1 day");
});

test("the sweep deletes a full bucket, and keeps one in use", async () => {
  const [idle, busy] = [await site.newPlayer(), await site.newPlayer()];
  answerOf(await idle.rpc("save_game", { app_id: "lumen", data: "x" }));
  await site.travel("1 hour");
  answerOf(await busy.rpc("save_game", { app_id: "lumen", data: "x" }));
  answerOf(await site.service.rpc("sweep"));
  const rows = await site.sql(`select user_id::text from private.write_buckets where bucket = 'saves'`);
  expect(rows).toEqual([[busy.id]]);
});

test("no period contains more writes than burst and refill allow, however they are spread", async () => {
  const write = fc.record({
    afterMs: fc.integer({ min: -20_000, max: 20_000 }),
    tokens: fc.integer({ min: 1, max: 4 }),
  });
  const sequence = fc.array(write, { minLength: 1, maxLength: 40 });
  const [BURST, EVERY_MS] = [6, 2000];
  await fc.assert(
    fc.asyncProperty(sequence, async (writes) => {
      let at = 1_000_000;
      const asked = writes.map(({ afterMs, tokens }) => ({ at: (at += Math.max(0, afterMs)), tokens }));
      const [row] = await site.sql(
        `with recursive told as (
           select ordinality as place, (value ->> 'at')::bigint as at, (value ->> 'tokens')::int as tokens
           from jsonb_array_elements($1::jsonb) with ordinality
         ), kept as (
           select 0::bigint as place, null::timestamptz as full_at, false as is_allowed
           union all
           select t.place, coalesce(a.after, k.full_at), a.after is not null from kept k join told t on t.place = k.place + 1
           cross join lateral private.bucket_after(
             k.full_at, to_timestamp(t.at / 1000.0), make_interval(secs => $2::float8), $3::int, t.tokens
           ) as a (after)
         ) select jsonb_agg(is_allowed order by place)::text from kept where place > 0`,
        JSON.stringify(asked),
        String(EVERY_MS / 1000),
        String(BURST),
      );
      const isAllowed = JSON.parse(row![0]!) as boolean[];
      const allowed = asked.filter((_, place) => isAllowed[place]);
      for (let first = 0; first < allowed.length; first++) {
        let tokens = 0;
        for (const { at: when, tokens: more } of allowed.slice(first)) {
          tokens += more;
          expect(tokens).toBeLessThanOrEqual(BURST + (when - allowed[first]!.at) / EVERY_MS);
        }
      }
      // No wait is longer than refilling the bucket takes.
      asked.forEach(({ at: when }, place) => {
        const before = place === 0 ? -Infinity : asked[place - 1]!.at;
        if (when - before >= BURST * EVERY_MS) expect(isAllowed[place]).toBe(true);
      });
    }),
    { numRuns: 60 },
  );
});
