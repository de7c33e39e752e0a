import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { OperatorError } from "./operator-error.ts";

const HEARTBEAT_MS = 2000;
const ABANDONED_MS = 15_000;

type Holder = { pid: number; host: string; processStart: string };

/** Another process has the data directory. Two writers would silently lose each other's work. */
export class DataDirectoryBusy extends OperatorError {}

/**
 * Locks the data directory for this process, or reports its holder. A lock is stolen only from a process that is
 * certainly gone: on this machine by its id and start time, elsewhere (another container) by a stopped heartbeat.
 */
export function lockDataDirectory(dataDir: string, onLost: () => void = endProcess): () => void {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, "lock");
  const me: Holder = { pid: process.pid, host: hostName(), processStart: processStart(process.pid) };
  if (!create(file, me)) {
    const holder = read(file);
    if (holder && isAlive(holder, file)) {
      throw new DataDirectoryBusy(
        `The data directory ${dataDir} is in use by process ${holder.pid} on ${holder.host}. ` +
          `Stop that process first, or set DATA_DIR to another directory.`,
      );
    }
    takeOver(file, me);
  }
  const isMine = () => {
    const holder = read(file);
    return holder?.pid === me.pid && holder.host === me.host && holder.processStart === me.processStart;
  };
  const heartbeat = setInterval(() => {
    if (isMine()) return fs.utimesSync(file, new Date(), new Date());
    clearInterval(heartbeat);
    onLost();
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return () => {
    clearInterval(heartbeat);
    if (isMine()) fs.rmSync(file, { force: true });
  };
}

// This process slept so long (closed laptop, paused container) that another took over: one more write could corrupt its
// data.
function endProcess(): void {
  console.error("Another process has taken over the data directory. Stopping now.");
  process.exit(1);
}

// Process ids are valid only inside their namespace, and two containers may share a host name.
function hostName(): string {
  try {
    return `${os.hostname()} (${fs.readlinkSync("/proc/self/ns/pid")})`;
  } catch {
    return os.hostname();
  }
}

/** The current holder of the data directory, if any. */
export function holderOf(dataDir: string): { pid: number; host: string } | null {
  const file = path.join(dataDir, "lock");
  const holder = read(file);
  return holder && isAlive(holder, file) ? holder : null;
}

// Written to a temporary file and linked into place, so that a lock file is never half written.
function create(file: string, holder: Holder): boolean {
  const draft = `${file}.${process.pid}.${randomUUID()}`;
  fs.writeFileSync(draft, JSON.stringify(holder));
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

// Race condition: two processes may find the same stale lock; the one that creates the directory removes it, the other
// is refused.
function takeOver(file: string, me: Holder): void {
  const turn = `${file}.takeover`;
  if (!takeTurn(turn)) {
    throw new DataDirectoryBusy(`Another process is taking over the data directory right now (${turn}). Try again.`);
  }
  try {
    const holder = read(file);
    if (holder && isAlive(holder, file))
      throw new DataDirectoryBusy(`Process ${holder.pid} has taken the data directory first.`);
    fs.rmSync(file, { force: true });
    if (!create(file, me)) throw new DataDirectoryBusy("Another process has taken the data directory first.");
  } finally {
    fs.rmdirSync(turn);
  }
}

function takeTurn(turn: string): boolean {
  try {
    fs.mkdirSync(turn);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const since = fs.statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > ABANDONED_MS) fs.rmSync(turn, { recursive: true, force: true });
    return false;
  }
}

function read(file: string): Holder | null {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")) as Holder;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder, file: string): boolean {
  if (holder.host !== hostName())
    return Date.now() - (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < ABANDONED_MS;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  return processStart(holder.pid) === holder.processStart;
}

// Process ids are reused; a start time together with a boot id is not.
function processStart(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    const boot = fs.readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const [state, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A zombie process is still listed, but holds nothing any more.
    return state === "Z" ? "ended" : `${boot}/${rest[18]}`;
  } catch {
    return "unknown";
  }
}
