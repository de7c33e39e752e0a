import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, refusalOf } from "#testing/answers.ts";
import { accessOf, messagesOn } from "#testing/topics.ts";
import type { Player, Visitor } from "#testing/rules-site.ts";
import { openRaceSite, type Race, type RaceSite } from "./race-site.ts";

let site: RaceSite;
beforeAll(async () => {
  site = await openRaceSite();
});
afterAll(() => site.close());

const ruleFor = async (player: Visitor, code: string) => {
  const { status, rule } = await site.askToJoin(player, code);
  return status === "joined" ? "joined" : rule;
};
const statusOf = async (asked: PromiseLike<{ status: number }>) => (await asked).status;

describe("opening a race", () => {
  test("is for teachers and players of 16 or over; younger ones may duel with a friend, children may not", async () => {
    const tries = { race: {}, guests: { open_to: "guests" }, duel: { kind: "duel", open_to: "friends" } };
    const statuses: Record<string, number[]> = {};
    for (const band of [null, "under-13", "13-15", "16-18", "adult"]) {
      const player = await site.aged(band);
      const asked = [];
      for (const wish of Object.values(tries)) asked.push(await statusOf(site.askToOpen(player, wish)));
      statuses[String(band)] = asked;
    }
    expect(statuses).toEqual({
      null: [403, 403, 403],
      "under-13": [403, 403, 403],
      "13-15": [403, 403, 200],
      "16-18": [200, 403, 200],
      adult: [200, 403, 200],
    });
    expect(await statusOf(site.askToOpen(await site.newTeacher(), tries.guests))).toBe(200);
  });

  test("for a homeroom is for its own teacher only", async () => {
    const [teacher, other] = [await site.newTeacher(), await site.newTeacher()];
    const homeroom_id = await site.newHomeroom(teacher);
    const wish = { open_to: "homeroom", homeroom_id };
    expect(refusalOf(await site.askToOpen(other, wish))).toBe("404 There is no such homeroom.");
    expect(await statusOf(site.askToOpen(await site.aged("adult"), wish))).toBe(403);
    expect(await statusOf(site.askToOpen(teacher, wish))).toBe(200);
  });

  test("is limited to three open races", async () => {
    const teacher = await site.newTeacher();
    const races = [];
    for (let count = 0; count < 3; count++) races.push(await site.open(teacher));
    expect(refusalOf(await site.askToOpen(teacher))).toBe("409 You have 3 open races. End one first.");
    answerOf(await teacher.rpc("end_race", { race_id: races[0]!.race_id }));
    expect(await statusOf(site.askToOpen(teacher))).toBe(200);
  });

  test("is refused to visitors", async () => {
    expect(await statusOf(site.visitor.rpc("open_race", { app_id: "pond-walk" }))).toBe(401);
  });
});

