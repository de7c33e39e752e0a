import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

const SCRIPT = new URL("./scratch-folder.mjs", import.meta.url).href;

/** The temporary folder of a new process, and whether it is writable. */
function placeOf(env: Record<string, string>): string {
  const program = `
    const { keepScratchInMemory } = await import(${JSON.stringify(SCRIPT)});
    keepScratchInMemory();
    const folder = (await import("node:os")).tmpdir();
    (await import("node:fs")).writeFileSync(folder + "/scratch-" + process.pid, "");
    (await import("node:fs")).rmSync(folder + "/scratch-" + process.pid);
    console.log(folder);
  `;
  const { TMPDIR: _, ...rest } = process.env;
  const { stdout, status } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    env: { ...rest, ...env },
    encoding: "utf8",
  });
  expect(status).toBe(0);
  return stdout.trim();
}

test("the temporary folder is writable, and is removed afterwards", () => {
  const place = placeOf({});
  expect(fs.existsSync(place)).toBe(!place.startsWith("/dev/shm/"));
});

test("a temporary folder that was set explicitly is kept", () => {
  const chosen = fs.mkdtempSync(path.join(os.tmpdir(), "chosen-"));
  expect(placeOf({ TMPDIR: chosen })).toBe(chosen);
  fs.rmSync(chosen, { recursive: true });
});
