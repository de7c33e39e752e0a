import os from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { openSocket, type CountingSocket } from "#live/live-sockets.ts";
import { loadRaceGame, readParts, recordRace, type RaceRun } from "./race-game.ts";
import { openRaceSite, type Engine, type Person, type RaceSite } from "./race-site.ts";

const { values: options } = parseArgs({
  options: {
    runners: { type: "string", default: "30" },
    races: { type: "string", default: "3" },
    /** How long the bots play, before they let go. */
    seconds: { type: "string", default: "60" },
    engines: { type: "string", default: "pglite,postgres" },
    /** A folder for a CPU profile of the gateway. */
    profile: { type: "string" },
  },
});
const [runners, races, seconds] = [options.runners, options.races, options.seconds].map(Number) as [
  number,
  number,
  number,
];

const nodeFlags = options.profile ? ["--cpu-prof", `--cpu-prof-dir=${options.profile}`] : [];

const MOST_INPUT_MS = 300;
const MOST_CORE_PER_RACE = 0.15;
const MOST_VERDICT_SECONDS = 10;
const FRAME_MS = 1000 / 60;
/** 240 ms, PRESS_MS of the kit. */
const PRESS_FRAMES = 14;
const SERVER_BROADCAST = 4;
const BROADCAST_HEAD = 5;

type Race = { race_id: string; code: string; topic: string; results: { status: string }[] };
type Ticket = { run_id: string; seed: string; every_ms: number };
type News = { runs: [number, number, number, number, string][] };
type Times = { input: number[]; message: number[] };

/** When the parts of a race were sent, and the frames of the inputs in them. */
type Sent = Map<string, { at: number; pressedAt: number[] }>;

const game = await loadRaceGame();
console.log(`${races} races with ${runners} runners each, ${seconds} s, on ${os.availableParallelism()} processors`);
for (const engine of options.engines.split(",") as Engine[]) await measure(engine);

async function measure(engine: Engine): Promise<void> {
  const site = await openRaceSite(engine, races, races * runners, nodeFlags);
  try {
    const parties = await Promise.all(
      site.teachers.map((teacher, at) => gather(site, teacher, site.pupils.slice(at * runners, (at + 1) * runners))),
    );
    const times: Times = { input: [], message: [] };
    for (const { host, race } of parties) await site.call(host, "start_race", { race_id: race.race_id });
    await sleep(5100);
    const entries = await beginAll(site, parties);
    const [cpu, begun] = [await site.cpuSeconds(), performance.now()];
    const own = process.cpuUsage();
    const lag = monitorEventLoopDelay({ resolution: 5 });
    lag.enable();
    // A race waits for its own verdicts, while the others may still be running.
    const verdicts: Promise<Verdicts>[] = [];
    const finish = async (party: Party, at: number) => {
      const handedIn = await run(site, party, entries[at]!, times);
      verdicts.push(awaitVerdicts(site, party, handedIn));
    };
    await Promise.all(parties.map(finish));
    lag.disable();
    const { user, system } = process.cpuUsage(own);
    const [usedCpu, tookSeconds] = [(await site.cpuSeconds()) - cpu, (performance.now() - begun) / 1000];
    const judged = await Promise.all(verdicts);
    const lost = races * runners - judged.reduce((sum, { count }) => sum + count, 0);
    const last = Math.max(...judged.map(({ tookMs }) => tookMs / 1000));
    const share = usedCpu / tookSeconds / races;
    console.log(`\n${engine} (${times.message.length.toLocaleString("en")} deliveries)`);
    report(
      "input until it is at the others, p95",
      `${p95(times.input)} ms`,
      p95(times.input) <= MOST_INPUT_MS,
      "300 ms",
    );
    const ownShare = (user + system) / 1e6 / tookSeconds;
    report("the bench itself, share of a core", `${(ownShare * 100).toFixed(1)} %`, null, "");
    report("the bench's own delay, p95", `${Math.round(lag.percentile(95) / 1e6)} ms`, null, "");
    report("message until it is at the others, p50", `${percentile(times.message, 0.5)} ms`, null, "");
    report("message until it is at the others, p95", `${p95(times.message)} ms`, null, "");
    report("server, share of a core per race", `${(share * 100).toFixed(1)} %`, share <= MOST_CORE_PER_RACE, "15 %");
    report("lost runs", String(lost), lost === 0, "0");
    report("all verdicts after the end", `${last.toFixed(1)} s`, last <= MOST_VERDICT_SECONDS, "10 s");
  } finally {
    await site.close();
  }
}

type Party = { host: Person; race: Race; people: Person[]; sockets: CountingSocket[]; sent: Sent };

/** Opens a race, and everybody joins and listens. */
async function gather(site: RaceSite, host: Person, people: Person[]): Promise<Party> {
  const race = await site.call<Race>(host, "open_race", { app_id: game.game.id });
  const sent: Sent = new Map();
  const sockets: CountingSocket[] = [];
  for (const person of people) {
    await site.call(person, "join_race", { code: race.code });
    sockets.push(await listen(site, person, race.topic));
  }
  return { host, race, people, sockets, sent };
}

async function listen(site: RaceSite, { token }: Person, topic: string): Promise<CountingSocket> {
  const socket = await openSocket(site.socketUrl);
  const joined = new Promise<string>((resolve) => {
    socket.onFrame = () => socket.last().includes('"phx_reply"') && resolve(socket.last());
  });
  const config = { private: true, broadcast: { self: true } };
  socket.send(JSON.stringify(["1", "1", `realtime:${topic}`, "phx_join", { config, access_token: token }]));
  const answer = await joined;
  if (!answer.includes('"ok"')) throw new Error(`The join was refused: ${answer}`);
  socket.onFrame = null;
  return socket;
}

