import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf } from "#testing/answers.ts";
import { openRulesSite, type RulesSite } from "#testing/rules-site.ts";
import { setClock } from "#testing/server-clock.ts";

let site: RulesSite;
let moderator: string;
beforeAll(async () => {
  site = await openRulesSite();
  await setClock(site, "2026-11-18T12:00:00Z");
  const { id } = await site.newPlayer({ roles: ["moderator"] });
  moderator = `${id}@pond.test`;
  await site.sql(`update auth.users set email = $1, email_confirmed_at = now() where id = $2::uuid`, moderator, id);
});
afterAll(() => site.close());

type Mail = { to: string; subject: string; text: string };
const due = async () => {
  const [row] = await site.sql(`select private.due_mail('Pond', 'https://pond.test')::text`);
  return JSON.parse(row![0]!) as Mail[];
};
const report = async (reason: string) => {
  const { id } = await site.newPlayer();
  answerOf(await (await site.newPlayer()).rpc("report", { target_kind: "player", target_id: id, reason }));
};

describe("mail to moderators", () => {
  test("is not sent while nothing waits", async () => {
    expect(await due()).toEqual([]);
  });

  test("lists what waits, once an hour at most, and only when there is something new", async () => {
    await report("unkind");
    const [mail, ...others] = await due();
    expect([mail!.to, others]).toEqual([moderator, []]);
    expect(mail!.subject).toBe("Pond: something waits for a moderator");
    expect(mail!.text).toContain("reports: 1");
    expect(mail!.text).toContain("https://pond.test/moderation");
    await site.travel("10 minutes");
    await report("cheating");
    expect(await due()).toEqual([]);
    await site.travel("51 minutes");
    expect((await due())[0]!.text).toContain("reports: 2");
    await site.travel("2 hours");
    expect(await due()).toEqual([]);
  });

  test("is sent at once, every time, when a reporter does not feel safe", async () => {
    for (const _ of [1, 2]) {
      await report("unsafe");
      expect((await due()).map(({ to, subject }) => [to, subject])).toEqual([
        [moderator, "Pond: somebody does not feel safe"],
      ]);
      expect(await due()).toEqual([]);
    }
  });

  test("is not sent without a verified address, without the role or during a suspension", async () => {
    const [fresh, banned] = [
      await site.newPlayer({ roles: ["moderator"] }),
      await site.newPlayer({ roles: ["moderator"] }),
    ];
    await site.sql(
      `update auth.users set email = 'x@pond.test', email_confirmed_at = null where id = $1::uuid`,
      fresh.id,
    );
    await site.sql(
      `update auth.users set email = 'y@pond.test', email_confirmed_at = now() where id = $1::uuid`,
      banned.id,
    );
    await site.sql(`select private.ban($1::uuid, 'Honked.')`, banned.id);
    await report("unsafe");
    expect((await due()).map(({ to }) => to)).toEqual([moderator]);
  });

  test("names no player", async () => {
    await report("unsafe");
    const [mail] = await due();
    expect(mail!.text).not.toMatch(/[0-9a-f]{8}-|player/);
  });
});
