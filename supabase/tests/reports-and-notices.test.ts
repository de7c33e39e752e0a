import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, refusalOf } from "./testing/answers.ts";
import { openRulesSite, type Player, type RulesSite } from "./testing/rules-site.ts";

let site: RulesSite;
let moderator: Player;
beforeAll(async () => {
  site = await openRulesSite();
  moderator = await site.newPlayer({ roles: ["moderator"] });
});
afterAll(() => site.close());

describe("a report", () => {
  test("is made by a player, visible to them and the moderators, and answered", async () => {
    const [player, other] = [await site.newPlayer(), await site.newPlayer()];
    const complaint = { target_kind: "player", target_id: other.id, reason: "unkind", details: "Honked." };
    const { id } = answerOf<{ id: number }>(await player.from("reports").insert(complaint).select("id").single());
    const seen = async (who: Player) => (await who.from("reports").select("status, answer").eq("id", id)).data;
    const open = [{ status: "open", answer: null }];
    expect([await seen(player), await seen(moderator), await seen(other)]).toEqual([open, open, []]);
    expect(
      answerOf<object>(await moderator.rpc("review_report", { report_id: id, resolve: true, answer: "Spoken to." })),
    ).toEqual({ id, status: "resolved" });
    expect(await seen(player)).toEqual([{ status: "resolved", answer: "Spoken to." }]);
    expect(refusalOf(await moderator.rpc("review_report", { report_id: id, resolve: false }))).toBe(
      "404 There is no such open report.",
    );
  });

  test.each([
    ["of nothing known", { target_kind: "weather", target_id: "x", reason: "other" }],
    ["for no reason known", { target_kind: "app", target_id: "x", reason: "because" }],
    ["about nobody", { target_kind: "player", target_id: "", reason: "other" }],
    ["of a novel", { target_kind: "app", target_id: "x", reason: "other", details: "x".repeat(1001) }],
  ])("%s is refused", async (_what, complaint) => {
    const player = await site.newPlayer();
    expect((await player.from("reports").insert(complaint)).status).toBe(400);
  });

  test("requires a login", async () => {
    expect(
      (await site.visitor.from("reports").insert({ target_kind: "app", target_id: "x", reason: "other" })).status,
    ).toBe(401);
  });
});