/** A runner's ticket with the recorded run that will be shown. `delay` is how much later than the first the ticket came. */
type Entry = { person: Person; no: number; ticket: Ticket; played: RaceRun; delay: number };

/**
 * Everybody begins, and then the runs are recorded, because the seed is not known before. A bot costs twenty times as
 * much as its replay, so recorded while others play it would delay their messages and the clock that measures them.
 */
async function beginAll(site: RaceSite, parties: Party[]): Promise<Entry[][]> {
  const first = performance.now();
  const begun = await Promise.all(
    parties.map(({ race, people }) =>
      Promise.all(
        people.map(async (person, at) => {
          const ticket = await site.call<Ticket>(person, "begin_race_run", { race_id: race.race_id });
          return { person, no: at + 1, ticket, delay: performance.now() - first };
        }),
      ),
    ),
  );
  return begun.map((entries) =>
    entries.map((entry, at) => ({
      ...entry,
      played: recordRace(game, entry.ticket.seed, { lateFrames: at * 7, seconds: seconds + (at % 5) }),
    })),
  );
}

/** Plays a race in real time, and hands in. Returns when the last run was handed in. */
async function run(site: RaceSite, { sockets, sent }: Party, entries: Entry[], times: Times): Promise<number> {
  sockets.forEach((socket, at) => (socket.onFrame = () => hear(socket, at + 1, sent, times)));
  const start = performance.now();
  const ends = await Promise.all(
    entries.map(async ({ person, no, ticket, played, delay }) => {
      await sleep(delay);
      await showAll(site, person, no, { ticket, played, begun: start + delay, sent });
      await site.call(person, "submit_race_run", {
        run_id: ticket.run_id,
        log: played.log.toString("base64"),
        frames: played.frames,
        score: played.score,
        final_hash: String(played.hash),
      });
      const end = performance.now();
      // The race tells the verdict; the site may be closed before this is answered.
      site.verify(person, ticket.run_id).catch(() => {});
      return end;
    }),
  );
  return Math.max(...ends);
}

type Show = { ticket: Ticket; played: RaceRun; begun: number; sent: Sent };

/** Shows a recorded run in real time, as the game does: with a press after `PRESS_FRAMES`, otherwise every `every_ms`. */
async function showAll(site: RaceSite, who: Person, no: number, { ticket, played, begun, sent }: Show): Promise<void> {
  const { bytesBefore, pressed } = readParts(played.log);
  const everyFrames = Math.round(ticket.every_ms / FRAME_MS);
  let [from, bytes] = [0, 0];
  while (from < played.frames) {
    const press = pressed.find((frame) => frame >= from) ?? played.frames;
    const due = Math.min(played.frames, from + everyFrames, Math.max(press + 1, from + PRESS_FRAMES));
    await sleep(begun + due * FRAME_MS - performance.now());
    // Frames that passed while the last call was answered go along.
    const to = Math.max(due, Math.min(played.frames, Math.floor((performance.now() - begun) / FRAME_MS)));
    const end = bytesBefore(to);
    const pressedAt = pressed.filter((frame) => frame >= from && frame < to).map((frame) => begun + frame * FRAME_MS);
    sent.set(`${no} ${to}`, { at: performance.now(), pressedAt });
    const log = played.log.subarray(bytes, end).toString("base64");
    await site.call(who, "show_inputs", { run_id: ticket.run_id, from_frame: from, to_frame: to, log, score: to });
    [from, bytes] = [to, end];
  }
}

function hear(socket: CountingSocket, own: number, sent: Sent, times: Times): void {
  const news = readNews(socket.last());
  if (!news) return;
  const now = performance.now();
  for (const [no, , to] of news.runs) {
    const part = no === own ? undefined : sent.get(`${no} ${to}`);
    if (!part) continue;
    times.message.push(now - part.at);
    for (const at of part.pressedAt) times.input.push(now - at);
  }
}

/** A broadcast is five bytes (kind, lengths, encoding), topic, event, meta and content. Every length is below 128. */
function readNews(frame: string): News | null {
  const [kind, topic, event, meta] = [0, 1, 2, 3].map((at) => frame.charCodeAt(at)) as [number, number, number, number];
  const start = BROADCAST_HEAD + topic;
  if (kind !== SERVER_BROADCAST || frame.slice(start, start + event) !== "live") return null;
  return JSON.parse(frame.slice(start + event + meta)) as News;
}

type Verdicts = { count: number; tookMs: number };

/** Waits until every run has a verdict, for a minute at most. */
async function awaitVerdicts(site: RaceSite, { host, race }: Party, handedIn: number): Promise<Verdicts> {
  const end = performance.now() + 60_000;
  for (;;) {
    const { results } = await site.call<Race>(host, "get_race", { race_id: race.race_id });
    const count = results.filter(({ status }) => status === "verified" || status === "held").length;
    const isWaiting = results.some(({ status }) => status === "submitted");
    if (!isWaiting || performance.now() > end) return { count, tookMs: performance.now() - handedIn };
    await sleep(200);
  }
}

function report(what: string, figure: string, isGood: boolean | null, bar: string): void {
  const mark = isGood === null ? "     " : isGood ? "ok   " : "MISS ";
  console.log(`${mark}${what.padEnd(44)} ${figure.padEnd(12)} ${bar === "" ? "" : `bar ${bar}`}`);
  if (isGood === false) process.exitCode = 1;
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
}
function p95(values: number[]): number {
  return percentile(values, 0.95);
}
function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
