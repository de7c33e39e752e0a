import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { startPostgres } from "./start-postgres.mjs";

const MODULE = JSON.stringify(new URL("./start-postgres.mjs", import.meta.url).href);

async function answers(url: string): Promise<boolean> {
  const socket = net.connect(Number(new URL(url).port), "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

// The service tests of `npm test` do the same with theirs.
test.skipIf(process.env["QUACK_PROOF"] === undefined)(
  "a temporary PostgreSQL answers until it is stopped",
  async () => {
    const { url, stop } = await startPostgres();
    expect(await answers(url)).toBe(true);
    await stop();
    expect(await answers(url)).toBe(false);
  },
);

test("a temporary PostgreSQL ends with its parent process, even a killed one, and leaves no files", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quackademy-holder-"));
  // With the permissions of the real temporary folder: the server may run as another user.
  fs.chmodSync(folder, 0o1777);
  const script = `import(${MODULE}).then(async ({ startPostgres }) => console.log((await startPostgres()).url))`;
  const holder = spawn(process.execPath, ["-e", `${script}; setInterval(() => {}, 1000)`], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, TMPDIR: folder },
  });
  const [line] = (await once(holder.stdout, "data")) as [Buffer];
  expect(await answers(line.toString().trim())).toBe(true);

  holder.kill("SIGKILL");
  await expect.poll(() => fs.readdirSync(folder)).toEqual([]);
  expect(await answers(line.toString().trim())).toBe(false);
  fs.rmdirSync(folder);
});
