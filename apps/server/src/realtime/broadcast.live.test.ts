import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listener, newTopic, openLiveSite, subscribe, type LiveSite } from "./testing/live-site.ts";

let site: LiveSite;
beforeAll(async () => {
  site = await openLiveSite();
});
afterAll(() => site.close());

const wave = (from: string) => ({ type: "broadcast" as const, event: "wave", payload: { from } });

describe("a broadcast", () => {
  test("reaches the others on its topic, and its sender only with self", async () => {
    const topic = newTopic();
    const ada = await listener(site.client(), topic);
    const bob = await listener(site.client(), topic, { broadcast: { self: true } });
    expect([ada.status, bob.status]).toEqual(["SUBSCRIBED", "SUBSCRIBED"]);
    await ada.channel.send(wave("ada"));
    await bob.channel.send(wave("bob"));
    await expect.poll(() => [ada.heard.length, bob.heard.length]).toEqual([1, 2]);
    expect(ada.heard).toEqual([wave("bob")]);
    expect(bob.heard.map(({ payload }) => payload)).toEqual([{ from: "ada" }, { from: "bob" }]);
  });

  test("is acknowledged to those who asked for it", async () => {
    const { channel } = await listener(site.client(), newTopic(), { broadcast: { ack: true } });
    expect(await channel.send(wave("ada"))).toBe("ok");
    const large = { type: "broadcast" as const, event: "large", payload: { text: "x".repeat(70_000) } };
    expect(await channel.send(large)).toBe("error");
  });

  test("does not reach another topic, nor a private topic of the same name", async () => {
    const topic = newTopic();
    const other = await listener(site.client(), newTopic());
    const guarded = await listener(site.client(undefined, { apikey: site.serviceKey }), topic, { private: true });
    const { channel } = await listener(site.client(), topic, { broadcast: { ack: true } });
    await channel.send(wave("ada"));
    expect([guarded.status, other.heard, guarded.heard]).toEqual(["SUBSCRIBED", [], []]);
  });

  test("reaches clients of both versions of the protocol, and bytes only those of version 2", async () => {
    const topic = newTopic();
    const old = await listener(site.client(undefined, { vsn: "1.0.0" }), topic, { broadcast: { ack: true } });
    const recent = await listener(site.client(), topic, { broadcast: { ack: true } });
    await recent.channel.send({ type: "broadcast", event: "bytes", payload: Uint8Array.of(1, 2, 255).buffer });
    await recent.channel.send(wave("recent"));
    await old.channel.send(wave("old"));
    const third = await listener(site.client(), topic);
    await recent.channel.send({ type: "broadcast", event: "bytes", payload: Uint8Array.of(1, 2, 255).buffer });
    await expect.poll(() => third.heard.length).toBe(1);
    expect(new Uint8Array(third.heard[0]!.payload as ArrayBuffer)).toEqual(Uint8Array.of(1, 2, 255));
    expect(old.heard).toEqual([wave("recent")]);
    expect(recent.heard).toEqual([wave("old")]);
  });

  test("of large and odd content arrives as it was", async () => {
    const topic = newTopic();
    const payload = { text: 'ü😀\u2028"\\'.repeat(4000), nested: [[{ "": null }]], __proto__: 1, number: -1e21 };
    const ada = await listener(site.client(), topic, { broadcast: { self: true } });
    await ada.channel.send({ type: "broadcast", event: "odd", payload });
    await expect.poll(() => ada.heard.length).toBe(1);
    expect(ada.heard[0]!.payload).toEqual(JSON.parse(JSON.stringify(payload)));
  });

  test("arrives in the order in which it was sent, also for a crowd", async () => {
    const topic = newTopic();
    const ada = await listener(site.client(), topic);
    const bob = await listener(site.client(), topic);
    for (let count = 0; count < 200; count++) void bob.channel.send(wave(String(count)));
    await expect.poll(() => ada.heard.length).toBe(200);
    expect(ada.heard.map(({ payload }) => Number((payload as { from: string }).from))).toEqual([...Array(200).keys()]);
  });
});

