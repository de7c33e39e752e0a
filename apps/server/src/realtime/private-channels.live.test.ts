import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { POLICIES } from "./testing/live-policies.ts";
import { listener, newTopic, openLiveSite, subscribe, type LiveSite } from "./testing/live-site.ts";
import { opened, textsOf } from "./testing/raw-socket.ts";

let site: LiveSite;
let token: string;
const user = randomUUID();
beforeAll(async () => {
  site = await openLiveSite({ sql: POLICIES });
  token = await site.tokenFor({ sub: user });
});
afterAll(() => site.close());

const PRIVATE = { private: true };
const wave = { type: "broadcast" as const, event: "wave", payload: { n: 1 } };
const run = (text: string, ...values: string[]) => site.db.asPlatform({ text, values });
const send = (topic: string, payload: object, event = "said") =>
  run("select realtime.send($1::jsonb, $2, $3, true)", JSON.stringify(payload), event, topic);
const refusal = (topic: string) =>
  `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`;

describe("a private topic", () => {
  test("is joined only by those whom a policy lets read", async () => {
    const [open, users] = [`open ${newTopic()}`, `users ${newTopic()}`];
    const statuses = await Promise.all(
      [site.client(), site.client(token)].flatMap((client) =>
        [open, users, `mine ${user}`, `mine ${randomUUID()}`, "nobody"].map(async (topic) => {
          const { status } = await listener(client, topic, PRIVATE);
          return status.includes(refusal(topic)) ? "refused" : status;
        }),
      ),
    );
    expect(statuses.slice(0, 5)).toEqual(["SUBSCRIBED", "refused", "refused", "refused", "refused"]);
    expect(statuses.slice(5)).toEqual(["SUBSCRIBED", "SUBSCRIBED", "SUBSCRIBED", "refused", "refused"]);
  });

  test("takes broadcasts and presence only from those whom a policy lets write", async () => {
    const [users, quiet] = [`users ${newTopic()}`, `quiet ${newTopic()}`];
    const others = await Promise.all([users, quiet].map((topic) => listener(site.client(token), topic, PRIVATE)));
    for (const topic of [quiet, users]) {
      const { channel } = await listener(site.client(token), topic, { ...PRIVATE, presence: { enabled: true } });
      await channel.send(wave);
      expect([topic, await channel.track({})]).toEqual([topic, topic === users ? "ok" : "error"]);
    }
    await expect.poll(() => others[0]!.heard.length).toBe(1);
    expect(others[1]!.heard).toEqual([]);
  });

  test("takes broadcasts by HTTP by the same policies", async () => {
    const [users, quiet] = [`users ${newTopic()}`, `quiet ${newTopic()}`];
    const others = await Promise.all([users, quiet].map((topic) => listener(site.client(token), topic, PRIVATE)));
    const post = (topic: string, headers: Record<string, string>) =>
      fetch(`${site.httpUrl}/realtime/v1/api/broadcast/${encodeURIComponent(topic)}/events/wave?private=true`, {
        method: "POST",
        headers: { apikey: site.anonKey, "content-type": "application/json", ...headers },
        body: "{}",
      });
    const refused = await post(quiet, { authorization: `Bearer ${token}` });
    expect([refused.status, await refused.json()]).toEqual([403, { message: "Unauthorized" }]);
    expect((await post(users, {})).status).toBe(403);
    expect((await post(users, { authorization: `Bearer ${token}` })).status).toBe(202);
    expect((await post(quiet, { apikey: site.serviceKey })).status).toBe(202);
    await expect.poll(() => others.map(({ heard }) => heard.length)).toEqual([1, 1]);
  });

  test("gets committed messages of the database with their id, and none of a public topic with its name", async () => {
    const topic = `users ${newTopic()}`;
    const [guarded, open] = [await listener(site.client(token), topic, PRIVATE), await listener(site.client(), topic)];
    await run("select realtime.send('{\"n\":1}', 'said', $1, false)", topic);
    await send(topic, { n: 2 });
    await expect.poll(() => guarded.heard).toMatchObject([{ event: "said", payload: { n: 2 } }]);
    await expect.poll(() => open.heard).toMatchObject([{ payload: { n: 1 } }]);
    expect(guarded.heard[0]!.meta).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  test("gets row changes that a trigger sends with broadcast_changes", async () => {
    const { heard } = await listener(site.client(token), "users ponds", PRIVATE);
    await run("insert into public.ponds (name) values ('one')");
    await run("update public.ponds set name = 'two'");
    await run("delete from public.ponds");
    await expect.poll(() => heard.length).toBe(3);
    expect(heard).toMatchObject([
      { event: "INSERT", payload: { operation: "INSERT", table: "ponds", record: { name: "one" }, old_record: null } },
      { event: "UPDATE", payload: { record: { name: "two" }, old_record: { name: "one" } } },
      { event: "DELETE", payload: { record: null, old_record: { name: "two" } } },
    ]);
  });

  test("counts those who may not broadcast, and passes on no text in their presence", async () => {
    const topic = `counted ${newTopic()}`;
    const enter = (key: string) =>
      listener(site.client(token), topic, { ...PRIVATE, presence: { key, enabled: true } });
    const [ada, cheater] = [await enter(""), await enter("words in a key")];
    expect(await cheater.channel.track({ said: "words in a payload" })).toBe("ok");
    await expect.poll(() => Object.keys(ada.channel.presenceState())).toHaveLength(1);
    expect(JSON.stringify(ada.channel.presenceState())).not.toContain("words");
  });

  test("replays its newest messages to those who ask, and none of them twice", async () => {
    const topic = `users ${newTopic()}`;
    const earlier = await listener(site.client(token), topic, PRIVATE);
    for (let n = 1; n <= 4; n++) await send(topic, { n });
    await expect.poll(() => earlier.heard.length).toBe(4);
    const replay = { since: Date.now() - 60_000, limit: 2 };
    const { heard, status } = await listener(site.client(token), topic, { ...PRIVATE, broadcast: { replay } });
    expect(status).toBe("SUBSCRIBED");
    await send(topic, { n: 5 });
    await expect.poll(() => heard.map(({ payload }) => (payload as { n: number }).n)).toEqual([3, 4, 5]);
    expect(heard.map(({ meta }) => (meta as { replayed?: boolean }).replayed)).toEqual([true, true, undefined]);
  });
});

describe("access that changes while somebody listens", () => {
  test("is read again when the database asks for it, before anything else is sent", async () => {
    const topic = `open ${newTopic()}`;
    const visitor = await listener(site.client(), topic, PRIVATE);
    const member = await listener(site.client(token), topic, PRIVATE);
    await run("insert into public.closed_topics values ($1)", topic);
    await send(topic, { recheck: true }, "room");
    await send(topic, { secret: true });
    await expect.poll(() => [visitor.channel.state, member.channel.state]).toEqual(["closed", "closed"]);
    expect([visitor.heard, member.heard]).toEqual([[], []]);
    expect((await listener(site.client(), topic, PRIVATE)).status).toContain(refusal(topic));
  });

  test("is read again for all topics of one user", async () => {
    const other = await site.tokenFor({ sub: randomUUID() });
    const topic = `users ${newTopic()}`;
    const [ada, bob] = [
      await listener(site.client(token), topic, PRIVATE),
      await listener(site.client(other), topic, PRIVATE),
    ];
    await run("insert into public.closed_topics values ($1)", topic);
    await send(`mine ${user}`, { recheck: user });
    await expect.poll(() => ada.channel.state).toBe("closed");
    expect(bob.channel.state).toBe("joined");
  });

  test("is read again for a user whose connection another user has joined with", async () => {
    const topic = `users ${newTopic()}`;
    const socket = site.raw();
    const texts = textsOf(socket);
    await opened(socket);
    const join = (name: string, access_token: string) =>
      socket.send(JSON.stringify(["1", "1", `realtime:${name}`, "phx_join", { config: PRIVATE, access_token }]));
    join(topic, token);
    await expect.poll(() => texts.length).toBe(1);
    join(`${topic} of another`, await site.tokenFor({ sub: randomUUID() }));
    await expect.poll(() => texts.length).toBe(2);
    await run("insert into public.closed_topics values ($1)", topic);
    await send(`mine ${user}`, { recheck: user });
    await expect.poll(() => texts.some((text) => text.includes("phx_close"))).toBe(true);
  });

  test("is read again with a new token", async () => {
    const topic = `mine ${user}`;
    const client = site.client(token);
    const { channel } = await listener(client, topic, PRIVATE);
    const systems: { message: string }[] = [];
    const stranger = await site.tokenFor({ sub: randomUUID() });
    channel.on("system", {}, (message: { message: string }) => void systems.push(message));
    await client.setAuth(stranger);
    await expect.poll(() => channel.state).toBe("closed");
    expect(systems.at(-1)!.message).toBe(`You do not have permissions to read from this Channel topic: ${topic}`);
  });
});

describe("a token", () => {
  const joinWith = async (given: string) => (await listener(site.client(given), `open ${newTopic()}`, PRIVATE)).status;

  test("that is malformed, forged or expired does not join", async () => {
    const [head, claims] = token.split(".");
    expect(await joinWith("nonsense")).toContain("MalformedJWT: The token provided is not a valid JWT");
    expect(await joinWith(`${head}.${claims}.${"A".repeat(86)}`)).toContain("JwtSignatureError");
    expect(await joinWith(await site.tokenFor({ sub: user }, -10))).toContain("InvalidJWTToken: Token has expired 1");
  });

  test("that expires while connected ends the channel", async () => {
    const short = await site.tokenFor({ sub: user }, 2);
    const channel = site.client(short).channel(`users ${newTopic()}`, { config: PRIVATE });
    const systems: { message: string }[] = [];
    channel.on("system", {}, (message: { message: string }) => void systems.push(message));
    expect(await subscribe(channel)).toBe("SUBSCRIBED");
    await expect.poll(() => channel.state).toBe("closed");
    expect(systems[0]!.message).toMatch(/^Token has expired \d+ seconds ago$/);
  });
});
