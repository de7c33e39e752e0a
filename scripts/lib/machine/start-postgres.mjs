import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { findPostgres } from "./find-postgres.mjs";
import { freePort } from "./free-port.mjs";
import { unprivilegedUser } from "./unprivileged-user.mjs";

const READY_TIMEOUT_MS = 30_000;
// Collation and case mapping like PGlite.
const LOCALE = ["--encoding=UTF8", "--lc-collate=C", "--lc-ctype=C.UTF-8", "--lc-messages=C"];
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  max_connections: "200",
  log_min_messages: "log",
  // Shared memory in the data folder, which is deleted: after a quick stop the system's would leak.
  dynamic_shared_memory_type: "mmap",
};
// Durability is off and background work is rare, because the databases are small and live for seconds.
const FORGETFUL = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  jit: "off",
  autovacuum: "off",
};

// A guard process starts the server and ends it when we end in any way: its input is a pipe that we hold open. The data
// is temporary, so an immediate shutdown (QUIT) is fine.
const GUARD = `
  directory=$1; shift
  "$@" & server=$!
  trap "" INT TERM HUP
  cat > /dev/null
  kill -QUIT $server; wait $server
  cd /; rm -rf "$directory"
`;

/**
 * Starts a PostgreSQL in a temporary folder that is deleted when it is stopped or when this process dies.
 * @param {{ durable?: boolean, settings?: Record<string, string> }} [options] durable: with fsync, as in production
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres({ durable = false, settings = {} } = {}) {
  const user = unprivilegedUser();
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "quackademy-postgres-"));
  try {
    if (user) fs.chownSync(directory, user.uid, user.gid);
    const bin = reachableFor(user, await findPostgres(), directory);
    const password = randomBytes(16).toString("hex");
    initialise({ bin, directory, password, user });

    const port = await freePort();
    const options = {
      ...SETTINGS,
      ...(durable ? {} : FORGETFUL),
      port,
      unix_socket_directories: directory,
      ...settings,
    };
    const flags = Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const command = [path.join(bin, "postgres"), "-D", path.join(directory, "data"), ...flags];
    const stop = await guard({ directory, command, user });
    return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    fs.rmSync(directory, { recursive: true, force: true });
    throw error;
  }
}

/** @typedef {{ uid: number, gid: number } | undefined} User */

/**
 * Copies binaries below a private home, which the other user could not run.
 * @param {User} user
 * @param {string} bin
 * @param {string} directory
 */
function reachableFor(user, bin, directory) {
  if (!user || spawnSync(path.join(bin, "postgres"), ["--version"], { cwd: "/", ...user }).status === 0) return bin;
  const copy = path.join(directory, "programs");
  fs.cpSync(path.dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  // Owned by the other user, because that one cleans up.
  spawnSync("chown", ["-R", `${user.uid}:${user.gid}`, copy]);
  return path.join(copy, path.basename(bin));
}

/** @param {{ bin: string, directory: string, password: string, user: User }} cluster */
function initialise({ bin, directory, password, user }) {
  const passwordFile = path.join(directory, "password");
  fs.writeFileSync(passwordFile, password);
  if (user) fs.chownSync(passwordFile, user.uid, user.gid);
  const data = path.join(directory, "data");
  const args = ["-D", data, "--username=postgres", "--auth=scram-sha-256", `--pwfile=${passwordFile}`, "--no-sync"];
  const made = spawnSync(path.join(bin, "initdb"), [...args, ...LOCALE], { cwd: directory, encoding: "utf8", ...user });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
}

/**
 * @param {{ directory: string, command: string[], user: User }} server
 * @returns {Promise<() => Promise<void>>} what stops it
 */
async function guard({ directory, command, user }) {
  const child = spawn("/bin/sh", ["-c", GUARD, "guard", directory, ...command], {
    cwd: directory,
    // Its own process group: Ctrl-C reaches only us, and we stop the server.
    detached: true,
    stdio: ["pipe", "ignore", "pipe"],
    ...user,
  });
  const stop = async () => {
    child.ref();
    child.stdin.end();
    if (child.exitCode === null) await once(child, "exit");
  };
  try {
    await isReady(child.stderr);
  } catch (error) {
    await stop();
    throw error;
  }
  child.unref();
  for (const stream of [child.stdin, child.stderr]) /** @type {import("node:net").Socket} */ (stream).unref();
  return stop;
}

/** @param {import("node:stream").Readable} log */
function isReady(log) {
  return new Promise((resolve, reject) => {
    let text = "";
    const timer = setTimeout(() => reject(new Error(`PostgreSQL did not start:\n${text}`)), READY_TIMEOUT_MS);
    log.setEncoding("utf8").on("data", (chunk) => {
      if (!timer.hasRef()) return;
      text += chunk;
      const isUp = text.includes("ready to accept connections");
      if (!isUp && !/FATAL|not found|cannot execute/.test(text)) return;
      clearTimeout(timer);
      timer.unref();
      if (isUp) resolve(undefined);
      else reject(new Error(`PostgreSQL did not start:\n${text}`));
    });
  });
}
