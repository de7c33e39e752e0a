import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, refusalOf } from "#testing/answers.ts";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";

let site: RulesSite;
let moderator: Player;
let second: Player;
beforeAll(async () => {
  site = await openRulesSite();
  moderator = await site.newPlayer({ roles: ["moderator"] });
  second = await site.newPlayer({ roles: ["moderator"] });
});
afterAll(() => site.close());

type Item = { subject: string; reports: number; is_urgent: boolean; title: string };
type Shown = {
  is_mine: boolean;
  player: Record<string, unknown> & { username: string; user_about: string };
  reports: { by: string; words: string | null; details: string }[];
  trail: { id: number; verb: string; reason: string; by: string; undone_at: string | null }[];
};
type Notice = { id: number; kind: string; sentence: string; read_at: string | null };

const list = async (queue: string, by = moderator) => answerOf<Item[]>(await by.rpc("moderation_list", { queue }));
const show = async (queue: string, subject: string, by = moderator) =>
  answerOf<Shown>(await by.rpc("moderation_item", { queue, subject }));
const decide = (queue: string, subject: string, verb: string, by = moderator, reason = "Private data.") =>
  by.rpc("moderate", { queue, subject, verb, reason });
const undo = (id: number, by = moderator) => by.rpc("undo_decision", { decision_id: id });
const noticesOf = async (player: Player) =>
  answerOf<Notice[]>(await player.from("notices").select("id, kind, sentence, read_at").order("id"));
const saidTo = async (player: Player) => (await noticesOf(player)).map(({ sentence }) => sentence);

async function writer(user_about: string): Promise<Player> {
  const player = await site.newPlayer();
  await site.sql(`update public.my_users set user_about = $2 where user_id = $1`, player.id, user_about);
  return player;
}
const report = (by: { rpc: Player["rpc"] }, target_kind: string, target_id: string, reason = "unkind", details = "") =>
  by.rpc("report", { target_kind, target_id, reason, details });
const profileOf = async (player: Player) =>
  (await site.sql(`select username, user_about from public.my_users where user_id = $1`, player.id))[0]!;

describe("a report about a profile text", () => {
  test("is one item for all reporters, shows the text as reported, and its removal is told to all of them", async () => {
    const writes = await writer("add me outside");
    const [first, other] = [await site.newPlayer(), await site.newPlayer()];
    answerOf(await report(first, "about", writes.id, "unkind", "wants my account"));
    answerOf(await report(other, "about", writes.id));
    await site.sql(`update public.my_users set user_about = 'all is well' where user_id = $1`, writes.id);
    const subject = `about:${writes.id}`;

    expect((await list("reports")).find((item) => item.subject === subject)).toMatchObject({
      reports: 2,
      is_urgent: false,
    });
    const shown = await show("reports", subject);
    expect(shown.reports.map(({ words }) => words)).toEqual(["add me outside", "add me outside"]);
    expect(shown.is_mine).toBe(false);

    answerOf(await decide("reports", subject, "remove"));
    expect((await profileOf(writes))[1]).toBe("");
    expect(await saidTo(writes)).toEqual(["A moderator removed your profile text: Private data."]);
    for (const reporter of [first, other])
      expect(await saidTo(reporter)).toEqual(["We looked at your report and acted on it. Thank you for telling us."]);
    expect((await list("reports")).some((item) => item.subject === subject)).toBe(false);
    expect(refusalOf(await decide("reports", subject, "stand", second))).toBe("404 This has already been decided.");
  });

  test("can be undone: the text and the reports come back, and the audit trail shows it", async () => {
    const writes = await writer("I like bread");
    answerOf(await report(await site.newPlayer(), "about", writes.id));
    const subject = `about:${writes.id}`;
    const { id } = answerOf<{ id: number }>(await decide("reports", subject, "remove-suspend"));
    expect((await writes.rpc("claim_streak")).status).toBe(403);
    answerOf(await undo(id, second));
    expect((await profileOf(writes))[1]).toBe("I like bread");
    expect((await writes.rpc("claim_streak")).error).toBeNull();
    const { trail } = await show("reports", subject);
    expect(trail).toMatchObject([{ verb: "remove-suspend", reason: "Private data." }]);
    expect(trail[0]!.undone_at).not.toBeNull();
    expect((await list("reports")).some((item) => item.subject === subject)).toBe(true);
    expect(refusalOf(await undo(id))).toBe("409 This decision was already undone.");
  });

  test("comes first when the reporter does not feel safe", async () => {
    const [early, late] = [await writer("a"), await writer("b")];
    const reporter = await site.newPlayer();
    answerOf(await report(reporter, "about", early.id));
    answerOf(await report(reporter, "about", late.id, "unsafe"));
    const [first] = await list("reports");
    expect(first).toMatchObject({ subject: `about:${late.id}`, is_urgent: true });
    const counts = answerOf<{ queues: { reports: { is_urgent: boolean } } }>(await moderator.rpc("moderation_counts"));
    expect(counts.queues.reports.is_urgent).toBe(true);
  });
});

