/**
 * Import boundaries by folder; the first matching rule decides. A file may import from its own folder, or, where `each`
 * is set, from its own part of it (one feature, one package, one game).
 * @typedef {{ folder: string | RegExp, each?: true, may: (string | RegExp)[], because: string }} ImportRule
 * @type {ImportRule[]}
 */
export const IMPORT_RULES = [
  { folder: "apps/web/src/ui", may: [], because: "ui imports React, but no other code of ours" },
  {
    folder: "apps/web/src/lib",
    may: ["apps/web/src/ui", "packages/contract"],
    because: "lib imports ui and the contract; features and app import lib",
  },
  {
    folder: "apps/web/src/features",
    each: true,
    may: [
      "apps/web/src/lib",
      "apps/web/src/ui",
      "packages/contract",
      "packages/game-sdk",
      // Exported clips sound like the games.
      /^packages\/game-kit\/src\/stage\/sound-synth\.ts$/,
      /^apps\/web\/src\/features\/[^/]+\/[^/]+-api\.ts$/,
    ],
    because: "a feature imports lib, ui, packages and other features' -api.ts files: features share data, not screens",
  },
  { folder: "apps/web", may: ["packages"], because: "the site imports itself and packages" },

  { folder: "apps/server/src/db", may: ["packages/contract"], because: "the database port imports no service" },
  {
    folder: "apps/server/src/edge",
    may: ["apps/server/src/db", "apps/server/src/settings", "packages/contract"],
    because: "the edge identifies the caller and imports no service",
  },
  ...["rest", "auth", "storage", "functions", "realtime"].map((service) => ({
    folder: `apps/server/src/${service}`,
    may: ["apps/server/src/db", "apps/server/src/edge", "apps/server/src/settings", "packages/contract"],
    because: "a service imports the edge and the database port; only app.ts imports several services",
  })),
  {
    folder: "apps/server/src/operator-socket",
    may: ["apps/server/src/db"],
    because: "the operator socket imports only the database port",
  },
  { folder: "apps/server", may: ["packages"], because: "the server imports itself and packages" },

  {
    folder: /^packages\/game-kit\/src\/core\/[^/]+(?<!\.test)\.ts$/,
    may: [],
    because: "the core of the kit decides verdicts and imports nothing but itself",
  },
  { folder: "packages/game-kit", may: ["packages/game-sdk"], because: "the kit imports only the SDK" },
  { folder: "packages", each: true, may: [], because: "a package imports no other code of ours" },
  {
    folder: /^games\/[^/]+\/rules[^/]*(?<!\.test)\.ts$/,
    may: ["packages/game-kit/src/core"],
    because: "rules import their own game and the core of the kit: a replay has nothing else",
  },
  {
    folder: /^games\/[^/]+\/[^/]+(?<!\.test)\.ts$/,
    may: ["packages/game-sdk", /^packages\/game-kit\/src\/(?!testing\/)/],
    because: "a game imports the SDK, the kit and itself; only its tests import the kit's testing/",
  },
  {
    folder: "games",
    each: true,
    may: ["packages/game-sdk", "packages/game-kit"],
    because: "a game imports the SDK, the kit and itself",
  },
  {
    folder: /^supabase\/functions\/verify-run\/(?!testing\/)[^/]+(?<!\.(?:test|proof))\.ts$/,
    may: ["packages/game-kit/src/core", "supabase/functions/_shared", "supabase/functions/verify-run/rules"],
    because: "the verifier imports only the core of the kit",
  },
  {
    folder: "supabase",
    may: ["packages/contract", "packages/operator", "packages/game-kit", "apps/server/src/testing"],
    because: "functions import the kit to replay runs; tests open a gateway and run the operator's commands",
  },
  { folder: "bench", may: ["apps/server", "packages"], because: "a bench imports the server and packages" },
  { folder: "e2e", may: [], because: "browser tests use the site from outside" },
  { folder: "scripts", may: [], because: "scripts run before dependencies are installed" },
];

// Supabase's runtime for functions does not support `#` imports.
export const UPWARDS_ALLOWED = /^supabase\/functions\//;
