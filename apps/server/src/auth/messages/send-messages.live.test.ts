import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify, { type FastifyBaseLogger } from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { openSenders, type Channel, type MessageSender } from "./message-senders.ts";
import { MAX_ATTEMPTS, pruneOutbox, sendMessages, type MessageSending } from "./send-messages.ts";
import { browserOf, followMailedLink, newAddress, PASSWORD } from "#auth/testing/auth-people.ts";
import { openSmtpReceiver, type SmtpReceiver } from "#auth/testing/smtp-receiver.ts";

let gateway: TestGateway;
let logged = "";
let log: FastifyBaseLogger;
const open: { stop?: () => Promise<unknown>; close?: () => Promise<unknown> }[] = [];

beforeAll(async () => {
  gateway = await openTestGateway({ env: { STEADY_MS: "0" }, limitFactor: 1000 });
  log = Fastify({ logger: { level: "trace", stream: { write: (line) => void (logged += line) } } }).log;
});
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await (each.stop ?? each.close)?.();
  await sql(`delete from gateway.outbox`);
});
afterAll(() => gateway.close());

const sql = (text: string, ...values: string[]) => gateway.db.asPlatform({ text, values });

async function receiver(port?: number): Promise<SmtpReceiver> {
  const opened = await openSmtpReceiver(port);
  open.push(opened);
  return opened;
}

function sending(senders: Partial<Record<Channel, MessageSender>>): MessageSending {
  const started = sendMessages({ db: gateway.db, senders, log });
  open.push(started);
  return started;
}

const bySmtp = (smtpUrl: string) =>
  sending(openSenders({ smtpUrl, mailFrom: "Pond School <school@pond.test>", smsWebhook: null }));

const post = (to: string, channel: Channel = "mail") =>
  sql(
    `insert into gateway.outbox (channel, recipient, subject, text, html) values ($1, $2, 'A subject', 'secret 048213', '<b>048213</b>')`,
    channel,
    to,
  );

type Row = { attempts: number; failure: string | null; waits: number };
async function rows(): Promise<Row[]> {
  const found = await sql(
    `select attempts, failure, round(extract(epoch from next_attempt_at - now()) / 60) from gateway.outbox order by id`,
  );
  return found.map(([attempts, failure, waits]) => ({
    attempts: Number(attempts),
    failure: failure ?? null,
    waits: Number(waits),
  }));
}

// Makes the next attempt due now.
const makeDue = () => sql(`update gateway.outbox set next_attempt_at = now()`);