describe("a report about a name", () => {
  test("removes the name, and an undo restores it unless it was taken meanwhile", async () => {
    const player = await site.newPlayer({ username: "ferdinand-drake" });
    answerOf(await report(await site.newPlayer(), "name", player.id));
    const { id } = answerOf<{ id: number }>(await decide("reports", `name:${player.id}`, "remove"));
    expect((await profileOf(player))[0]).toMatch(/^[0-9a-z]{10}$/);
    const thief = await site.newPlayer({ username: "ferdinand.drake" });
    expect(refusalOf(await undo(id))).toBe("409 Another player has that name now.");
    await site.sql(`update public.my_users set username = 'somebody-else' where user_id = $1`, thief.id);
    answerOf(await undo(id));
    expect((await profileOf(player))[0]).toBe("ferdinand-drake");
  });
});

describe("reports by visitors", () => {
  test("are accepted, five a day per address", async () => {
    const target = await writer("hello");
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push((await report(site.visitor, "about", target.id)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await show("reports", `about:${target.id}`)).reports[0]!.by).toBe("a visitor");
    await site.travel("25 hours");
    expect((await report(site.visitor, "about", target.id)).status).toBe(200);
  });

  test("about nothing, or about oneself, are refused", async () => {
    const player = await site.newPlayer();
    expect((await report(player, "about", "00000000-0000-4000-8000-000000000000")).status).toBe(404);
    expect((await report(player, "about", "'; drop table reports")).status).toBe(404);
    expect(refusalOf(await report(player, "about", player.id))).toBe(
      "400 You cannot report yourself or something of your own.",
    );
  });
});

describe("a moderator cannot decide", () => {
  test("about themselves or their own reports", async () => {
    answerOf(await report(await site.newPlayer(), "about", moderator.id));
    expect(refusalOf(await decide("reports", `about:${moderator.id}`, "stand"))).toBe(
      "403 Another moderator must decide about you.",
    );
    expect(refusalOf(await decide("players", moderator.id, "clear-text"))).toBe(
      "403 Another moderator must decide about you.",
    );
    const target = await writer("x");
    answerOf(await report(moderator, "about", target.id));
    expect(refusalOf(await decide("reports", `about:${target.id}`, "remove"))).toBe(
      "403 Another moderator must decide about your own report.",
    );
    expect((await show("reports", `about:${target.id}`)).is_mine).toBe(true);
    answerOf(await decide("reports", `about:${target.id}`, "stand", second));
  });

  test("without a reason, without the role, or half an hour after the last password check", async () => {
    const target = await writer("x");
    expect(refusalOf(await decide("players", target.id, "clear-text", moderator, " "))).toBe(
      "400 A decision needs a reason.",
    );
    const player = await site.newPlayer();
    for (const call of [
      player.rpc("moderation_counts"),
      player.rpc("moderation_list", { queue: "reports" }),
      player.rpc("find_players", { part: "du" }),
      decide("players", target.id, "clear-text", player),
      undo(1, player),
    ])
      expect((await call).status).toBe(403);
    const stale = { method: "password", timestamp: Math.floor(Date.now() / 1000) - 1801 };
    const token = await site.gateway.tokenFor({ sub: moderator.id, amr: [stale] });
    const { error } = await site.as(token).rpc("moderation_list", { queue: "reports" });
    expect(error).toMatchObject({ hint: "reauthenticate" });
    expect((await site.as(token).rpc("moderation_counts")).error).toBeNull();
    expect((await site.as(token).rpc("review_score", { submission_id: target.id, accept: true })).status).toBe(403);
  });

  test("in an unknown queue", async () => {
    expect((await moderator.rpc("moderation_list", { queue: "decisions; --" })).status).toBe(404);
  });
});

describe("a moderator's view of a player", () => {
  test("has no e-mail address, no origin and no age", async () => {
    const player = await writer("hello");
    await site.sql(
      `update public.my_users set where_from = 'Pond Street', who_from = 'Aunt', age_band = '13-15' where user_id = $1`,
      player.id,
    );
    await site.sql(`update auth.users set email = 'secret@pond.test' where id = $1`, player.id);
    const told = JSON.stringify(
      answerOf(await moderator.rpc("moderation_item", { queue: "players", subject: player.id })),
    );
    expect(told).toContain("hello");
    for (const secret of ["Pond Street", "Aunt", "13-15", "secret@pond.test"]) expect(told).not.toContain(secret);
  });
});

