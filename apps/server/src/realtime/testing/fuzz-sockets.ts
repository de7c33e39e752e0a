import type { WebSocket } from "ws";
import { seededRandom } from "#testing/seeded-random.ts";
import { randomFrame } from "./fuzz-frames.ts";
import { listener, openLiveSite, type LiveSite } from "./live-site.ts";
import { opened } from "./raw-socket.ts";
import { POLICIES } from "./live-policies.ts";

const SOCKETS = 8;
const BURST = 100;
const USER = "00000000-0000-4000-8000-00000000000a";
const SECRET = "a secret of one user";

/** Sends random frames by many sockets, while a user gets secrets on a private topic. */
export async function fuzzSockets(frames: number, seed: number) {
  const site = await openLiveSite({ sql: POLICIES });
  const random = seededRandom(seed);
  const mine = `mine ${USER}`;
  const topics = ["open one", "open two", "plain", mine, "users three"];
  const victim = await listener(site.client(await site.tokenFor({ sub: USER })), mine, { private: true });
  let leaked = 0;
  let answered = 0;

  async function connect() {
    const socket = site.raw({ vsn: random.chance(0.8) ? "2.0.0" : "1.0.0" });
    socket.on("message", (data) => {
      answered += 1;
      if ((data as Buffer).includes(SECRET)) leaked += 1;
    });
    await opened(socket);
    return socket;
  }
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, connect));

  let secrets = 0;
  for (let sent = 0; sent < frames; sent += BURST) {
    const index = random.int(0, SOCKETS - 1);
    if (sockets[index]!.readyState !== sockets[index]!.OPEN) sockets[index] = await connect();
    const socket = sockets[index]!;
    for (let count = 0; count < BURST; count++) socket.send(randomFrame(random, topics));
    await pong(socket);
    if (sent % (BURST * 20) === 0) {
      secrets += 1;
      await site.db.asPlatform({
        text: "select realtime.send(jsonb_build_object('text', $1::text), 'said', $2, true)",
        values: [SECRET, mine],
      });
    }
  }
  const told = async () => {
    for (let tries = 0; tries < 600 && victim.heard.length < secrets; tries++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return victim.heard.length;
  };
  const report = { frames, answered, leaked, secrets, told: await told(), isWell: await isWell(site) };
  await site.close();
  return report;
}

async function isWell(site: LiveSite): Promise<boolean> {
  return (await listener(site.client(), "open again", { private: true })).status === "SUBSCRIBED";
}

/** Waits until the server has read everything that was sent before. */
function pong(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    socket.once("pong", () => resolve());
    socket.once("close", () => resolve());
    socket.ping();
  });
}
