import fs from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { pgcrypto } from "@electric-sql/pglite/contrib/pgcrypto";
import { uuid_ossp as uuidOssp } from "@electric-sql/pglite/contrib/uuid_ossp";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import type { PgliteCode } from "./pglite-code.ts";

type EmscriptenStream = { nfd?: number };
type EmscriptenModule = {
  NODEFS: {
    stream_ops: { fsync?: (stream: EmscriptenStream) => number };
    tryFSOperation: (operation: () => number) => number;
  };
};

/**
 * PGlite requests fsync, but Emscripten's file system ignores it, so a power failure could lose a commit. Here fsync is
 * real; `tryFSOperation` turns a failure into an errno that PostgreSQL understands.
 */
class SyncingNodeFS extends NodeFS {
  readonly #sync: (fd: number) => void;

  constructor(dataDir: string, sync: (fd: number) => void) {
    super(dataDir);
    this.#sync = sync;
  }

  override async init(...args: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const result = await super.init(...args);
    const reachDisk = ({ NODEFS }: EmscriptenModule) => {
      NODEFS.stream_ops.fsync = (stream) =>
        NODEFS.tryFSOperation(() => {
          if (stream.nfd !== undefined) this.#sync(stream.nfd);
          return 0;
        });
    };
    const opts = result.emscriptenOpts as { preRun?: unknown[] };
    opts.preRun = [reachDisk, ...(opts.preRun ?? [])];
    return result;
  }
}

// `-F` disables fsync; and in WASM plain fsync is the only sync method that does anything.
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== "-F"),
  ...["search_path=public,extensions", "fsync=on", "wal_sync_method=fsync", "max_wal_size=16MB"].flatMap((setting) => [
    "-c",
    setting,
  ]),
];

/** Opens PGlite in this thread. `code` saves compiling it again. */
export function openPglite(
  dataDir: string,
  sync: (fd: number) => void = fs.fsyncSync,
  code?: PgliteCode,
): Promise<PGlite> {
  return PGlite.create({
    ...code,
    // The extensions that a hosted project has from the start, and that seeds rely on.
    extensions: { pgcrypto, uuid_ossp: uuidOssp },
    fs: new SyncingNodeFS(dataDir, sync),
    startParams: START_PARAMS,
    initDbStartParams: ["--wal-segsize=1"],
  });
}