describe("a takedown notice", () => {
  const notice = (more: object = {}) => ({
    url: "https://quack.test/class/skyhop",
    work: "My game about hopping",
    reason: "It is a copy of mine.",
    contact_name: "A. Author",
    contact_email: "Author@Rights.example",
    contact_address: "1 Pond Lane",
    good_faith: true,
    accurate: true,
    signature: "A. Author",
    ...more,
  });
  const file = (more: object = {}) => site.visitor.rpc("file_takedown", notice(more));
  const status = async (reference: string, secret: string) =>
    answerOf<Record<string, unknown> | null>(await site.visitor.rpc("get_takedown", { reference, secret }));

  test("has a reference and a secret link, and accepting it unlists the class at once", async () => {
    const filed = answerOf<{ reference: string; secret: string; status: string }>(await file());
    expect(filed).toMatchObject({ reference: expect.stringMatching(/^QT-[0-9A-Z]{8}$/) as string, status: "received" });
    expect(await status(filed.reference, filed.secret)).toMatchObject({ status: "received", decision: null });
    expect(await status(filed.reference, "guessed")).toBeNull();
    expect(await status("QT-00000000", filed.secret)).toBeNull();

    const listed = async () =>
      answerOf<{ id: string }[]>(await site.visitor.rpc("get_apps_ordered_by_title")).some(({ id }) => id === "skyhop");
    expect(await listed()).toBe(true);
    const { reference, secret } = filed;
    expect(
      answerOf<object>(await moderator.rpc("review_takedown", { reference, accept: true, decision: "It is a copy." })),
    ).toEqual({
      reference,
      status: "accepted",
      unlisted: "skyhop",
    });
    expect(await listed()).toBe(false);
    expect(await status(reference, secret)).toMatchObject({ status: "accepted", decision: "It is a copy." });
    expect((await moderator.rpc("review_takedown", { reference, accept: false, decision: "No." })).status).toBe(404);
    const player = await site.newPlayer();
    expect((await player.from("apps_played").upsert({ user_id: player.id, app_id: "skyhop" })).status).toBe(409);
    await site.sql(`update public.apps set listed = true where id = 'skyhop'`);
  });

  test("that is rejected changes only its own state, and needs a reason", async () => {
    const { reference, secret } = answerOf<{ reference: string; secret: string }>(
      await file({ contact_email: "b@rights.example" }),
    );
    expect(refusalOf(await moderator.rpc("review_takedown", { reference, accept: false, decision: "" }))).toBe(
      "400 Give a reason for the decision.",
    );
    answerOf(await moderator.rpc("review_takedown", { reference, accept: false, decision: "It is older than yours." }));
    expect(await status(reference, secret)).toMatchObject({ status: "rejected" });
    const { data } = await site.visitor.from("apps").select("listed").eq("id", "skyhop").single();
    expect(data).toEqual({ listed: true });
  });

  test.each([
    ["the address", { url: "" }],
    ["the work", { work: "" }],
    ["the reason", { reason: "" }],
    ["a name", { contact_name: "" }],
    ["an e-mail address", { contact_email: "nobody" }],
    ["a postal address", { contact_address: "" }],
    ["good faith", { good_faith: false }],
    ["its accuracy", { accurate: false }],
    ["a signature", { signature: "" }],
  ])("without %s is refused", async (_what, missing) => {
    expect((await file({ contact_email: "c@rights.example", ...missing })).status).toBe(400);
  });

  test("is readable by moderators without the sender's address, and by nobody else", async () => {
    answerOf(await file({ contact_email: "d@rights.example" }));
    const player = await site.newPlayer();
    expect((await player.from("takedowns").select("reference")).data).toEqual([]);
    expect((await site.visitor.from("takedowns").select("reference")).status).toBe(401);
    expect((await moderator.from("takedowns").select("reference, url, status")).data!.length).toBeGreaterThan(0);
    for (const column of ["contact_email", "contact_name", "contact_address", "signature", "secret_hash"]) {
      expect((await moderator.from("takedowns").select(column)).status).toBe(403);
    }
    expect(
      (await player.rpc("review_takedown", { reference: "QT-00000000", accept: true, decision: "x" })).status,
    ).toBe(403);
  });

  test("is accepted although another sender used the same e-mail address", async () => {
    for (let sent = 0; sent < 6; sent++) expect((await file({ contact_email: "e@rights.example" })).error).toBeNull();
  });

  test("is refused to a sender with a hundred open notices, and accepted again once they are decided", async () => {
    await site.sql(`update private.takedown_senders set sent_at = sent_at - interval '2 days'`);
    const fill = `with made as (
        insert into public.takedowns (reference, secret_hash, url, work, reason, contact_name, contact_email, contact_address,
          good_faith, accurate, signature, created_at)
        select 'QT-' || lpad(n::text, 8, '0'), 'x', 'u', 'w', 'r', 'n', 'a@b', 'p', true, true, 's', private.now()
        from generate_series(1, 100) n returning id
      ) insert into private.takedown_senders (takedown_id, sender, sent_at)
      select id, (select sender from private.takedown_senders limit 1), private.now() - interval '2 days' from made`;
    await site.sql(fill);
    expect(refusalOf(await file())).toMatch(/^429 100 of your notices are waiting for a decision\./);
    await site.sql(`update public.takedowns set status = 'rejected' where reference like 'QT-00000%'`);
    expect((await file()).error).toBeNull();
    answerOf(await site.service.rpc("sweep"));
    const [left] = await site.sql(
      `select count(*)::text from private.takedown_senders s join public.takedowns t on t.id = s.takedown_id
       where t.reference like 'QT-00000%'`,
    );
    expect(left).toEqual(["0"]);
  });

  test("is counted by account once the account is a day old, and by address before", async () => {
    const [old, young] = [await site.newPlayer(), await site.newPlayer()];
    await site.sql(`update auth.users set created_at = private.now() - interval '2 days' where id = $1`, old.id);
    const senders = async () =>
      (await site.sql(`select sender from private.takedown_senders order by takedown_id desc limit 3`)).map(
        ([key]) => key,
      );
    await file();
    answerOf(await young.rpc("file_takedown", notice()));
    answerOf(await old.rpc("file_takedown", notice()));
    const [ofOld, ofYoung, ofVisitor] = await senders();
    expect(ofYoung).toBe(ofVisitor);
    expect(ofOld).not.toBe(ofVisitor);
  });
});