describe("a message with a mail server", () => {
  test("is sent as plain text and HTML, and then deleted", async () => {
    const server = await receiver();
    const { wake } = bySmtp(server.url);
    const to = newAddress();
    await post(to);
    wake();
    await expect.poll(() => server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect([mail!.from, mail!.to]).toEqual(["school@pond.test", [to]]);
    expect(mail!.raw).toMatch(/^From: Pond School <school@pond.test>\r?$/m);
    expect(mail!.raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(mail!.decoded).toContain("secret 048213");
    expect(mail!.decoded).toContain("<b>048213</b>");
    await expect.poll(() => rows()).toEqual([]);
  });

  test("that was queued before the start is sent at the start", async () => {
    const server = await receiver();
    await post(newAddress());
    bySmtp(server.url);
    await expect.poll(() => server.mails).toHaveLength(1);
  });

  test("about a forgotten password reaches the requester, with a link that works", async () => {
    const server = await receiver();
    const { wake } = bySmtp(server.url);
    const [browser, email] = [browserOf(gateway), newAddress()];
    await browser.signUp({ email, password: PASSWORD });
    await browser.resetPasswordForEmail(email, { redirectTo: `${gateway.url}/change-password` });
    wake();
    await expect.poll(() => server.mails).toHaveLength(1);
    const link = /http\S+verify\S+/.exec(server.mails[0]!.decoded)![0];
    expect((await followMailedLink(gateway, new URL(link))).href).toMatch(/\/change-password#access_token=/);
  });

  test("is sent once, however many processes send", async () => {
    const server = await receiver();
    const addresses = Array.from({ length: 30 }, newAddress);
    for (const address of addresses) await post(address);
    const processes = Array.from({ length: 3 }, () => bySmtp(server.url));
    for (const { wake } of processes) wake();
    await expect.poll(() => rows()).toEqual([]);
    expect(server.mails.flatMap(({ to }) => to).sort()).toEqual(addresses.sort());
  });
});

describe("a mail server that fails", () => {
  test("is retried with exponential backoff, and given up after eight attempts with the reason stored", async () => {
    const server = await receiver();
    server.answerRecipients("451 try later");
    await post(newAddress());
    const { wake } = bySmtp(server.url);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const failure = expect.stringContaining("451 try later") as string;
      await expect.poll(async () => (await rows())[0]).toMatchObject({ attempts: attempt, failure });
      waits.push((await rows())[0]!.waits);
      await sql(`update gateway.outbox set failure = null where attempts < ${MAX_ATTEMPTS}`);
      await makeDue();
      wake();
    }
    expect(waits).toEqual([1, 3, 9, 27, 81, 243, 360, 360]);
    server.answerRecipients("250 ok");
    await post(newAddress());
    wake();
    await expect.poll(() => server.mails).toHaveLength(1);
    await expect
      .poll(rows, { timeout: 60_000 })
      .toMatchObject([{ attempts: MAX_ATTEMPTS, failure: expect.stringContaining("451") as string }]);
  });

  test("is not retried before the next attempt is due", async () => {
    const server = await receiver();
    server.answerRecipients("451 try later");
    await post(newAddress());
    const { wake } = bySmtp(server.url);
    await expect.poll(async () => (await rows())[0]!.failure).not.toBeNull();
    server.answerRecipients("250 ok");
    await post(newAddress());
    wake();
    await expect.poll(() => rows()).toHaveLength(1);
    expect([server.mails.length, (await rows())[0]!.attempts]).toEqual([1, 1]);
  });

  test("and recovers gets the message then", async () => {
    const server = await receiver();
    const port = Number(new URL(server.url).port);
    await server.close();
    await post(newAddress());
    const { wake } = bySmtp(server.url);
    await expect.poll(async () => (await rows())[0]!.failure).toContain("ECONNREFUSED");
    const back = await receiver(port);
    await makeDue();
    wake();
    await expect.poll(() => back.mails).toHaveLength(1);
    await expect.poll(() => rows()).toEqual([]);
  });

  test("permanently, because the recipient does not exist, is not retried", async () => {
    const server = await receiver();
    server.answerRecipients("550 no such duck");
    await post(newAddress());
    bySmtp(server.url);
    await expect.poll(async () => (await rows())[0]).toMatchObject({ attempts: MAX_ATTEMPTS });
  });
});

describe("a text message", () => {
  async function webhook(status: () => number) {
    const calls: { headers: IncomingHttpHeaders; body: unknown }[] = [];
    const server = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        calls.push({ headers: request.headers, body: JSON.parse(body) });
        response.writeHead(status(), { location: "/elsewhere" }).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    open.push({ close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()) });
    return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms` };
  }
  const byWebhook = (url: string) =>
    sending(openSenders({ smtpUrl: null, mailFrom: "", smsWebhook: { url, token: "let-me-send" } }));

  test("is sent to the webhook with its token, and mails are not", async () => {
    const { calls, url } = await webhook(() => 204);
    await post("+4915112345678", "sms");
    await post(newAddress(), "mail");
    byWebhook(url);
    await expect.poll(() => rows()).toHaveLength(1);
    expect(calls).toMatchObject([
      { headers: { authorization: "Bearer let-me-send" }, body: { to: "+4915112345678", text: "secret 048213" } },
    ]);
  });

  test("is retried when the webhook fails or redirects", async () => {
    let status = 503;
    const { calls, url } = await webhook(() => status);
    await post("+4915112345678", "sms");
    const { wake } = byWebhook(url);
    await expect.poll(async () => (await rows())[0]!.failure).toContain("503");
    status = 302;
    await makeDue();
    wake();
    await expect.poll(async () => (await rows())[0]!.failure).not.toContain("503");
    status = 200;
    await makeDue();
    wake();
    await expect.poll(() => rows()).toEqual([]);
    expect(calls).toHaveLength(3);
  });
});

describe("without a mail server", () => {
  test("messages stay queued, and are deleted after a week", async () => {
    await post(newAddress());
    await post(newAddress());
    await sql(
      `update gateway.outbox set created_at = now() - interval '8 days' where id = (select min(id) from gateway.outbox)`,
    );
    sending(openSenders({ smtpUrl: null, mailFrom: "", smsWebhook: null })).wake();
    await expect.poll(() => rows()).toMatchObject([{ attempts: 0, failure: null }]);
    expect(await pruneOutbox(gateway.db)).toBe(0);
  });
});

describe("stopping the sender", () => {
  test("waits for the message in flight, and starts no other", async () => {
    let finish = () => {};
    let isClosed = false;
    const sent: string[] = [];
    const slow: MessageSender = {
      send: ({ recipient }) =>
        new Promise((resolve) => {
          finish = () => resolve(void sent.push(recipient));
        }),
      close: () => void (isClosed = true),
    };
    await post("first@pond.test");
    const { wake, stop } = sendMessages({ db: gateway.db, senders: { mail: slow }, log });
    await expect.poll(() => rows()).toMatchObject([{ attempts: 1 }]);
    await post("second@pond.test");
    wake();
    const stopped = stop();
    expect(isClosed).toBe(false);
    finish();
    await stopped;
    wake();
    expect([sent, isClosed]).toEqual([["first@pond.test"], true]);
    expect(await rows()).toMatchObject([{ attempts: 0 }]);
  });
});

test("the log says what failed, without names or message contents", async () => {
  const server = await receiver();
  const [to, phone] = [newAddress(), "+4915199999999"];
  server.answerRecipients(`451 <${to}> is out`);
  await post(to);
  await post(phone, "sms");
  logged = "";
  const webhookUrl = "http://127.0.0.1:1/sms?key=webhook-key";
  sending(
    openSenders({
      smtpUrl: server.url,
      mailFrom: "a@pond.test",
      smsWebhook: { url: webhookUrl, token: "webhook-token" },
    }),
  );
  await expect.poll(async () => (await rows()).every(({ failure }) => failure !== null)).toBe(true);
  expect(logged.match(/could not be sent and will be tried again/g)).toHaveLength(2);
  expect(logged).toContain('"reason":"EENVELOPE 451"');
  for (const secret of [to, to.split("@")[0]!, phone, "048213", "A subject", "webhook-key", "webhook-token"]) {
    expect(logged).not.toContain(secret);
  }
});
