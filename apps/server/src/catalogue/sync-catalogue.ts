import fs from "node:fs";
import path from "node:path";
import type { Database } from "#db/database.ts";

/**
 * Syncs the built games to the database and returns the changed classes. Without a build nothing changes: the database
 * may have games that this machine does not.
 */
export async function syncCatalogue(db: Database, gamesDir: string): Promise<string[]> {
  const file = path.join(gamesDir, "catalogue.json");
  if (!fs.existsSync(file)) return [];
  const [row] = await db.asPlatform({
    text: "select array_to_json(private.sync_catalogue($1::jsonb))",
    values: [fs.readFileSync(file, "utf8")],
  });
  return JSON.parse(row![0]!) as string[];
}

/** The same at a start. If the database refuses the catalogue, the site keeps its old classes. */
export async function syncCatalogueOrWarn(
  db: Database,
  gamesDir: string,
  say: (message: string) => void,
): Promise<void> {
  try {
    const changed = await syncCatalogue(db, gamesDir);
    if (changed.length > 0) say(`Updated classes: ${changed.join(", ")}`);
  } catch (error) {
    say(`The catalogue of games was not updated: ${(error as Error).message}`);
  }
}
