import type { Database } from "#db/database.ts";
import { ANONYMOUS } from "#edge/keys.ts";

const PROFILE = /^\/profile\/([^/?#]+)\/?(?:[?#]|$)/;
const NAME = /^[a-z0-9][a-z0-9_.-]{1,23}[a-z0-9]$/;
const FRESH_MS = 2000;
const MAX_KEPT = 200;
const MAX_AT_ONCE = 8;

/**
 * Says of an address whether it is the profile of a name that nobody has or can have, because the page is the same for
 * all names. It is one look at an index, kept for a moment;
 * and who asks for many names at once is not looked up, so that there is nothing to be gained by it.
 */
export function createMissingPlayers(db: Pick<Database, "as">): (url: string) => Promise<boolean> {
  const kept = new Map<string, { until: number; isMissing: Promise<boolean> }>();
  let open = 0;

  async function look(name: string): Promise<boolean> {
    open += 1;
    try {
      const text = "select exists (select from public.my_users where username = $1)::text";
      const [row] = await db.as(ANONYMOUS, { text, values: [name], readOnly: true });
      return row?.[0] === "false";
    } catch {
      // Who cannot be asked for may well exist; the page finds out for itself.
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
    const isMissing = look(name);
    kept.delete(name);
    kept.set(name, { until: Date.now() + FRESH_MS, isMissing });
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
    return isMissing;
  };
}

/** As the page reads it. What cannot be a name is none of the database's business. */
function nameIn(part: string): string | null {
  try {
    const name = decodeURIComponent(part).trim().toLowerCase();
    return NAME.test(name) ? name : null;
  } catch {
    return null;
  }
}
