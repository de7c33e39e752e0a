import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { requireOwner } from "./require-owner.ts";

test("root may not write into the data directory of another user", (context) => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-owner-"));
  context.onTestFinished(() => fs.rmSync(dataDir, { recursive: true }));
  if (process.getuid?.() === 0) fs.chownSync(dataDir, 1000, 1000);
  const { uid } = fs.statSync(dataDir);
  expect(() => requireOwner(dataDir, 0)).toThrow(`Run this as the user that owns DATA_DIR: sudo -u '#${uid}'`);
  expect(() => requireOwner(dataDir, uid)).not.toThrow();
  expect(() => requireOwner(path.join(dataDir, "new"), 0)).not.toThrow();
});
