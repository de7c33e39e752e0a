import { fileURLToPath } from "node:url";

// Three levels up, from src/ as well as from dist/.
const root = new URL("../../../", import.meta.url);
const inRoot = (name: string) => fileURLToPath(new URL(name, root));

/** Paths of the project's own files, from the source and from the bundle. */
export const PATHS = {
  root: fileURLToPath(root),
  migrations: { platform: inRoot("apps/server/src/db/platform"), project: inRoot("supabase/migrations") },
  prebuiltDatabase: inRoot("apps/server/dist/pgdata"),
  backupApps: inRoot("apps/server/dist/backup-apps.json"),
  site: inRoot("apps/web/dist/client"),
  siteRenderer: inRoot("apps/web/dist/server/entry-server.js"),
  games: inRoot("games/dist"),
  rowTypes: inRoot("packages/contract/src/database.ts"),
  tables: inRoot("docs/TABLES.md"),
  settings: inRoot("docs/SETTINGS.md"),
  recordedRuns: inRoot("supabase/functions/verify-run/testing/golden-runs.json"),
  dataMap: inRoot("docs/DATA-MAP.md"),
  functions: {
    source: inRoot("supabase/functions"),
    built: inRoot("apps/server/dist/functions"),
    config: inRoot("supabase/config.toml"),
  },
};
