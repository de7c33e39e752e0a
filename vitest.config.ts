import os from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { isStale } from "./scripts/lib/build/build-state.mjs";
import { BUILD_TARGETS, PGLITE_WORKER, PREBUILT_DATABASE } from "./scripts/lib/build/build-targets.mjs";
import { inRoot } from "./scripts/lib/machine/repository.mjs";

// "long" runs the proofs; "engines" runs all service tests on both engines, with those that `npm test` skips.
const proof = process.env.QUACK_PROOF;
const MODULE_CACHE = process.env["TEST_MODULE_CACHE"];
const isProof = proof === "long";

const LIVE_TESTS = ["apps/server/{src,reliability}/**/*.live.test.ts", "supabase/tests/**/*.test.ts"];

// The same files run on either engine (TEST_ENGINE). `npm test` runs them on PostgreSQL, and on PGlite those that depend
// on the engine; the browser tests use PGlite, too. `npm run proof -- engines` runs everything on both.
const SHORT_FORM_ON_PGLITE = [
  "apps/server/src/db/database.live.test.ts",
  "apps/server/src/edge/full-disk.live.test.ts",
  "apps/server/src/upkeep/upkeep.live.test.ts",
  "apps/server/src/cli/quack-embedded.live.test.ts",
];

// Generous timeouts: a busy machine is slow, and a test that hangs is still found.
const PATIENCE_MS = 600_000;
const PATIENCE = {
  testTimeout: PATIENCE_MS,
  hookTimeout: PATIENCE_MS,
  expect: { poll: { timeout: PATIENCE_MS / 2 } },
};

// Test files of one worker share modules: the server is loaded, and PGlite compiled, once per worker.
const IS_ISOLATED = false;

type EngineOptions = { include: string[]; env?: Record<string, string>; globalSetup?: string[] };

const engine = (name: "pglite" | "postgres", { include, ...rest }: EngineOptions) => ({
  test: {
    ...rest,
    name,
    include: isProof ? ["{apps,games,packages,supabase}/**/*.proof.ts"] : include,
    isolate: IS_ISOLATED,
    ...PATIENCE,
    ...(isProof && { testTimeout: 3_600_000 }),
    env: { TEST_ENGINE: name, ...rest.env },
  },
});

// Only use builds that match the sources: an older database would hide a broken migration.
const isBuilt = (name: string) => BUILD_TARGETS.every((target) => target.name !== name || !isStale(target));
const builtServer: Record<string, string> = isBuilt("server") ? { TEST_BUILT_SERVER: inRoot("apps/server/dist") } : {};
const builtDatabase: Record<string, string> = {
  ...(isBuilt("database") && { TEST_PREBUILT_DIR: inRoot(PREBUILT_DATABASE) }),
  ...(isBuilt("server") && { TEST_PGLITE_WORKER: inRoot(PGLITE_WORKER) }),
};

const engines = [
  engine("pglite", {
    include: proof === "engines" ? LIVE_TESTS : SHORT_FORM_ON_PGLITE,
    env: { ...builtServer, ...builtDatabase },
  }),
  engine("postgres", {
    include: LIVE_TESTS,
    env: builtServer,
    globalSetup: ["scripts/lib/tests/vitest-postgres.mjs", "apps/server/src/testing/postgres-setup.ts"],
  }),
];

const once = [
  {
    test: {
      name: "unit",
      isolate: IS_ISOLATED,
      ...PATIENCE,
      include: ["{apps/server,bench,packages,scripts,supabase/functions}/**/*.test.ts", "games/**/*.test.ts"],
      exclude: ["**/node_modules/**", "**/*.live.test.ts"],
    },
  },
  {
    root: "apps/web",
    test: {
      name: "web",
      // No DOM by default, because creating one is slow; tests that need it say so in their first line.
      include: ["src/**/*.test.{ts,tsx}"],
      // A VM context isolates each file like a process would, at half the cost.
      pool: "vmThreads" as const,
      ...PATIENCE,
    },
  },
];

/** First the tests without a database: meanwhile the database that the others copy is migrated. */
class UnitTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isUnit = ({ project }: TestSpecification) => project.name === "unit";
    return [...sorted.filter(isUnit), ...sorted.filter((file) => !isUnit(file))];
  }
}

export default defineConfig({
  // Proofs measure time, so they run alone. Tests mostly wait for databases and processes: more workers than cores.
  test: {
    sequence: { sequencer: UnitTestsFirst },
    // The projects share what one of them has compiled, for this run only.
    ...(MODULE_CACHE && { experimental: { fsModuleCache: true, fsModuleCachePath: MODULE_CACHE } }),
    projects: isProof ? engines : [...once, ...engines],
    fileParallelism: !isProof,
    maxWorkers: isProof ? 1 : Math.ceil(os.availableParallelism() * 1.5),
  },
});
