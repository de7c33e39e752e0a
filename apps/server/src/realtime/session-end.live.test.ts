import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listener, newTopic, openLiveSite, type LiveSite } from "./testing/live-site.ts";
import { closed, joinText, opened, textsOf } from "./testing/raw-socket.ts";

let site: LiveSite;
beforeAll(async () => {
  site = await openLiveSite();
});
afterAll(() => site.close());

type Session = { token: string; user: string };

async function ask(path: string, token: string | null, body: object, method = "POST"): Promise<Response> {
  const headers = { apikey: site.anonKey, "content-type": "application/json" };
  const bearer = token === null ? {} : { authorization: `Bearer ${token}` };
  return site.fetch(`${site.url}/auth/v1${path}`, {
    method,
    headers: { ...headers, ...bearer },
    body: JSON.stringify(body),
  });
}

async function signUp(): Promise<Session> {
  const answer = await ask("/signup", null, { email: `${randomUUID()}@pond.test`, password: "seven grey herons" });
  const { access_token: token, user } = (await answer.json()) as { access_token: string; user: { id: string } };
  return { token, user: user.id };
}

/** A joined socket of a user. */
async function connect({ token }: Session) {
  const socket = site.raw();
  const texts = textsOf(socket);
  await opened(socket);
  const payload = { config: {}, access_token: token };
  socket.send(JSON.stringify(["1", "1", `realtime:${newTopic()}`, "phx_join", payload]));
  await expect.poll(() => texts.some((each) => each.includes('"status":"ok"'))).toBe(true);
  return { texts, end: closed(socket) };
}

describe("a live connection of a user ends at once", () => {
  const run = (text: string, ...values: string[]) => site.db.asPlatform({ text, values });

  test.each([
    ["when they sign out", ({ token }: Session) => ask("/logout", token, {})],
    [
      "when they choose a new password",
      ({ user }: Session) => run("delete from auth.sessions where user_id = $1::uuid", user),
    ],
    [
      "when they are suspended",
      ({ user }: Session) =>
        run("update auth.users set banned_until = now() + interval '1 day' where id = $1::uuid", user),
    ],
    ["when their account is deleted", ({ user }: Session) => run("delete from auth.users where id = $1::uuid", user)],
  ])("%s", async (_when, act) => {
    const [ada, bob] = [await signUp(), await signUp()];
    const [mine, others] = [await connect(ada), await connect(bob)];
    await act(ada);
    expect(await mine.end).toBe(1008);
    expect(mine.texts.at(-1)).toContain("This session is over. Sign in again.");
    expect((await listener(site.client(ada.token), newTopic())).status).toContain("This session is over");
    expect(others.texts).toHaveLength(1);
  });
});

test("a stopping site tells its clients and closes their connections", async () => {
  const other = await openLiveSite({ over: site });
  const sockets = Array.from({ length: 50 }, () => other.raw());
  await Promise.all(sockets.map(opened));
  const texts = textsOf(sockets[0]!);
  sockets[0]!.send(joinText(newTopic()));
  await expect.poll(() => texts.length).toBe(1);
  const ends = Promise.all(sockets.map(closed));
  await other.app.close();
  expect(new Set(await ends)).toEqual(new Set([1012]));
  expect(texts.at(-1)).toContain("Server requested disconnect");
  await other.close();
});

describe.skipIf(process.env["TEST_ENGINE"] !== "postgres")("two processes", () => {
  let other: LiveSite;
  beforeAll(async () => {
    other = await openLiveSite({ over: site });
  });
  afterAll(() => other.close());

  test("share broadcasts and presence", async () => {
    const topic = newTopic();
    const [ada, bob] = [
      await listener(site.client(), topic),
      await listener(other.client(), topic, { broadcast: { ack: true } }),
    ];
    await expect
      .poll(async () => {
        await bob.channel.send({ type: "broadcast", event: "wave", payload: {} });
        return ada.heard.length;
      })
      .toBeGreaterThan(0);
    const watcher = site.client().channel(topic, { config: { presence: { enabled: true } } });
    await new Promise((resolve) => watcher.subscribe(resolve));
    const guest = other.client();
    const channel = guest.channel(topic, { config: { presence: { key: "guest", enabled: true } } });
    await new Promise((resolve) => channel.subscribe(resolve));
    await channel.track({ from: "there" });
    await expect.poll(() => Object.keys(watcher.presenceState())).toEqual(["guest"]);
    await guest.disconnect();
    await expect.poll(() => Object.keys(watcher.presenceState())).toEqual([]);
  });

  test("both close the connections of a session that ends", async () => {
    const { user } = await signUp();
    const [row] = await site.db.asPlatform({
      text: "select id from auth.sessions where user_id = $1::uuid",
      values: [user],
    });
    const token = await other.tokenFor({ sub: user, session_id: row![0]! });
    const { channel, status } = await listener(other.client(token), newTopic());
    expect(status).toBe("SUBSCRIBED");
    await site.db.asPlatform({ text: "delete from auth.sessions where user_id = $1::uuid", values: [user] });
    await expect.poll(() => channel.state).not.toBe("joined");
  });
});