describe("a broadcast by HTTP", () => {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${site.httpUrl}/realtime/v1/api/broadcast${path}`, {
      method: "POST",
      headers: { apikey: site.anonKey, "content-type": "application/json", ...headers },
      body: Buffer.isBuffer(body) ? body : JSON.stringify(body),
    });

  test("reaches those who have joined, many at once", async () => {
    const topic = newTopic();
    const ada = await listener(site.client(), topic);
    const message = { topic, event: "news", payload: { n: 1 }, private: false };
    const answer = await post("", { messages: [message, { ...message, payload: { n: 2 } }] });
    expect([answer.status, await answer.text()]).toEqual([202, ""]);
    await expect.poll(() => ada.heard.map(({ payload }) => payload)).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test("may have its topic and event in the address, as JSON or as bytes", async () => {
    const topic = newTopic();
    const ada = await listener(site.client(), topic);
    const path = `/${encodeURIComponent(topic)}/events/news`;
    expect((await post(path, { n: 1 })).status).toBe(202);
    expect((await post(path, Buffer.from([7]), { "content-type": "application/octet-stream" })).status).toBe(202);
    await expect.poll(() => ada.heard.length).toBe(2);
    expect(ada.heard[0]!.payload).toEqual({ n: 1 });
    expect(new Uint8Array(ada.heard[1]!.payload as ArrayBuffer)).toEqual(Uint8Array.of(7));
    expect((await post(path, Buffer.from("x"), { "content-type": "text/css" })).status).toBe(415);
  });

  test("is what the client library sends before it has joined", async () => {
    const topic = newTopic();
    const ada = await listener(site.client(), topic);
    const channel = site.client().channel(topic);
    expect(await channel.httpSend("news", { n: 1 })).toEqual({ success: true });
    await expect.poll(() => ada.heard.length).toBe(1);
  });

  test("without a key, or with an invalid body, is refused", async () => {
    expect((await post("", {}, { apikey: "" })).status).toBe(401);
    for (const body of [{}, [], { messages: 1 }, { messages: [1] }, { messages: [{ topic: "", event: "x" }] }])
      expect([body, (await post("", body)).status]).toEqual([body, 422]);
  });
});

test("a topic without the prefix, and one that was not joined, are unmatched", async () => {
  const socket = site.raw();
  const answers: unknown[] = [];
  socket.on("message", (data) => answers.push(JSON.parse((data as Buffer).toString())));
  await new Promise((resolve) => socket.once("open", resolve));
  for (const [topic, event] of [
    ["pond", "phx_join"],
    ["realtime:pond", "broadcast"],
    ["realtime:", "phx_join"],
    ["phoenix", "heartbeat"],
  ])
    socket.send(JSON.stringify([null, "1", topic, event, { event: "x" }]));
  await expect.poll(() => answers.length).toBe(4);
  const reason = (text: string) => ({ status: "error", response: { reason: text } });
  expect(answers).toEqual([
    [null, "1", "pond", "phx_reply", reason("unmatched topic")],
    [null, "1", "realtime:pond", "phx_reply", reason("unmatched topic")],
    ["1", "1", "realtime:", "phx_reply", reason("TopicNameRequired: You must provide a topic name")],
    [null, "1", "phoenix", "phx_reply", { status: "ok", response: {} }],
  ]);
});

test("a second join of a topic replaces the first, and a leave ends it", async () => {
  const client = site.client();
  const topic = newTopic();
  const first = client.channel(topic);
  expect(await subscribe(first)).toBe("SUBSCRIBED");
  expect(await first.unsubscribe()).toBe("ok");
  const again = await listener(client, topic, { broadcast: { self: true } });
  await again.channel.send(wave("ada"));
  await expect.poll(() => again.heard.length).toBe(1);
});

test("a site without public channels refuses them by socket and by HTTP", async () => {
  const strict = await openLiveSite({ over: site, env: { REALTIME_PUBLIC_CHANNELS: "false" } });
  const { status, channel } = await listener(strict.client(), newTopic());
  expect(status).toContain("PrivateOnly: This project only allows private channels");
  await expect(channel.httpSend("news", {})).rejects.toThrow("Unauthorized");
  await strict.close();
});
