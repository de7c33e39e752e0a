import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "./free-port.ts";
import { inRoot } from "./repository.ts";

export type AccountSite = { url: string; dataDir: string; stop: () => Promise<void> };

/**
 * A separate site on which addresses must be confirmed. Its mail server does not answer, so that messages stay in the
 * outbox, where the operator can read them.
 */
export const startSiteThatConfirms = (): Promise<AccountSite> => startSiteWith({ SMTP_URL: "smtp://127.0.0.1:1" });

/** A separate site with an operator's settings. */
export async function startSiteWith(settings: Record<string, string>): Promise<AccountSite> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quackademy-e2e-"));
  const dataDir = path.join(folder, "data");
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const site = spawn(process.execPath, [inRoot("scripts/start.mjs")], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      PUBLIC_URL: url,
      LOG_LEVEL: "error",
      DRAIN_SECONDS: "0",
      SITE_NAME: "",
      PROVIDERS: "",
      SMTP_URL: "",
      SMS_WEBHOOK_URL: "",
      ...settings,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(site, "exit");
  const stop = async () => {
    site.kill("SIGTERM");
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; !(await isReady(url)); tries++) {
    if (tries > 600 || site.exitCode !== null) return stop().then(() => Promise.reject(new Error("no site came up")));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { url, dataDir, stop };
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
