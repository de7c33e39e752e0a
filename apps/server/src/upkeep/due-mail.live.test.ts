import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { queueDueMail } from "./due-mail.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const SITE = { siteName: "Pond", siteUrl: () => "https://pond.test" };
const waiting = async () =>
  gateway.db.asPlatform({ text: `select recipient, subject, text from gateway.outbox order by id`, values: [] });

describe("mail that the rules request", () => {
  test("is none when the rules request none", async () => {
    await gateway.db.script(`drop function if exists private.due_mail(text, text)`);
    expect(await queueDueMail(gateway.db, SITE)).toBe(0);
  });

  test("is queued in the outbox once", async () => {
    await gateway.db.script(`
      create table private.asked (times int);
      create or replace function private.due_mail(site_name text, site_url text) returns jsonb language plpgsql as $$
      begin
        if exists (select from private.asked) then return '[]'; end if;
        insert into private.asked values (1);
        return jsonb_build_array(jsonb_build_object('to', 'drake@pond.test', 'subject', site_name, 'text', site_url || '/desk'));
      end $$;`);
    expect(await queueDueMail(gateway.db, SITE)).toBe(1);
    expect(await queueDueMail(gateway.db, SITE)).toBe(0);
    expect(await waiting()).toEqual([["drake@pond.test", "Pond", "https://pond.test/desk"]]);
  });
});