describe("a suspended player", () => {
  test("reads why, appeals once, and another moderator decides", async () => {
    const player = await site.newPlayer();
    answerOf(await decide("players", player.id, "suspend-3", moderator, "Insults."));
    expect(await saidTo(player)).toEqual(["Your account is suspended for 3 days: Insults."]);
    const profile = answerOf<{ suspended: { reason: string } }>(await player.rpc("get_my_profile"));
    expect(profile.suspended.reason).toBe("Insults.");

    answerOf(await player.rpc("appeal", { words: "I was joking." }));
    expect(refusalOf(await player.rpc("appeal", { words: "Please." }))).toBe(
      "409 You have already appealed. You can appeal once against a suspension.",
    );
    expect((await player.rpc("my_appeal")).data).toBe("open");
    const [hidden, seen] = [await list("appeals", moderator), await list("appeals", second)];
    expect(hidden).toEqual([]);
    expect(seen).toHaveLength(1);
    const { subject } = seen[0]!;
    expect(refusalOf(await decide("appeals", subject, "stand", moderator))).toBe(
      "403 Another moderator decides about an appeal against your decision.",
    );
    answerOf(await decide("appeals", subject, "lift", second, "A first time."));
    expect((await saidTo(player)).at(-1)).toBe("Your appeal was accepted: your suspension has ended. Welcome back.");
    expect((await player.rpc("claim_streak")).error).toBeNull();
    expect(refusalOf(await player.rpc("appeal", { words: "x" }))).toBe("409 Your account is not suspended.");
  });

  test("by the operator can appeal to every moderator", async () => {
    const player = await site.newPlayer();
    await site.sql(`select private.ban($1, 'Honked.')`, player.id);
    answerOf(await player.rpc("appeal", { words: "It was a goose." }));
    for (const judge of [moderator, second]) expect(await list("appeals", judge)).toHaveLength(1);
    const [{ subject }] = (await list("appeals")) as [Item];
    answerOf(await decide("appeals", subject, "stand"));
    expect((await player.rpc("my_appeal")).data).toBe("stands");
  });

  test("who is a moderator can be suspended by the operator only", async () => {
    expect(refusalOf(await decide("players", second.id, "suspend"))).toBe(
      "403 Only the operator can suspend a moderator.",
    );
  });
});

describe("treating a player as a child", () => {
  test("cannot be undone by a moderator", async () => {
    const player = await site.newPlayer();
    await site.sql(`update public.my_users set age_band = 'adult' where user_id = $1`, player.id);
    const { id } = answerOf<{ id: number }>(await decide("players", player.id, "child"));
    expect((await site.sql(`select private.is_child($1)`, player.id))[0]).toEqual(["t"]);
    expect(refusalOf(await undo(id))).toBe("409 That cannot be undone here. Ask the operator.");
  });
});

describe("a class", () => {
  test("is unlisted and listed again, each with a reason", async () => {
    const listed = async () => (await site.sql(`select listed from public.apps where id = 'skyhop'`))[0]![0];
    const { id } = answerOf<{ id: number }>(await decide("classes", "skyhop", "unlist"));
    expect(await listed()).toBe("f");
    expect(refusalOf(await decide("classes", "skyhop", "unlist"))).toBe("409 This class is already unlisted.");
    answerOf(await undo(id));
    expect(await listed()).toBe("t");
  });
});

describe("notices", () => {
  test("are readable by their owner only, who marks them as read", async () => {
    const [player, other] = [await site.newPlayer(), await site.newPlayer()];
    await site.sql(`select private.notify($1, 'decision', 'Hello.', '/profile')`, player.id);
    expect(await noticesOf(other)).toEqual([]);
    expect((await site.visitor.from("notices").select("id")).status).toBe(401);
    expect(
      (await player.from("notices").insert({ user_id: player.id, kind: "x", sentence: "y" } as never)).status,
    ).toBe(403);
    const [{ id }] = (await noticesOf(player)) as [Notice];
    expect((await other.rpc("read_notices", { up_to: id })).data).toBe(0);
    expect((await player.rpc("read_notices", { up_to: id })).data).toBe(1);
    expect((await noticesOf(player))[0]!.read_at).not.toBeNull();
  });

  test("are limited to the newest hundred, and kept for 180 days", async () => {
    const player = await site.newPlayer();
    await site.sql(`select private.notify($1, 'decision', 'n' || n) from generate_series(1, 105) as n`, player.id);
    expect(await noticesOf(player)).toHaveLength(100);
    await site.travel("181 days");
    await site.sql(`select private.sweep()`);
    expect(await noticesOf(player)).toEqual([]);
  });
});

describe("a player's data export", () => {
  test("contains the account, notices, decisions and appeals", async () => {
    const player = await writer("hello");
    await site.sql(`update auth.users set email = 'me@pond.test' where id = $1`, player.id);
    answerOf(await decide("players", player.id, "clear-text"));
    const data = answerOf<Record<string, unknown>>(await player.rpc("export_my_data"));
    expect(data).toMatchObject({
      account: { email: "me@pond.test", sessions: [], identities: [], factors: [] },
      decisions: [{ verb: "clear-text", reason: "Private data." }],
      appeals: [],
    });
    expect(data["notices"]).toHaveLength(1);
  });
});
