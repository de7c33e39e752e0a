import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { startSiteWith } from "#support/account-site.ts";
import { inRoot } from "#support/repository.ts";

export type PictureSite = {
  url: string;
  anonKey: string;
  /** Runs an operator's SQL statement. Values are text. */
  ask: (text: string, ...values: string[]) => Promise<unknown>;
  stop: () => Promise<void>;
};

type OperatorSocket = { ask: (statement: { text: string; values: string[] }) => Promise<unknown>; close: () => void };
type SocketModules = {
  callSocket: (dataDir: string, secret: string) => Promise<OperatorSocket>;
  socketSecret: (storageSecret: string) => string;
};

/** A site on an empty data directory, with direct access to its database. */
export async function startPictureSite(): Promise<PictureSite> {
  const { url, dataDir, stop } = await startSiteWith({});
  try {
    const config = await fetch(`${url}/config.json`);
    const { anonKey } = (await config.json()) as { anonKey: string };
    const socket = await openOperatorSocket(dataDir);
    const ask: PictureSite["ask"] = (text, ...values) => socket.ask({ text, values });
    return { url, anonKey, ask, stop: () => (socket.close(), stop()) };
  } catch (error) {
    await stop();
    throw error;
  }
}

// Imported by path, because e2e code does not depend on our packages.
async function openOperatorSocket(dataDir: string): Promise<OperatorSocket> {
  const folder = inRoot("apps/server/src/operator-socket");
  const files = ["call-socket.ts", "socket-address.ts"].map((file) => pathToFileURL(path.join(folder, file)).href);
  const modules = await Promise.all(files.map((file) => import(file) as Promise<object>));
  const { callSocket, socketSecret } = Object.assign({}, ...modules) as SocketModules;
  const secrets = fs.readFileSync(path.join(dataDir, "secrets.json"), "utf8");
  const { storageSecret } = JSON.parse(secrets) as { storageSecret: string };
  return callSocket(dataDir, socketSecret(storageSecret));
}
