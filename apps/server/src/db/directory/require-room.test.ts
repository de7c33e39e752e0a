import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { requireRoomForCopy } from "./require-room.ts";

test("a copy that would fill the disk is refused with what it needs and what is free", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-room-"));
  const megabyte = 1024 * 1024;
  try {
    fs.mkdirSync(path.join(folder, "base"));
    fs.writeFileSync(path.join(folder, "base", "1"), Buffer.alloc(3 * megabyte));
    const withFree = (freeBytes: number) => requireRoomForCopy(folder, async () => ({ freeBytes, totalBytes: 0 }));
    await withFree(35 * megabyte);
    await expect(withFree(34 * megabyte)).rejects.toThrow("the copy needs 35 MB, and 34 MB are free");
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