describe("a creator's video", () => {
  const link = { title: "How to hop", url: "https://www.youtube.com/watch?v=quack", app_id: "skyhop" };
  const add = async (creator: Player) =>
    answerOf<{ id: string }>(await creator.from("creator_videos").insert(link).select("id").single()).id;
  const statusOf = async (who: Pick<Player, "from">, id: string) =>
    (await who.from("creator_videos").select("status").eq("id", id).maybeSingle()).data?.status;

  test("goes from draft to review to published", async () => {
    const creator = await site.newPlayer({ roles: ["creator"] });
    const id = await add(creator);
    expect([await statusOf(creator, id), await statusOf(site.visitor, id)]).toEqual(["draft", undefined]);
    expect((await moderator.rpc("review_video", { video_id: id, publish: true })).status).toBe(404);
    await creator.from("creator_videos").update({ status: "in_review" }).eq("id", id);
    answerOf(await moderator.rpc("review_video", { video_id: id, publish: true }));
    expect(await statusOf(site.visitor, id)).toBe("published");
  });

  test("that is changed becomes a draft again", async () => {
    const creator = await site.newPlayer({ roles: ["creator"] });
    const id = await add(creator);
    await creator.from("creator_videos").update({ status: "in_review" }).eq("id", id);
    answerOf(await moderator.rpc("review_video", { video_id: id, publish: true }));
    await creator.from("creator_videos").update({ url: "https://youtu.be/something-else" }).eq("id", id);
    expect([await statusOf(creator, id), await statusOf(site.visitor, id)]).toEqual(["draft", undefined]);
  });

  test("cannot be published by its creator", async () => {
    const creator = await site.newPlayer({ roles: ["creator"] });
    const id = await add(creator);
    expect(refusalOf(await creator.from("creator_videos").update({ status: "published" }).eq("id", id))).toBe(
      "403 Only moderators can publish videos.",
    );
    expect((await creator.from("creator_videos").insert({ ...link, status: "published" })).status).toBe(403);
  });

  test("that is rejected shows its creator the reason", async () => {
    const creator = await site.newPlayer({ roles: ["creator"] });
    const id = await add(creator);
    await creator.from("creator_videos").update({ status: "in_review" }).eq("id", id);
    answerOf(await moderator.rpc("review_video", { video_id: id, publish: false, reason: "No ducks in it." }));
    const { data } = await creator.from("creator_videos").select("status, reason").eq("id", id).single();
    expect(data).toEqual({ status: "rejected", reason: "No ducks in it." });
    expect((await creator.from("creator_videos").delete().eq("id", id)).status).toBe(204);
  });

  test.each([
    "http://www.youtube.com/watch?v=x",
    "https://evil.example/x",
    "https://www.youtube.com.evil.example/x",
    "https://user@www.youtube.com/x",
    "javascript:alert(1)",
    'https://youtu.be/x" onload="x',
    "https://youtu.be/",
  ])("is refused from %j", async (url) => {
    const creator = await site.newPlayer({ roles: ["creator"] });
    expect((await creator.from("creator_videos").insert({ title: "x", url })).status).toBe(400);
  });
});

test("the audit finds nothing after all these reports, notices and videos", async () => {
  expect(await site.audit()).toEqual([]);
});
