import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#db/database.ts";
import type { FileStore } from "./file-store.ts";

const AT_ONCE = 200;

/** The queue of files that lost their row, filled by a trigger in the same transaction. */
export type FileTrash = {
  /** Removes all files that were queued when it was called. */
  empty(): Promise<void>;
};

export function createFileTrash(db: Pick<Database, "asPlatform">, files: Pick<FileStore, "remove">): FileTrash {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  // Callers during a run share the next run, which includes their files.
  function empty(): Promise<void> {
    if (running) {
      next ??= running.catch(() => {}).then(start);
      return next;
    }
    return start();
  }

  function start(): Promise<void> {
    next = null;
    running = emptyBin(db, files).finally(() => (running = null));
    return running;
  }

  return { empty };
}

/** Runs after the response is certain: files that cannot be removed now stay queued and are retried later. */
export async function emptyTrash(trash: FileTrash, log: FastifyBaseLogger): Promise<void> {
  await trash.empty().catch((error: unknown) => log.warn({ err: error }, "discarded files could not be removed yet"));
}

async function emptyBin(db: Pick<Database, "asPlatform">, files: Pick<FileStore, "remove">): Promise<void> {
  for (;;) {
    const rows = await db.asPlatform({
      text: "select version from gateway.discarded_files order by discarded_at limit $1::int",
      values: [String(AT_ONCE)],
    });
    const versions = rows.map(([version]) => version!);
    if (versions.length === 0) return;
    await files.remove(versions.filter(isRemovable));
    await db.asPlatform({
      text: "delete from gateway.discarded_files where version in (select json_array_elements_text($1::json))",
      values: [JSON.stringify(versions)],
    });
    if (versions.length < AT_ONCE) return;
  }
}

/** A row that was inserted by hand may have any version; only UUIDs name files. */
function isRemovable(version: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(version);
}
