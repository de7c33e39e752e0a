import type { Database } from "#db/database.ts";

/** A file of a build, and where its bytes are. */
export type BuildFile = {
  sha256: string;
  bytes: number;
  type: string;
  /** How the uploaded bytes are packed: their name says so (`game.wasm.br`). */
  encoding: "br" | "gzip" | null;
  stored: string;
  /** A copy that we packed, for text and WebAssembly. */
  packed: { stored: string; bytes: number } | null;
};

export type Build = { flags: string[]; files: Map<string, BuildFile> };

type FileRow = [
  sha256: string,
  bytes: number,
  type: string,
  encoding: "br" | "gzip" | null,
  packedBytes: number | null,
  stored: string,
  packed: string | null,
];
type State = "ready" | "blocked" | null;

/** The longest time until a takedown reaches every process. */
const FRESH_MS = 2000;
const MAX_BUILDS = 64;
const MAX_STATES = 500;
/** Lookups of addresses that are not known yet. A flood of made-up ones must not take the database from players. */
const MAX_AT_ONCE = 8;

export type Builds = {
  /** The build with this hash; "blocked" if it was taken down, null if there is none. */
  find(hash: string): Promise<Build | "blocked" | null>;
  /** Reads the list of files again at the next request: a file was not where it should be. */
  forget(hash: string): void;
};

/** Builds never change, so their lists of files are kept in memory; whether they may be served is asked again. */
export function createBuilds(db: Pick<Database, "asPlatform">): Builds {
  const builds = new Map<string, Promise<Build | null>>();
  const states = new Map<string, { until: number; state: Promise<State> }>();
  let open = 0;

  async function ask(text: string, hash: string): Promise<string | null> {
    open += 1;
    try {
      const [row] = await db.asPlatform({ text, values: [hash] });
      return row?.[0] ?? null;
    } finally {
      open -= 1;
    }
  }

  function stateOf(hash: string): Promise<State> {
    const known = states.get(hash);
    if (known && known.until > Date.now()) return known.state;
    // During a flood of unknown addresses, further ones are answered as missing without a query.
    if (!known && !builds.has(hash) && open >= MAX_AT_ONCE) return Promise.resolve(null);
    const state = ask(`select private.build_state($1)`, hash) as Promise<State>;
    remember(states, hash, { until: Date.now() + FRESH_MS, state }, MAX_STATES);
    state.catch(() => states.delete(hash));
    return state;
  }

  function manifestOf(hash: string): Promise<Build | null> {
    const known = builds.get(hash);
    const build = known ?? ask(`select private.build_manifest($1)`, hash).then(readManifest);
    // Reinserted at each use, so that the first entry is the least recently used.
    builds.delete(hash);
    remember(builds, hash, build, MAX_BUILDS);
    if (!known) build.then((found) => found ?? builds.delete(hash)).catch(() => builds.delete(hash));
    return build;
  }

  return {
    async find(hash) {
      const state = await stateOf(hash);
      return state === "ready" ? manifestOf(hash) : state;
    },
    forget: (hash) => void builds.delete(hash),
  };
}

function remember<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= most) break;
    map.delete(oldest);
  }
}

function readManifest(json: string | null): Build | null {
  if (json === null) return null;
  const { flags, files } = JSON.parse(json) as { flags: string[]; files: Record<string, FileRow> };
  const list = Object.entries(files).map(
    ([path, [sha256, bytes, type, encoding, packedBytes, stored, packed]]): [string, BuildFile] => [
      path,
      {
        sha256,
        bytes,
        type,
        encoding,
        stored,
        packed: packed !== null && packedBytes !== null ? { stored: packed, bytes: packedBytes } : null,
      },
    ],
  );
  return { flags, files: new Map(list) };
}