describe("joining a race", () => {
  test("follows age and homeroom", async () => {
    const [teacher, other] = [await site.newTeacher(), await site.newTeacher()];
    const homeroom_id = await site.newHomeroom(teacher);
    const pupil = await site.aged("under-13");
    await site.addMember(homeroom_id, pupil, "Mina");
    const codes = {
      "their teacher's": (await site.open(teacher, { open_to: "homeroom", homeroom_id })).code,
      "their teacher's open one": (await site.open(teacher)).code,
      "another teacher's": (await site.open(other, { open_to: "guests" })).code,
      "a player's": (await site.open(await site.aged("16-18"))).code,
    };
    const people = {
      pupil,
      child: await site.aged("under-13"),
      ageless: await site.aged(null),
      teenager: await site.aged("13-15"),
    };
    const found: Record<string, (string | undefined)[]> = {};
    for (const [name, player] of Object.entries(people)) {
      const rules = [];
      for (const code of Object.values(codes)) rules.push(await ruleFor(player, code));
      found[name] = rules;
    }
    expect(found).toEqual({
      pupil: ["joined", "joined", "age", "age"],
      child: ["age", "age", "age", "age"],
      ageless: ["age", "age", "age", "age"],
      teenager: ["homeroom", "joined", "joined", "joined"],
    });
  });

  test("shows real names only in a race of the homeroom, and to its teacher", async () => {
    const teacher = await site.newTeacher();
    const homeroom_id = await site.newHomeroom(teacher);
    const [pupil, mate] = [await site.aged("under-13"), await site.aged("under-13")];
    await site.addMember(homeroom_id, pupil, "Mina Real");
    await site.addMember(homeroom_id, mate, "Otto Real");
    const closed = await site.open(teacher, { open_to: "homeroom", homeroom_id });
    const mixed = await site.open(teacher, { open_to: "guests", homeroom_id });
    for (const { code } of [closed, mixed]) await site.join(pupil, code);
    const inside = await site.see(await site.join(mate, closed.code), closed.race_id);
    expect(inside.runners.map(({ name }) => name)).toEqual(["Mina Real", "Otto Real"]);
    // The answer has no account beside the name, because a classmate could look it up.
    for (const seen of [inside, await site.seeAsHost(teacher, closed.race_id)])
      for (const { id } of [pupil, mate]) expect(JSON.stringify(seen)).not.toContain(id);
    const guest = await site.join(site.visitor, mixed.code);
    expect(JSON.stringify(await site.see(guest, mixed.race_id))).not.toContain("Real");
    expect(JSON.stringify(await site.see(guest, mixed.race_id))).not.toContain(pupil.id);
    expect(JSON.stringify(await site.seeAsHost(teacher, mixed.race_id))).toContain("Mina Real");
  });

  test("as a guest needs the teacher's permission, and makes no account", async () => {
    const teacher = await site.newTeacher();
    const [closed, open] = [await site.open(teacher), await site.open(teacher, { open_to: "guests" })];
    const accounts = () => site.sql(`select count(*) from auth.users`);
    const before = await accounts();
    expect(await site.askToJoin(site.visitor, closed.code)).toMatchObject({ status: "refused", rule: "guests" });
    const guest = await site.join(site.visitor, open.code);
    const seen = await site.see(guest, open.race_id);
    expect(seen.runners).toMatchObject([
      { no: 1, is_guest: true, name: expect.stringMatching(/^[A-Z][a-z]+ [A-Z][a-z]+$/) },
    ]);
    expect(seen.runners[0]!.name.length).toBeLessThanOrEqual(12);
    expect(await accounts()).toEqual(before);
    // The secret opens nothing else: not another race, no run, no chat, and it is no token.
    const other = await site.open(await site.newTeacher(), { open_to: "guests" });
    expect(await statusOf(site.visitor.rpc("get_race", { race_id: other.race_id, guest: guest.guest! }))).toBe(404);
    const as = site.as(guest.guest!);
    expect(await statusOf(as.rpc("start_run", { app_id: "pond-walk" }))).toBe(401);
    expect(await statusOf(as.rpc("say", { room_id: "global", body: "hello" }))).toBe(401);
    // Only its hash is stored.
    const [[stored]] = (await site.sql(
      `select count(*) from private.race_runners r where r::text like '%' || $1 || '%'`,
      guest.guest,
    )) as [[string]];
    expect(Number(stored)).toBe(0);
  });

  test("is refused when the race is full or locked; joining twice returns the same seat", async () => {
    const teacher = await site.newTeacher();
    const { code, race_id } = await site.open(teacher, { open_to: "guests" });
    const player = await site.aged("adult");
    expect((await site.join(player, code)).no).toBe(1);
    expect((await site.join(player, code)).no).toBe(1);
    answerOf(await teacher.rpc("lock_race", { race_id, locked: true }));
    expect(await site.askToJoin(site.visitor, code)).toMatchObject({ rule: "locked" });
    answerOf(await teacher.rpc("lock_race", { race_id, locked: false }));
    for (let seats = 1; seats < 40; seats++) await site.join(site.visitor, code);
    expect(await site.askToJoin(site.visitor, code)).toMatchObject({ rule: "full" });
    expect(new Set((await site.seeAsHost(teacher, race_id)).runners.map(({ name }) => name)).size).toBe(40);
  });

  test("hides the race from players whom the host blocks, and who block the host", async () => {
    const host = await site.aged("adult");
    const [blocked, blocking] = [await site.aged("adult"), await site.aged("adult")];
    answerOf(await host.rpc("block_player", { blocked: blocked.id }));
    answerOf(await blocking.rpc("block_player", { blocked: host.id }));
    const { code } = await site.open(host);
    const nowhere = await site.askToJoin(await site.aged("adult"), "ABCDEF");
    expect(await site.askToJoin(blocked, code)).toEqual(nowhere);
    expect(await site.askToJoin(blocking, code)).toEqual(nowhere);
  });

  test("ends with the race, and two hours after the opening at the latest", async () => {
    const teacher = await site.newTeacher();
    const [ended, old] = [await site.open(teacher), await site.open(teacher)];
    answerOf(await teacher.rpc("end_race", { race_id: ended.race_id }));
    expect(await ruleFor(await site.aged("adult"), ended.code)).toBe("code");
    await site.travel("2 hours");
    expect(await ruleFor(await site.aged("adult"), old.code)).toBe("code");
    expect(refusalOf(await teacher.rpc("start_race", { race_id: old.race_id }))).toBe("410 This race is over.");
  });

  test("with the code of a homeroom that is open for joining leads there, and is no wrong code", async () => {
    const teacher = await site.newTeacher();
    const homeroom = await site.newHomeroom(teacher);
    const [[code]] = (await site.sql(`select code from private.homerooms where id = $1`, homeroom)) as [[string]];
    const wrongCodes = async () =>
      (await site.sql(`select coalesce(sum(cardinality(wrong_at)), 0) from private.code_guesses`))[0]![0];
    const before = await wrongCodes();
    expect(await ruleFor(site.visitor, code), "joining is closed").toBe("code");
    const closed = await wrongCodes();
    expect(Number(closed)).toBeGreaterThan(Number(before));
    await site.sql(
      `update private.homerooms set joining_until = private.now() + interval '15 minutes' where id = $1`,
      homeroom,
    );
    expect(await ruleFor(site.visitor, ` ${code.toLowerCase()}`)).toBe("joining");
    expect(await ruleFor(await site.aged("adult"), code)).toBe("joining");
    expect(await wrongCodes()).toBe(closed);
  });

  test("by guessing is stopped after 30 wrong codes a minute; right codes are not counted", async () => {
    await site.travel("1 hour");
    const { code } = await site.open(await site.newTeacher(), { open_to: "guests" });
    const guess = async (tried: string) => (await site.askToJoin(site.visitor, tried)).rule;
    let wrong = 0;
    let rule = await guess("ZZZZZZ");
    // The limit refills while this runs, so a slow machine needs a few more.
    for (; wrong < 500 && rule === "code"; wrong++) {
      await guess(code);
      rule = await guess("ZZZZZZ");
    }
    expect(rule).toBe("wait");
    expect(wrong).toBeGreaterThanOrEqual(30);
    await site.travel("2 minutes");
  });
});

