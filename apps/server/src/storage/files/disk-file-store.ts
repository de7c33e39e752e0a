import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { FileMissing, requireFileId, type FileStore } from "./file-store.ts";
import { measureBytes } from "./measured-bytes.ts";

const UNFINISHED = "unfinished";
const OWNER = "owner";

/** Files in a folder, on two levels of subfolders so that no folder grows large. */
export function createDiskFileStore(root: string): FileStore {
  const unfinished = path.join(root, UNFINISHED);
  const folderOf = (id: string) => path.join(root, id.slice(0, 2), id.slice(2, 4));
  const pathOf = (id: string) => path.join(folderOf(requireFileId(id)), id);

  return {
    async put(id, bytes, maxBytes) {
      const target = pathOf(id);
      const draft = path.join(unfinished, id);
      await fs.mkdir(unfinished, { recursive: true, mode: 0o700 });
      try {
        const written = await writeDurably(draft, bytes, maxBytes);
        await makeFolderDurably(folderOf(id), root);
        await fs.rename(draft, target);
        await syncFolder(folderOf(id));
        return written;
      } catch (error) {
        await fs.rm(draft, { force: true });
        await fs.rm(target, { force: true });
        throw error;
      }
    },

    async get(id, range) {
      const file = await fs.open(pathOf(id), "r").catch(asMissing);
      return file.createReadStream(range && { start: range.start, end: range.end });
    },

    async remove(ids) {
      for (const id of ids) await fs.rm(pathOf(id), { force: true });
    },

    async *listBefore(time) {
      for (const outer of await foldersIn(root)) {
        for (const inner of await foldersIn(path.join(root, outer))) {
          const ids = await filesBefore(path.join(root, outer, inner), time);
          if (ids.length > 0) yield ids;
        }
      }
    },

    async clearUnfinished(before) {
      for (const name of await filesBefore(unfinished, before))
        await fs.rm(path.join(unfinished, name), { force: true });
    },

    async check() {
      const draft = path.join(unfinished, randomUUID());
      await fs.mkdir(unfinished, { recursive: true, mode: 0o700 });
      await writeDurably(draft, probe(), 16).finally(() => fs.rm(draft, { force: true }));
    },

    async readOwner() {
      return fs.readFile(path.join(root, OWNER), "utf8").catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
    },

    async writeOwner(id) {
      await fs.mkdir(root, { recursive: true, mode: 0o700 });
      await fs.writeFile(path.join(root, OWNER), id, { mode: 0o600 });
    },
  };
}

async function writeDurably(file: string, bytes: AsyncIterable<Uint8Array>, maxBytes: number) {
  const handle = await fs.open(file, "wx", 0o600);
  try {
    const measured = measureBytes(bytes, maxBytes);
    for await (const chunk of measured.bytes) await handle.writeFile(chunk);
    await handle.sync();
    return measured.result();
  } finally {
    await handle.close();
  }
}

// A new folder is an entry in its parent, which needs an fsync as well.
async function makeFolderDurably(folder: string, root: string): Promise<void> {
  const isNew = (await fs.mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined;
  if (!isNew) return;
  await syncFolder(path.dirname(folder));
  await syncFolder(root);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory() && /^[0-9a-f]{2}$/.test(entry.name)).map((entry) => entry.name);
}

async function filesBefore(folder: string, time: Date): Promise<string[]> {
  const names = await fs.readdir(folder).catch(() => []);
  const old = await Promise.all(
    names.map(async (name) => {
      const stat = await fs.stat(path.join(folder, name)).catch(() => null);
      return stat !== null && stat.isFile() && stat.mtime < time ? name : null;
    }),
  );
  return old.filter((name) => name !== null);
}

async function* probe(): AsyncGenerator<Uint8Array> {
  yield Buffer.from("quack");
}

function asMissing(error: NodeJS.ErrnoException): never {
  if (error.code === "ENOENT") throw new FileMissing("no such file");
  throw error;
}
