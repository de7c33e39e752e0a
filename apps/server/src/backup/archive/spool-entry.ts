import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";

/** Entries up to this size stay in memory. */
const IN_MEMORY_BYTES = 1024 * 1024;

export type SpooledEntry = { read(): Readable; close(): Promise<void> };

/** Collects bytes of unknown length. Many of them go to a file that has no name: nobody else can open it, nor is it left. */
export async function spoolEntry(chunks: AsyncIterable<Uint8Array>, folder: string): Promise<SpooledEntry> {
  let held: Uint8Array[] = [];
  let size = 0;
  let file: fs.FileHandle | null = null;
  try {
    for await (const chunk of chunks) {
      held.push(chunk);
      size += chunk.byteLength;
      if (size <= IN_MEMORY_BYTES) continue;
      file ??= await openNameless(folder);
      for (const each of held) await file.appendFile(each);
      held = [];
    }
  } catch (error) {
    await file?.close();
    throw error;
  }
  const spool = file;
  return {
    read: () => (spool ? spool.createReadStream({ start: 0, autoClose: false }) : Readable.from(held)),
    close: async () => spool?.close(),
  };
}

async function openNameless(folder: string): Promise<fs.FileHandle> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const name = path.join(folder, `spool-${randomUUID()}`);
  const file = await fs.open(name, "wx+", 0o600);
  await fs.rm(name);
  return file;
}
