import type { Database } from "#db/database.ts";
import { ANONYMOUS } from "#edge/keys.ts";

const VIDEOS = /^\/yt\/?(?:[?#]|$)/;
/** Video players that set no cookies. */
export const VIDEO_HOSTS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];
// CSP has no quoting: a host with a separator must not become a directive.
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
const FRESH_MS = 2000;

type Embeds = { mode: string; hosts: string[] };

/**
 * The video players that a page may frame: on the videos page those that the operator allows, elsewhere none. When the
 * database does not answer, none.
 */
export function createVideoPlayers(db: Pick<Database, "as">): (url: string) => Promise<string[]> {
  let known: { until: number; players: Promise<string[]> } | undefined;

  async function findOut(): Promise<string[]> {
    try {
      const [row] = await db.as(ANONYMOUS, { text: "select public.get_embeds()::text", values: [], readOnly: true });
      const { mode, hosts } = JSON.parse(String(row?.[0])) as Embeds;
      if (mode === "off") return [];
      return [...VIDEO_HOSTS, ...hosts.filter((host) => HOST.test(host)).map((host) => `https://${host}`)];
    } catch {
      return [];
    }
  }

  return async (url) => {
    if (!VIDEOS.test(url)) return [];
    if (!known || known.until <= Date.now()) known = { until: Date.now() + FRESH_MS, players: findOut() };
    return known.players;
  };
}