describe("the host of a race", () => {
  test("alone can start, lock, remove, end, rematch and end a round", async () => {
    const host = await site.aged("adult");
    const { code, race_id } = await site.open(host);
    const [runner, stranger] = [await site.aged("adult"), await site.aged("adult")];
    await site.join(runner, code);
    const acts = (who: Player) => [
      who.rpc("start_race", { race_id }),
      who.rpc("lock_race", { race_id, locked: true }),
      who.rpc("remove_runner", { race_id, no: 1 }),
      who.rpc("end_race", { race_id }),
      who.rpc("rematch_race", { race_id }),
      who.rpc("end_round", { race_id }),
    ];
    for (const act of acts(runner)) expect(await statusOf(act)).toBe(403);
    for (const act of acts(stranger)) expect(await statusOf(act)).toBe(404);
  });

  test("removes a runner, who hears and reads nothing more, and cannot come back", async () => {
    const teacher = await site.newTeacher();
    const { code, race_id } = await site.open(teacher, { open_to: "guests" });
    const bad = await site.aged("adult");
    const runner = await site.join(bad, code);
    const guest = await site.join(site.visitor, code);
    const { topic } = await site.see(runner, race_id);
    expect([await accessOf(site, topic, bad), await accessOf(site, topic, null)]).toEqual([["read"], ["read"]]);
    const race = answerOf<Race>(await teacher.rpc("remove_runner", { race_id, no: runner.no }));
    expect(race.runners.map(({ no }) => no)).toEqual([guest.no]);
    expect(race.topic).not.toBe(topic);
    expect([await accessOf(site, topic, bad), await accessOf(site, topic, null)]).toEqual([[], []]);
    expect(await accessOf(site, race.topic, bad)).toEqual([]);
    expect((await site.see(guest, race_id)).topic).toBe(race.topic);
    expect(await statusOf(bad.rpc("get_race", { race_id }))).toBe(404);
    expect(await ruleFor(bad, code)).toBe("removed");
  });

  test("sees that a name was reported; an account's name also goes to the moderators", async () => {
    const teacher = await site.newTeacher();
    const { code, race_id } = await site.open(teacher, { open_to: "guests" });
    const player = await site.aged("adult");
    const named = await site.join(player, code);
    const guest = await site.join(site.visitor, code);
    const report = { race_id, no: named.no, why: "other", guest: guest.guest! };
    answerOf(await site.visitor.rpc("report_runner", report));
    answerOf(await site.visitor.rpc("report_runner", report));
    answerOf(await player.rpc("report_runner", { race_id, no: guest.no, why: "other" }));
    expect((await site.seeAsHost(teacher, race_id)).runners.map(({ reports }) => reports)).toEqual([1, 1]);
    expect(await site.sql(`select count(*) from public.reports where target_id = $1`, player.id)).toEqual([["1"]]);
    // Only the host's page gets a message to read the race again, once for each report.
    expect(await messagesOn(site, `race-host:${race_id}`)).toEqual([
      ["race", {}],
      ["race", {}],
    ]);
  });
});

