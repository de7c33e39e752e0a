import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import type { Database } from "#db/database.ts";
import { ANONYMOUS } from "#edge/keys.ts";
import { createPage, escapeText, type Page } from "./page.ts";

const CLIP = /^\/yt\/?\?(?:[^#]*&)?clip=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[&#]|$)/;
/** A clip that was taken back must not be shown in previews for long. */
const FRESH_MS = 2000;
const MAX_KEPT = 200;
const MAX_AT_ONCE = 8;

type Clip = { title: string; app: string; maker: string; poster: string };
type Kept = { until: number; clip: Promise<Clip | null>; pages: WeakMap<Page, Page> };

/**
 * Puts the title and the poster of a clip into the meta tags of its page, for link previews: the page itself is the same
 * for all clips. The lookup is cached briefly, and a flood of ids is not looked up at all.
 */
export function createClipPreviews(db: Pick<Database, "as">) {
  const kept = new Map<string, Kept>();
  let open = 0;

  async function findOut(id: string): Promise<Clip | null> {
    open += 1;
    try {
      const text =
        "select c ->> 'title', c ->> 'app_title', coalesce(c ->> 'maker', ''), coalesce(c ->> 'poster', '') " +
        "from (select public.get_clip($1::uuid) as c) as found";
      const [row] = await db.as(ANONYMOUS, { text, values: [id], readOnly: true });
      if (!row) return null;
      const [title, app, maker, poster] = row as string[];
      return { title: title!, app: app!, maker: maker!, poster: poster! };
    } catch {
      // The clip is gone, or the database did not answer: the page says so itself.
      return null;
    } finally {
      open -= 1;
    }
  }

  function keptOf(id: string): Kept | null {
    const known = kept.get(id);
    if (known && known.until > Date.now()) return known;
    if (open >= MAX_AT_ONCE) return null;
    const entry = { until: Date.now() + FRESH_MS, clip: findOut(id), pages: new WeakMap<Page, Page>() };
    kept.delete(id);
    kept.set(id, entry);
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
    return entry;
  }

  return async function withPreview(url: string, page: Page, config: SiteConfig): Promise<Page> {
    const id = CLIP.exec(url)?.[1];
    const entry = id === undefined || page.status !== 200 ? null : keptOf(id);
    const clip = await entry?.clip;
    if (!entry || !clip) return page;
    let shown = entry.pages.get(page);
    if (!shown) entry.pages.set(page, (shown = createPage(page.status, describe(page.html, id!, clip, config))));
    return shown;
  };
}

/** The page's own tags are replaced, because services read the first of each. */
function describe(html: string, id: string, { title, app, maker, poster }: Clip, config: SiteConfig): string {
  const about = `A clip of ${displayTitle(app)}${maker && ` by ${maker}`}: watch it, then take over from any second.`;
  const tags: [name: string, content: string][] = [
    ["og:title", `${title} · ${config.siteName}`],
    ["og:description", about],
    ["og:url", `${config.supabaseUrl}/yt?clip=${id}`],
  ];
  const replaced = tags.reduce(
    (text, [name, content]) =>
      text.replace(
        new RegExp(`(<meta property="${name}" content=")[^"]*`),
        (_, before: string) => before + escapeAttribute(content),
      ),
    html.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(`${title} · ${config.siteName}`)}</title>`),
  );
  if (!poster) return replaced;
  const address = escapeAttribute(`${config.supabaseUrl}/storage/v1/object/public/clip_posters/${poster}`);
  const picture = `<meta property="og:image" content="${address}"><meta name="twitter:card" content="summary_large_image">`;
  return replaced.replace('<meta property="og:url"', () => `${picture}<meta property="og:url"`);
}

function displayTitle(title: string): string {
  return title.replaceAll("-", " ").replaceAll(/(?:^|\s)[a-z]/g, (letter) => letter.toUpperCase());
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}
