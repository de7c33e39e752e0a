import { MAX_FRAMES, MAX_TAP } from "../../../../packages/game-kit/src/core/game-rules.ts";
import { nextBetween, nextInt, type Random } from "../../../../packages/game-kit/src/core/random.ts";
import { LogRecorder, readLog, type LogEntry } from "../../../../packages/game-kit/src/core/replay-log.ts";
import type { RunToReplay } from "../judge-replay.ts";
import { bytesOf } from "./recorded-run.ts";

/** A cheater's change to a run before it is submitted; `other` is another run of the same game. */
type Mutation = (run: RunToReplay, random: Random, other: RunToReplay) => Partial<RunToReplay>;

export const MUTATIONS: Record<string, Mutation> = {
  "a bit is flipped": inBytes((bytes, random) => {
    const at = nextInt(random, bytes.length);
    bytes[at]! ^= 1 << nextInt(random, 8);
  }),
  "bytes are changed": inBytes((bytes, random) => {
    for (let count = nextBetween(random, 1, 8); count > 0; count--)
      bytes[nextInt(random, bytes.length)] = nextInt(random, 256);
  }),
  "bytes are cut out": inBytes((bytes, random) => {
    bytes.splice(nextInt(random, bytes.length), nextBetween(random, 1, 6));
  }),
  "bytes are put in": inBytes((bytes, random) => {
    const noise = Array.from({ length: nextBetween(random, 1, 6) }, () => nextInt(random, 256));
    bytes.splice(nextInt(random, bytes.length), 0, ...noise);
  }),
  "the end is cut off": inBytes((bytes, random) => {
    bytes.length = nextInt(random, bytes.length);
  }),
  "the end is played twice": inBytes((bytes, random) => {
    bytes.push(...bytes.slice(nextInt(random, bytes.length)));
  }),
  "an event is moved": inEvents((events, random) => {
    const event = events[nextInt(random, events.length)]!;
    event.frame = Math.max(0, event.frame + nextBetween(random, -40, 40));
  }),
  "an event is put in": inEvents((events, random) => {
    const { frame } = events[nextInt(random, events.length)]!;
    const like = events[nextInt(random, events.length)]!;
    events.push(nextInt(random, 4) === 0 ? { frame, tap: nextInt(random, MAX_TAP + 1) } : { ...like, frame });
  }),
  "an event is left out": inEvents((events, random) => {
    events.splice(nextInt(random, events.length), 1);
  }),
  "an event comes twice": inEvents((events, random) => {
    const event = events[nextInt(random, events.length)]!;
    events.push({ ...event, frame: event.frame + nextBetween(random, 0, 3) });
  }),
  "an event says something else": inEvents((events, random) => {
    const event = events[nextInt(random, events.length)]!;
    if ("tap" in event) event.tap ^= 1 << nextInt(random, 8);
    else event.held ^= 1 << nextInt(random, 6);
  }),
  "all times are shifted": inEvents((events, random) => {
    const [from, by] = [nextInt(random, events.length), nextBetween(random, -20, 60)];
    for (const event of events.slice(from)) event.frame = Math.max(0, event.frame + by);
  }),
  "everything is quicker": inEvents((events, random) => {
    const percent = nextBetween(random, 40, 99);
    for (const event of events) event.frame = Math.floor((event.frame * percent) / 100);
  }),
  "two runs are joined": (run, random, other) => {
    const at = nextInt(random, run.frames);
    const events = [
      ...readLog(bytesOf(run.log)).filter(({ frame }) => frame < at),
      ...readLog(bytesOf(other.log)).filter(({ frame }) => frame >= at),
    ];
    return { log: writeLog(events) };
  },
  "two logs are joined": (run, random, other) => {
    const [one, two] = [bytesOf(run.log), bytesOf(other.log)];
    const bytes = [...one.slice(0, nextInt(random, one.length + 1)), ...two.slice(nextInt(random, two.length + 1))];
    return { log: base64(bytes) };
  },
  "it is another's run": (_run, _random, { log, frames, claimed_hash, claimed_score }) => ({
    log,
    frames,
    claimed_hash,
    claimed_score,
  }),
  "another score is claimed": ({ claimed_score: score }, random) => ({
    claimed_score:
      nextInt(random, 2) === 0 ? score + nextBetween(random, 1, 1000) : score - nextBetween(random, 1, 1000),
  }),
  "a score is claimed that is none": (_run, random) => ({
    claimed_score: [Number.NaN, Infinity, -1, 0.5, 2 ** 53, 1e308][nextInt(random, 6)]!,
  }),
  "another length is claimed": ({ frames }, random) => ({
    frames: [frames - 1, frames + 1, 0, -1, frames + 0.5, MAX_FRAMES, MAX_FRAMES + 1, Number.NaN][nextInt(random, 8)]!,
  }),
  "the log is no log": (_run, random) => ({
    log: ["", "!", "A", "////", base64(Array.from({ length: 300_000 }, () => 1)), "gICAgIA="][nextInt(random, 6)]!,
  }),
  "it is said to be unheard of": inEvents((events, random, run) => {
    const event = events[nextInt(random, events.length)]!;
    event.frame = Math.max(0, event.frame + nextBetween(random, -5, 5));
    run.checkpoints = [];
  }),
};

/** Maximum attempts, because a random mutation may leave a run unchanged; a run with hardly any inputs may stay so. */
const MAX_ATTEMPTS = 20;

/** Applies the mutation with that number to a run. */
export function mutateRun(run: RunToReplay, number: number, random: Random, other: RunToReplay) {
  const names = Object.keys(MUTATIONS);
  const name = names[number % names.length]!;
  for (let attempt = 0; ; attempt++) {
    const mutant = { ...run, ...MUTATIONS[name]!(run, random, other) };
    const isChanged = (Object.keys(run) as (keyof RunToReplay)[]).some((key) => !Object.is(mutant[key], run[key]));
    if (isChanged || attempt === MAX_ATTEMPTS) return { name, mutant, isChanged };
  }
}

function inBytes(change: (bytes: number[], random: Random) => void): Mutation {
  return (run, random) => {
    const bytes = Array.from(bytesOf(run.log));
    if (bytes.length === 0) bytes.push(0);
    change(bytes, random);
    return { log: base64(bytes) };
  };
}

function inEvents(change: (events: LogEntry[], random: Random, run: Partial<RunToReplay>) => void): Mutation {
  return (run, random) => {
    const events = readLog(bytesOf(run.log));
    if (events.length === 0) events.push({ frame: 0, tap: 0 });
    const changed: Partial<RunToReplay> = {};
    change(events, random, changed);
    return { ...changed, log: writeLog(events) };
  };
}

/** Encodes a log as the recorder does. */
function writeLog(events: readonly LogEntry[]): string {
  const recorder = new LogRecorder();
  let held = 0;
  for (const event of events.toSorted((a, b) => a.frame - b.frame)) {
    if ("held" in event) held = event.held;
    recorder.record(event.frame, { held, taps: "tap" in event ? [event.tap] : [] });
  }
  return base64(recorder.bytes());
}

const base64 = (bytes: ArrayLike<number>): string => Buffer.from(Uint8Array.from(bytes)).toString("base64");