describe("the words in a race", () => {
  test("are preset cheers, one in two seconds, by runners", async () => {
    const teacher = await site.newTeacher();
    const { code, race_id } = await site.open(teacher, { open_to: "guests" });
    const guest = await site.join(site.visitor, code);
    const cheer = (words: string) => site.visitor.rpc("cheer_race", { race_id, cheer: words, guest: guest.guest! });
    expect(await statusOf(cheer("wow"))).toBe(200);
    expect(await statusOf(cheer("wow"))).toBe(429);
    await site.travel("2 seconds");
    expect(await statusOf(cheer("meet me at the gym"))).toBe(400);
    expect(await statusOf(site.visitor.rpc("cheer_race", { race_id, cheer: "wow" }))).toBe(404);
  });
});

describe("a race's topics", () => {
  test("are written by the database only, and read by runners, the host, and guests who know the key", async () => {
    const teacher = await site.newTeacher();
    const { code, race_id, topic } = await site.open(teacher);
    const [runner, stranger] = [await site.aged("adult"), await site.aged("adult")];
    await site.join(runner, code);
    const heard = async (name: string) => {
      const found = [];
      for (const who of [teacher, runner, stranger, null]) found.push(await accessOf(site, name, who));
      return found;
    };
    expect(await heard(topic)).toEqual([["read"], ["read"], [], []]);
    expect(await heard(`race:${race_id}:${"0".repeat(32)}`)).toEqual([[], [], [], []]);
    expect(await heard(`race:${race_id}`)).toEqual([[], [], [], []]);
    expect(await heard(`race-host:${race_id}`)).toEqual([["read"], [], [], []]);
    expect(await heard("race:%")).toEqual([[], [], [], []]);
  });
});

test("an hour after a race everything of it is gone, also of its guests", async () => {
  const teacher = await site.newTeacher();
  const { code, race_id } = await site.open(teacher, { open_to: "guests" });
  const guest = await site.join(site.visitor, code);
  await site.start(teacher, race_id);
  await site.begin(guest, race_id);
  answerOf(await teacher.rpc("end_race", { race_id }));
  const rows = () =>
    site.sql(
      `select (select count(*) from private.races where id = $1::uuid) + (select count(*) from private.race_runners where race_id = $1::uuid)
         + (select count(*) from private.race_runs where race_id = $1::uuid)`,
      race_id,
    );
  await site.travel("59 minutes");
  await site.sql(`select private.sweep()`);
  expect(await rows()).toEqual([["3"]]);
  await site.travel("2 minutes");
  await site.sql(`select private.sweep()`);
  expect(await rows()).toEqual([["0"]]);
});
