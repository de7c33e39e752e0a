import fs from "node:fs";
import pg from "pg";
import { callInLoops } from "#load/load-meter.ts";
import type { Peer } from "./live-peers.ts";
import type { LiveSite } from "./live-site.ts";
import { broadcastFrame, joinTopic, openSocket, openSockets, type CountingSocket } from "./live-sockets.ts";

const MESSAGE_BYTES = 200;
/** Messages that are on their way at once. */
const WINDOW = 4;
const WARM_UP_MS = 1000;

export type FanOut = { perSecond: number; perCpuSecond: number };

/** How many deliveries a server makes from one sender to all. */
export async function measureFanOut(peer: Peer, subscribers: number, seconds: number): Promise<FanOut> {
  const sockets = await openSockets(subscribers, 20, () => openSocket(peer.url));
  const content = Buffer.alloc(MESSAGE_BYTES, "x");
  const publish = peer.publish ?? ((bytes: Buffer) => sockets[0]!.send(bytes));
  return countDeliveries(sockets, peer.pid, seconds, () => publish(content));
}

/** The same in the gateway, on a private topic. */
export async function measureGatewayFanOut(site: LiveSite, subscribers: number, seconds: number): Promise<FanOut> {
  const gateway = site.gateways[0]!;
  const sockets = await openSockets(subscribers, 20, async () => {
    const socket = await openSocket(site.socketUrl(gateway));
    await joinTopic(socket, "bench:room");
    return socket;
  });
  const frame = broadcastFrame("bench:room", Buffer.alloc(MESSAGE_BYTES, "x"));
  return countDeliveries(sockets, gateway.pid, seconds, () => sockets[0]!.send(frame));
}

async function countDeliveries(
  sockets: CountingSocket[],
  pid: number,
  seconds: number,
  publish: () => void,
): Promise<FanOut> {
  const count = () => sockets.reduce((sum, { frames }) => sum + frames, 0);
  const from = count();
  let published = 0;
  const keepBusy = () => {
    while (published - Math.floor((count() - from) / sockets.length) < WINDOW) {
      published += 1;
      publish();
    }
  };
  const end = performance.now() + WARM_UP_MS + seconds * 1000;
  let begun = { at: 0, frames: 0, cpu: 0 };
  while (performance.now() < end) {
    keepBusy();
    if (begun.at === 0 && performance.now() > end - seconds * 1000) {
      begun = { at: performance.now(), frames: count(), cpu: cpuSeconds(pid) };
    }
    await new Promise((go) => setImmediate(go));
  }
  const deliveries = count() - begun.frames;
  const figures = {
    perSecond: deliveries / ((performance.now() - begun.at) / 1000),
    perCpuSecond: deliveries / (cpuSeconds(pid) - begun.cpu),
  };
  sockets.forEach((socket) => socket.close());
  return figures;
}

/** Memory of a socket that has joined a private room, in bytes, and how long all of them took to join. */
export async function measureMemory(site: LiveSite, count: number): Promise<{ bytesEach: number; cpuIdle: number }> {
  const gateway = site.gateways[0]!;
  const before = residentBytes(gateway.pid);
  const sockets = await openSockets(count, 50, async (at) => {
    const socket = await openSocket(site.socketUrl(gateway));
    await joinTopic(socket, `bench:${at % 100}`);
    return socket;
  });
  const bytesEach = (residentBytes(gateway.pid) - before) / count;
  // Clients send a heartbeat every 25 seconds.
  const cpu = cpuSeconds(gateway.pid);
  const begun = performance.now();
  for (const [at, socket] of sockets.entries()) {
    socket.send(JSON.stringify([null, "2", "phoenix", "heartbeat", {}]));
    if (at % 100 === 0) await new Promise((go) => setTimeout(go, 10));
  }
  while (sockets.some(({ frames }) => frames < 2) && performance.now() - begun < 60_000) {
    await new Promise((go) => setTimeout(go, 50));
  }
  const cpuIdle = (cpuSeconds(gateway.pid) - cpu) / 25;
  sockets.forEach((socket) => socket.close());
  return { bytesEach, cpuIdle };
}

