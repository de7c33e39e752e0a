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
 * PGlite asks for fsync and Emscripten's file system forgets to do it, so an acknowledged commit could vanish with the
 * power. Here the call reaches the disk. `tryFSOperation` turns a failure into an errno that PostgreSQL understands.
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

// `-F` switches fsync off; and of the sync methods only plain fsync is more than an empty shell in WASM.
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== "-F"),
  ...["search_path=public,extensions", "fsync=on", "wal_sync_method=fsync", "max_wal_size=16MB"].flatMap((setting) => [
    "-c",
    setting,
  ]),
];

/** Opens it in this very thread. `code` spares compiling it again. */
export function openPglite(
  dataDir: string,
  sync: (fd: number) => void = fs.fsyncSync,
  code?: PgliteCode,
): Promise<PGlite> {
  return PGlite.create({
    ...code,
    // What a hosted project has from the start, and seeds rely on. Any other extension belongs to nobody here.
    extensions: { pgcrypto, uuid_ossp: uuidOssp },
    fs: new SyncingNodeFS(dataDir, sync),
    startParams: START_PARAMS,
    initDbStartParams: ["--wal-segsize=1"],
  });
}
