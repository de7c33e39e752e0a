import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net, { type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

const ROOT = path.join(import.meta.dirname, "..");
const READY_MS = 60_000;

export type PictureSite = {
  url: string;
  anonKey: string;
  /** A statement of the operator's. Values are text. */
  ask: (text: string, ...values: string[]) => Promise<unknown>;
  stop: () => Promise<void>;
};

type Door = { ask: (statement: { text: string; values: string[] }) => Promise<unknown>; close: () => void };
type DoorModules = {
  callDoor: (dataDir: string, secret: string) => Promise<Door>;
  doorSecret: (storageSecret: string) => string;
};

/** The site as an operator starts it, on an empty data directory, with the operator's own door to its database open. */
export async function startPictureSite(): Promise<PictureSite> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quackademy-pictures-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [path.join(ROOT, "apps/server/dist/main.js")], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      PUBLIC_URL: url,
      SITE_NAME: "",
      PROVIDERS: "",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(server, "exit");
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await ready(url, () => server.exitCode !== null);
    const config = await fetch(`${url}/config.json`);
    const { anonKey } = (await config.json()) as { anonKey: string };
    const door = await openDoor(dataDir);
    const ask: PictureSite["ask"] = (text, ...values) => door.ask({ text, values });
    return { url, anonKey, ask, stop: () => (door.close(), stop()) };
  } catch (error) {
    await stop();
    throw error;
  }
}

// By path, because what sees the site from outside imports nothing of ours.
async function openDoor(dataDir: string): Promise<Door> {
  const folder = path.join(ROOT, "apps/server/src/operator-door");
  const files = ["call-door.ts", "door-address.ts"].map((file) => pathToFileURL(path.join(folder, file)).href);
  const modules = await Promise.all(files.map((file) => import(file) as Promise<object>));
  const { callDoor, doorSecret } = Object.assign({}, ...modules) as DoorModules;
  const secrets = fs.readFileSync(path.join(dataDir, "secrets.json"), "utf8");
  const { storageSecret } = JSON.parse(secrets) as { storageSecret: string };
  return callDoor(dataDir, doorSecret(storageSecret));
}

async function ready(url: string, hasEnded: () => boolean): Promise<void> {
  const until = Date.now() + READY_MS;
  for (;;) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (hasEnded() || Date.now() > until) throw new Error("the site to be photographed did not open");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
