import type { Database } from "#db/database.ts";
import { ANONYMOUS } from "#edge/keys.ts";

/** The catalogue as visitors see it. */
export async function loadApps(db: Database): Promise<unknown[]> {
  const text = "select coalesce(json_agg(app), '[]') from public.get_apps_ordered_by_title() as app";
  const [row] = await db.as(ANONYMOUS, { text, values: [], readOnly: true });
  return JSON.parse(row![0]!) as unknown[];
}
