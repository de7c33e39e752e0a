import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

const MEMORY = "/dev/shm";
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * Puts temporary files in memory if there is room: the tests create hundreds of databases with a thousand files each,
 * which takes ten times as long on some disks.
 */
export function keepScratchInMemory() {
  if (process.env.TMPDIR || !hasRoom(MEMORY)) return;
  const folder = fs.mkdtempSync(path.join(MEMORY, "quack-"));
  process.once("exit", () => fs.rmSync(folder, { recursive: true, force: true }));
  // The tests' PostgreSQL may run as another user.
  fs.chmodSync(folder, 0o711);
  if (canRunPrograms(folder)) process.env.TMPDIR = folder;
}

/** @param {string} place */
function hasRoom(place) {
  try {
    fs.accessSync(place, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(place);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/**
 * Some such folders are mounted noexec, and a browser or a database may be unpacked there.
 * @param {string} folder
 */
function canRunPrograms(folder) {
  const file = path.join(folder, "try.sh");
  fs.writeFileSync(file, "#!/bin/sh\n", { mode: 0o755 });
  const { status } = spawnSync(file);
  fs.rmSync(file);
  return status === 0;
}