/** From the call of a function that says something until the last of the listeners has it, in milliseconds. */
export async function measureSaying(site: LiveSite, listeners: number, lines: number): Promise<number[]> {
  const gateway = site.gateways.at(-1)!;
  let left = 0;
  let done = () => {};
  const sockets = await openSockets(listeners, 20, async () => {
    const socket = await openSocket(site.socketUrl(gateway));
    await joinTopic(socket, "bench:hall");
    socket.onFrame = () => {
      left -= 1;
      if (left === 0) done();
    };
    return socket;
  });
  const times: number[] = [];
  for (let line = 0; line < lines; line++) {
    left = listeners;
    const all = new Promise<void>((resolve) => (done = resolve));
    const begun = performance.now();
    await Promise.all([all, site.call("bench_say", { room: "hall", body: `line ${line}` })]);
    times.push(performance.now() - begun);
    await new Promise((go) => setTimeout(go, 50));
  }
  sockets.forEach((socket) => socket.close());
  return times;
}

/** Broadcasts of a client at one process until they arrive at a socket of the other, in milliseconds. */
export async function measureTwoProcesses(site: LiveSite, messages: number): Promise<number[]> {
  const [sender, receiver] = await Promise.all(
    site.gateways.slice(0, 2).map(async (gateway) => {
      const socket = await openSocket(site.socketUrl(gateway));
      await joinTopic(socket, "bench:far");
      return socket;
    }),
  );
  const frame = broadcastFrame("bench:far", Buffer.alloc(MESSAGE_BYTES, "x"));
  const times: number[] = [];
  // Waits until the processes know each other, which takes a heartbeat.
  await new Promise((go) => setTimeout(go, 6000));
  for (let message = 0; message < messages; message++) {
    const begun = performance.now();
    const arrived = new Promise<void>((resolve) => {
      receiver!.onFrame = resolve;
    });
    sender!.send(frame);
    await arrived;
    times.push(performance.now() - begun);
    await new Promise((go) => setTimeout(go, 10));
  }
  sender!.close();
  receiver!.close();
  return times;
}

/** Lines a second of eight writers in eight rooms, against plain inserts of the same rows. */
export async function measureWriting(site: LiveSite, seconds: number): Promise<{ said: number; plain: number }> {
  const url = site.databaseUrl!;
  const listener = await openSocket(site.socketUrl(site.gateways[0]!));
  await joinTopic(listener, "bench:0");
  const rate = async (text: string) => {
    const clients = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        return client;
      }),
    );
    const free = clients.map((client, room) => ({ client, room: String(room) }));
    const { perSecond } = await callInLoops(8, seconds, async () => {
      const writer = free.pop()!;
      await writer.client.query({ name: "write", text, values: [writer.room, "hello"] });
      free.push(writer);
    });
    await Promise.all(clients.map((client) => client.end()));
    return perSecond;
  };
  const plain = await rate("insert into public.bench_lines (room, body) values ($1, $2)");
  const said = await rate("select public.bench_say($1, $2)");
  listener.close();
  return { said, plain };
}

export type Joining = { perSecond: number; quietP99Ms: number; busyP99Ms: number };

/** Joins of a visitor a second, each with a read of its own, and the REST service for a player meanwhile. */
export async function measureJoins(site: LiveSite, joins: number): Promise<Joining> {
  const gateway = site.gateways[0]!;
  const headers = await site.playerHeaders();
  const ask = async () => {
    const answer = await fetch(`${gateway.url}/rest/v1/apps?select=id&limit=5`, { headers });
    await answer.arrayBuffer();
  };
  const quiet = await callInLoops(1, 3, ask);
  const sockets = await openSockets(50, 10, () => openSocket(site.socketUrl(gateway)));
  const joining = { isDone: false };
  const busy: number[] = [];
  const asking = (async () => {
    while (!joining.isDone) {
      const begun = performance.now();
      await ask();
      busy.push(performance.now() - begun);
    }
  })();
  const begun = performance.now();
  await Promise.all(
    sockets.map(async (socket, place) => {
      for (let at = 0; at < joins / sockets.length; at++) {
        await joinTopic(socket, `bench:${place}-${at}`);
        await leaveTopic(socket, `bench:${place}-${at}`);
      }
    }),
  );
  const perSecond = joins / ((performance.now() - begun) / 1000);
  joining.isDone = true;
  await asking;
  sockets.forEach((socket) => socket.close());
  return { perSecond, quietP99Ms: quiet.p99Ms, busyP99Ms: percentile(busy, 0.99) };
}

async function leaveTopic(socket: CountingSocket, topic: string): Promise<void> {
  const until = socket.frames + 2;
  socket.send(JSON.stringify(["1", "2", `realtime:${topic}`, "phx_leave", {}]));
  await new Promise<void>((resolve) => {
    socket.onFrame = () => {
      if (socket.frames >= until) resolve();
    };
  });
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

function cpuSeconds(pid: number): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function residentBytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))![1]) * 1024;
}
