import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeNetwork, type JoinAnswer } from "#testing/fake-socket.ts";
import { createConnection, type LiveState } from "./live-connection.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(answer?: JoinAnswer) {
  const network = fakeNetwork(answer);
  const tokens = { value: "token of daisy" };
  const connection = createConnection(async () => ({
    url: "ws://school.example/realtime/v1",
    key: "anon",
    accessToken: async () => tokens.value,
    transport: network.transport,
  }));
  const follow = (topic: string, more: { track?: boolean } = {}) => {
    const events: string[] = [];
    const states: LiveState[] = [];
    const counts: number[] = [];
    const stop = connection.listen(topic, {
      onEvent: (event, payload) => events.push(`${event} ${JSON.stringify(payload)}`),
      onState: (state) => states.push(state),
      ...(more.track && { onPresence: (count) => counts.push(count), track: true }),
    });
    return { events, states, counts, stop };
  };
  const joins = () => network.sockets.flatMap(({ sent }) => sent.filter(([, , , event]) => event === "phx_join"));
  const leaves = () => network.sockets.flatMap(({ sent }) => sent.filter(([, , , event]) => event === "phx_leave"));
  const last = () => network.sockets.at(-1)!;
  return { connection, network, tokens, follow, joins, leaves, last };
}

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe("a topic", () => {
  test("is joined privately with the token, once for all its listeners", async () => {
    const { follow, joins, last } = open();
    const [first, second] = [follow("live"), follow("live")];
    await settle();
    const late = follow("live");
    await settle();
    expect(joins()).toHaveLength(1);
    expect(joins()[0]![4]).toMatchObject({ config: { private: true }, access_token: "token of daisy" });
    last().broadcast("live", "playing", { counts: { skyhop: 2 } });
    for (const { events } of [first, second, late]) expect(events).toEqual(['playing {"counts":{"skyhop":2}}']);
    expect(late.states).toEqual(["joined"]);
  });

  test("is left a while after its last listener, not while a page changes", async () => {
    const { follow, leaves, joins } = open();
    const first = follow("live");
    await settle();
    first.stop();
    await settle(1000);
    const next = follow("live");
    await settle(60_000);
    expect([leaves().length, joins().length]).toEqual([0, 1]);
    next.stop();
    await settle(60_000);
    expect(leaves()).toHaveLength(1);
    const again = follow("live");
    await settle();
    expect([joins().length, again.states.at(-1)]).toEqual([2, "joined"]);
  });

  test("that is refused says so, and is tried again later", async () => {
    let mayRead = false;
    const reason = "Unauthorized: You do not have permissions to read from this Channel topic: chat:global";
    const { follow, joins } = open(() => (mayRead ? "ok" : { reason }));
    const { states } = follow("chat:global");
    await settle(60_000);
    expect([states, joins().length]).toEqual([["connecting", "refused"], 1]);
    mayRead = true;
    await settle(120_000);
    expect(states.at(-1)).toBe("joined");
  });

  test("that the server closes is joined again", async () => {
    const { follow, joins, last } = open();
    const { states } = follow("chat:global");
    await settle();
    last().push([joins()[0]![0], null, "realtime:chat:global", "phx_close", {}]);
    await settle(2000);
    expect([states, joins().length]).toEqual([["connecting", "joined", "connecting", "joined"], 2]);
  });

  test("counts tabs, and sends nothing about this one", async () => {
    const { follow, last } = open();
    const { counts } = follow("chat:global", { track: true });
    await settle();
    const tracked = last().sent.find(([, , , event]) => event === "presence");
    expect(tracked?.[4]).toEqual({ type: "presence", event: "track", payload: {} });
    const metas = (ref: string) => ({ metas: [{ phx_ref: ref }] });
    last().push([null, null, "realtime:chat:global", "presence_state", { a: metas("1"), b: metas("2") }]);
    last().push([null, null, "realtime:chat:global", "presence_diff", { joins: {}, leaves: { a: metas("1") } }]);
    expect(counts).toEqual([2, 1]);
  });
});

describe("a connection", () => {
  test("that is lost comes back by itself, and the listeners are told to catch up", async () => {
    const { follow, last } = open();
    const { states } = follow("live");
    await settle();
    last().drop();
    expect(states.at(-1)).toBe("connecting");
    await settle(3000);
    expect(states).toEqual(["connecting", "joined", "connecting", "joined"]);
  });

  test("polls after three tries where sockets are blocked, and tries every few minutes", async () => {
    const { follow, network } = open();
    network.isReachable = false;
    const { states } = follow("live");
    await settle(8000);
    expect([states, network.sockets.length]).toEqual([["connecting", "polling"], 3]);
    await settle(55_000);
    expect(network.sockets.length).toBe(3);
    network.isReachable = true;
    await settle(180_000);
    expect(states).toEqual(["connecting", "polling", "joined"]);
  });

  test("polls when a server accepts sockets and says nothing", async () => {
    const { follow } = open(() => undefined);
    const { states } = follow("live");
    await settle(8000);
    expect(states).toEqual(["connecting", "polling"]);
  });

  test("that has worked is tried every few seconds during an outage", async () => {
    const { follow, network, last } = open();
    const { states } = follow("live");
    await settle();
    network.isReachable = false;
    last().drop();
    await settle(20_000);
    expect(states.at(-1)).toBe("polling");
    network.isReachable = true;
    await settle(13_000);
    expect(states.at(-1)).toBe("joined");
  });

  test("is closed while the tab is hidden", async () => {
    const { connection, follow, network, last } = open();
    const { states } = follow("live");
    await settle();
    connection.pause();
    await settle(600_000);
    expect([last().readyState, network.sockets.length, states.at(-1)]).toEqual([3, 1, "closed"]);
    connection.resume();
    await settle();
    expect([network.sockets.length, states.at(-1)]).toEqual([2, "joined"]);
    connection.resume();
    await settle();
    expect(network.sockets.length).toBe(2);
  });

  test("joins as the next person after a sign-in", async () => {
    const { connection, follow, joins, tokens } = open();
    const { states, events } = follow("live");
    await settle();
    tokens.value = "token of gus";
    connection.restart();
    await settle();
    expect(joins().map(([, , , , payload]) => (payload as { access_token: string }).access_token)).toEqual([
      "token of daisy",
      "token of gus",
    ]);
    expect([states.at(-1), events]).toEqual(["joined", []]);
  });
});
