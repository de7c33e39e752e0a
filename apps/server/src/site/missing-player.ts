import type { Database } from "#db/database.ts";
import { ANONYMOUS } from "#edge/keys.ts";

const PROFILE = /^\/profile\/([^/?#]+)\/?(?:[?#]|$)/;
const NAME = /^[a-z0-9][a-z0-9_.-]{1,23}[a-z0-9]$/;
const FRESH_MS = 2000;
const MAX_KEPT = 200;
const MAX_AT_ONCE = 8;

/**
 * Whether a path is the profile of a player who does not exist: the page is the same for all names, but its status is
 * not. The index lookup is cached briefly, and a flood of names is not looked up at all.
 */
export function createMissingPlayers(db: Pick<Database, "as">): (url: string) => Promise<boolean> {
  const kept = new Map<string, { until: number; isMissing: Promise<boolean> }>();
  let open = 0;

  async function findOut(name: string): Promise<boolean> {
    open += 1;
    try {
      const text = "select exists (select from public.my_users where username = $1)::text";
      const [row] = await db.as(ANONYMOUS, { text, values: [name], readOnly: true });
      return row?.[0] === "false";
    } catch {
      // The database did not answer, so the player may exist; the page finds out itself.
      return false;
    } finally {
      open -= 1;
    }
  }

  return async (url) => {
    const [, part] = PROFILE.exec(url) ?? [];
    if (part === undefined) return false;
    const name = nameIn(part);
    if (name === null) return true;
    const known = kept.get(name);
    if (known && known.until > Date.now()) return known.isMissing;
    if (open >= MAX_AT_ONCE) return false;
    const isMissing = findOut(name);
    kept.delete(name);
    kept.set(name, { until: Date.now() + FRESH_MS, isMissing });
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
    return isMissing;
  };
}

/** The name as the page parses it. Invalid names are not looked up. */
function nameIn(part: string): string | null {
  try {
    const name = decodeURIComponent(part).trim().toLowerCase();
    return NAME.test(name) ? name : null;
  } catch {
    return null;
  }
}
