import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listener, newTopic, openLiveSite, type LiveSite } from "./testing/live-site.ts";
import { broadcastText, closed, joinText, opened, textsOf } from "./testing/raw-socket.ts";
import { isShort } from "#testing/short-form.ts";

let site: LiveSite;
/** With the limits that a site has by default. */
let strict: LiveSite;
beforeAll(async () => {
  site = await openLiveSite();
  strict = await openLiveSite({ over: site, env: { REALTIME_LIMITS: "" } });
});
afterAll(async () => {
  await strict.close();
  await site.close();
});

describe("a connection", () => {
  test("without a key, with a wrong one, of an unknown version or origin is refused before the upgrade", async () => {
    expect(await opened(site.raw({ apikey: "" }))).toMatch(/^401 \{"error":"/);
    expect(await opened(site.raw({ apikey: "wrong" }))).toBe('401 {"error":"Invalid API key"}');
    expect(await opened(site.raw({ vsn: "9.9.9" }))).toMatch(/^400 \{"error":"vsn/);
    for (const origin of ["https://evil.example", "null", "http://quack.test.evil.example"])
      expect(await opened(site.raw({}, { origin }))).toMatch(/^403 \{"error":"/);
  });

  test("of the site's own origin, or with its key in a header, is accepted", async () => {
    for (const origin of ["http://quack.test", site.httpUrl])
      expect(await opened(site.raw({}, { origin }))).toBe("open");
    const { WebSocket } = await import("ws");
    const bare = new WebSocket(`${site.wsUrl}/websocket`, { headers: { "x-api-key": site.anonKey } });
    expect(await opened(bare)).toBe("open");
    bare.terminate();
  });

  test("that asks for another protocol on another address gets a normal answer", async () => {
    const { request } = await import("node:http");
    const status = await new Promise((resolve) => {
      const headers = { connection: "Upgrade, HTTP2-Settings", upgrade: "h2c" };
      request(`${site.httpUrl}/healthz`, { headers }, (answer) => resolve(answer.resume().statusCode)).end();
    });
    expect(status).toBe(200);
  });
});

describe("invalid frames", () => {
  test("are dropped, and the connection goes on", async () => {
    const socket = site.raw();
    const texts = textsOf(socket);
    expect(await opened(socket)).toBe("open");
    const nested = "[".repeat(50_000) + "]".repeat(50_000);
    for (const text of [
      "",
      "{",
      "null",
      "[]",
      "[1,2,3,4,5]",
      nested,
      broadcastText("pond", 0).replace('"payload":0', `"payload":${nested}`),
    ])
      socket.send(text);
    for (const bytes of [[], [3], [3, 255, 255, 255, 255, 255, 1], [9, 9, 9], [4, 0, 0, 0, 0]])
      socket.send(Buffer.from(bytes));
    socket.send(JSON.stringify([null, "7", "phoenix", "heartbeat", {}]));
    await expect.poll(() => texts.at(-1)).toBe('[null,"7","phoenix","phx_reply",{"status":"ok","response":{}}]');
  });

  test("end the connection when they are too large", async () => {
    const socket = site.raw();
    await opened(socket);
    const end = closed(socket);
    socket.send("x".repeat(300_000));
    expect(await end).toBe(1009);
  });
});

describe("a flood", () => {
  test("of messages closes the channel of the flooder, and others go on", async () => {
    const topic = newTopic();
    const [ada, bob] = [await listener(strict.client(), topic), await listener(strict.client(), topic)];
    const flooder = strict.raw();
    const texts = textsOf(flooder);
    await opened(flooder);
    flooder.send(joinText(topic));
    await expect.poll(() => texts.length).toBe(1);
    for (let count = 0; count < 300; count++) flooder.send(broadcastText(topic, { count }));
    await expect.poll(() => texts.some((text) => text.includes("phx_close"))).toBe(true);
    expect(texts.join("\n")).toContain("Too many messages per second");
    const before = ada.heard.length;
    expect(before).toBeLessThanOrEqual(120);
    await bob.channel.send({ type: "broadcast", event: "calm", payload: {} });
    await expect.poll(() => ada.heard.some(({ event }) => event === "calm")).toBe(true);
  });

  test("of frames of any kind ends the connection", async () => {
    const flooder = strict.raw();
    await opened(flooder);
    const end = closed(flooder);
    for (let count = 0; count < 1000; count++) flooder.send("nonsense");
    expect(await end).toBe(1008);
  });

  test("of topics and of connections of one user is refused", async () => {
    const socket = strict.raw();
    const texts = textsOf(socket);
    await opened(socket);
    for (let count = 0; count < 21; count++) socket.send(joinText(`topic ${count}`, {}, String(count)));
    await expect.poll(() => texts.filter((text) => text.includes("phx_reply")).length).toBe(21);
    expect(texts.filter((text) => text.includes("ChannelRateLimitReached: Too many channels"))).toHaveLength(1);
    const token = await strict.tokenFor({ sub: "00000000-0000-4000-8000-000000000001" });
    const statuses = [];
    for (let count = 0; count < 6; count++) statuses.push((await listener(strict.client(token), newTopic())).status);
    expect(statuses.filter((status) => status === "SUBSCRIBED")).toHaveLength(5);
    expect(statuses.at(-1)).toContain("ConnectionRateLimitReached");
  });

  test("of presence is refused, and the channel stays", async () => {
    const channel = strict.client().channel(newTopic(), { config: { presence: { key: "ada", enabled: true } } });
    await new Promise((resolve) => channel.subscribe(resolve));
    const answers = [];
    for (let count = 0; count < 7; count++) answers.push(await channel.track({ count }));
    expect(answers).toEqual(["ok", "ok", "ok", "ok", "ok", "error", "error"]);
    expect(channel.state).toBe("joined");
  });

  test.skipIf(isShort)("that a client does not read ends its connection, and others go on", async () => {
    const topic = newTopic();
    const slow = site.raw();
    const texts = textsOf(slow);
    await opened(slow);
    slow.send(joinText(topic));
    await expect.poll(() => texts.length).toBe(1);
    slow.pause();
    const end = closed(slow);
    const ada = await listener(site.client(), topic);
    const sender = await listener(site.client(), topic, { broadcast: { ack: true } });
    const payload = { text: "x".repeat(60_000) };
    for (let count = 0; count < 400; count++) await sender.channel.send({ type: "broadcast", event: "large", payload });
    await expect.poll(() => ada.heard.length).toBe(400);
    slow.resume();
    expect([1006, 1013]).toContain(await end);
  });
});
