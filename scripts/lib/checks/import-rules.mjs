/**
 * Who may import whom, by folder; the first folder that fits a file decides. Everybody may import from the own
 * folder, or, where `each` is set, from the own part of it (one feature, one package, one game).
 * @typedef {{ folder: string, each?: true, may: (string | RegExp)[], because: string }} ImportRule
 * @type {ImportRule[]}
 */
export const IMPORT_RULES = [
  { folder: "apps/web/src/ui", may: [], because: "ui knows React and nothing of us" },
  {
    folder: "apps/web/src/lib",
    may: ["apps/web/src/ui", "packages/contract"],
    because: "lib leans on ui and the contract; features and app lean on lib",
  },
  {
    folder: "apps/web/src/features",
    each: true,
    may: [
      "apps/web/src/lib",
      "apps/web/src/ui",
      "packages/contract",
      "packages/game-sdk",
      /^apps\/web\/src\/features\/[^/]+\/[^/]+-api\.ts$/,
    ],
    because: "a feature leans on lib, ui, packages and other features' -api.ts files: features share data, not screens",
  },
  { folder: "apps/web", may: ["packages"], because: "the site imports itself and packages" },

  { folder: "apps/server/src/db", may: ["packages/contract"], because: "the database port knows no service" },
  {
    folder: "apps/server/src/edge",
    may: [
      "apps/server/src/db",
      "apps/server/src/settings/config.ts",
      "apps/server/src/settings/secrets.ts",
      "packages/contract",
    ],
    because: "the edge knows who is asking; it knows no service",
  },
  ...["rest", "auth", "storage", "functions", "realtime"].map((service) => ({
    folder: `apps/server/src/${service}`,
    may: ["apps/server/src/db", "apps/server/src/edge", "apps/server/src/settings/config.ts", "packages/contract"],
    because: "a service leans on the edge and the database port, and meets other services only in app.ts",
  })),
  {
    folder: "apps/server/src/operator-door",
    may: ["apps/server/src/db"],
    because: "the operator's door leads to the database port and knows nothing else",
  },
  { folder: "apps/server", may: ["packages"], because: "the server imports itself and packages" },

  { folder: "packages/game-kit", may: ["packages/game-sdk"], because: "the kit leans on the SDK and nothing else" },
  { folder: "packages", each: true, may: [], because: "a package imports nothing of ours" },
  {
    folder: "games",
    each: true,
    may: ["packages/game-sdk", "packages/game-kit"],
    because: "a game imports the SDK, the kit and itself",
  },
  {
    folder: "supabase",
    may: ["packages/contract", "packages/operator", "packages/game-kit", "apps/server/src/testing"],
    because: "the rulebook stands alone, and replays with the kit; its tests open a gateway and an operator's desk",
  },
  { folder: "bench", may: ["apps/server", "packages"], because: "measurements drive the server" },
  { folder: "e2e", may: [], because: "journeys see the site from outside" },
  { folder: "scripts", may: [], because: "scripts run before anything is installed" },
];

// Supabase's runtime for functions knows no `#` names.
export const UPWARDS_ALLOWED = /^supabase\/functions\//;
