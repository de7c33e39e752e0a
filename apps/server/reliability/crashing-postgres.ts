import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { PATHS } from "#paths.ts";
import { pause } from "./write-load.ts";

const START_TIMEOUT_MS = 30_000;

/** A PostgreSQL server of our own, durable as in production, that can be killed and restarted on the same files. */
export type CrashingPostgres = {
  url: string;
  /** Kills the server and all its processes with SIGKILL. */
  crash(): Promise<void>;
  /** Restarts it; returns the time until it accepted connections. */
  restart(): Promise<number>;
  stop(): Promise<void>;
};

type StartPostgres = (options: { durable: boolean }) => Promise<{ url: string; stop: () => Promise<void> }>;

export async function startCrashingPostgres(): Promise<CrashingPostgres> {
  // The scripts are outside the apps, so they are imported by path.
  const script = pathToFileURL(path.join(PATHS.root, "scripts/lib/machine/start-postgres.mjs")).href;
  const { startPostgres } = (await import(script)) as { startPostgres: StartPostgres };
  const { url, stop } = await startPostgres({ durable: true });
  const dataDir = await dataDirectory(url);

  return {
    url,
    crash: () => crash(dataDir),
    restart: () => restart(dataDir, url),
    stop: async () => {
      await crash(dataDir);
      await stop();
    },
  };
}

async function dataDirectory(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>("show data_directory").finally(() => client.end());
  return rows[0]!.data_directory;
}

async function crash(dataDir: string): Promise<void> {
  const postmaster = Number(fs.readFileSync(path.join(dataDir, "postmaster.pid"), "utf8").split("\n")[0]);
  const family = [postmaster, ...childrenOf(postmaster)];
  for (const pid of family) kill(pid);
  while (family.some(isRunning)) await pause(5);
}

function restart(dataDir: string, url: string): Promise<number> {
  const begun = performance.now();
  // postmaster.opts holds the command line of the last start.
  const [program = "", ...args] = fs
    .readFileSync(path.join(dataDir, "postmaster.opts"), "utf8")
    .trim()
    .split(" ")
    .map((word) => word.replaceAll('"', ""));
  const { uid, gid } = fs.statSync(dataDir);
  const owner = process.getuid?.() === 0 ? { uid, gid } : {};
  const server = spawn(program, args, { cwd: dataDir, stdio: "ignore", ...owner });
  server.unref();
  process.once("exit", () => server.kill("SIGKILL"));
  return waitUntilReady(url).then(() => performance.now() - begun);
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client(url);
    client.on("error", () => {});
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(20);
    }
  }
}

function childrenOf(parent: number): number[] {
  return fs
    .readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && processStat(pid)?.parent === parent);
}

function isRunning(pid: number): boolean {
  const state = processStat(pid)?.state;
  return state !== undefined && state !== "Z";
}

function processStat(pid: number): { state: string; parent: number } | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state = "", parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
