import { createHash } from "node:crypto";
import { viewOf } from "@quackademy/contract/page-view.ts";
import type { PublicConfig } from "#public-config.ts";

/** What the site's own bundle exports: the same React tree as in the browser, as text. */
export type Renderer = {
  render(url: string, data: { config: PublicConfig; apps: unknown[] | null }): Promise<Rendering>;
  /** Every page that a search engine may list. */
  publicPaths(apps: unknown[]): string[];
};

/** `data` is JSON that is safe inside a script element; without it the page asks for itself. */
export type Rendering = {
  status: number;
  location?: string;
  title: string;
  head: string;
  html: string;
  data: string | null;
  /** What the html element says of the page, and the colour of the browser around it; left out for the usual look. */
  theme?: { attributes: string; colour: string };
};

export type Page = { status: number; location: string | undefined; html: string; etag: string };

const FRESH_MS = 2000;
const MAX_KEPT = 200;

/** The catalogue, and the pages that were made of it. */
type Moment = { until: number; apps: Promise<unknown[] | null>; pages: Map<string, Promise<Page>> };

export type PageDeps = {
  template: string;
  renderer: Pick<Renderer, "render">;
  /** The catalogue as anybody may see it, or null when the database cannot answer: the page then asks for itself. */
  loadApps: () => Promise<unknown[] | null>;
};

/** Renders pages, and keeps them for a moment: many visitors are one query, and one rendering for each view. */
export function createPages({ template, renderer, loadApps }: PageDeps) {
  let moment: Moment | null = null;

  function thisMoment(): Moment {
    if (moment === null || moment.until <= Date.now())
      moment = { until: Date.now() + FRESH_MS, apps: loadApps(), pages: new Map() };
    return moment;
  }

  async function render(view: string, config: PublicConfig, apps: unknown[] | null): Promise<Page> {
    const { status, location, title, head, html, data, theme } = await renderer.render(view, { config, apps });
    const text = fill(theme ? inTheme(template, theme) : template, {
      head,
      app: html,
      config: dataBlock("quack-config", JSON.stringify(config).replaceAll("<", "\\u003c")),
      data: data === null ? "" : dataBlock("quack-data", data),
      title: escapeText(title),
    });
    return createPage(status, text, location);
  }

  return function page(url: string, config: PublicConfig): Promise<Page> {
    const { apps, pages } = thisMoment();
    const view = viewOf(url);
    // All that may differ from one visitor to the next.
    const key = JSON.stringify([config.supabaseUrl, config.homeClass, config.flags, view]);
    const known = pages.get(key);
    if (known) return known;
    const fresh = apps.then((rows) => render(view, config, rows));
    fresh.catch(() => pages.delete(key));
    pages.set(key, fresh);
    if (pages.size > MAX_KEPT) pages.delete(pages.keys().next().value!);
    return fresh;
  };
}

export function createPage(status: number, html: string, location?: string): Page {
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  return { status, location, html, etag };
}

// Replaced by function, because `$&` and its like may stand in the catalogue's texts.
function fill(
  template: string,
  { title, ...parts }: Record<"head" | "app" | "config" | "data" | "title", string>,
): string {
  const withTitle = template.replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`);
  return Object.entries(parts).reduce((text, [name, part]) => text.replace(`<!--${name}-->`, () => part), withTitle);
}

function inTheme(template: string, { attributes, colour }: NonNullable<Rendering["theme"]>): string {
  return template
    .replace("<html", () => `<html ${attributes}`)
    .replace(/(<meta name="theme-color" content=")[^"]*/, (_, before: string) => before + colour);
}

function dataBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json}</script>`;
}

export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
