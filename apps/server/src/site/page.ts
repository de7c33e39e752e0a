import { createHash } from "node:crypto";
import type { RenderedPage } from "@quackademy/contract/rendered-page.ts";
import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import { cacheCatalogue, type Catalogue } from "./page-catalogue.ts";
import type { RenderBudget } from "./render-budget.ts";

type RenderData = { config: SiteConfig; apps: unknown[] | null };

/** The exports of the site's bundle: the React tree of the browser, rendered to text (SSR). */
export type Renderer = {
  /** The canonical path of a view: there is a limited number, whatever paths are requested. */
  viewOf(url: string, data: RenderData): string;
  render(view: string, data: RenderData): Promise<RenderedPage>;
  /** Every page that search engines may index. */
  publicPaths(apps: unknown[]): string[];
};

export type Page = { status: number; location: string | undefined; html: string; etag: string };

/** A view is rendered again when the catalogue has changed, and at this interval. */
const KEPT_MS = 60_000;
const MAX_KEPT = 500;

type PageDeps = {
  template: string;
  renderer: Pick<Renderer, "viewOf" | "render">;
  /** The catalogue as visitors see it, or null when the database does not answer: the page then loads it itself. */
  loadApps: () => Promise<unknown[] | null>;
  budget: RenderBudget;
};

type Kept = { until: number; page: Promise<Page> };

/**
 * Renders and caches pages: one rendering per view and catalogue, one at a time. A caller over budget gets the cached
 * page, or an unrendered one that the browser renders.
 */
export function createPages({ template, renderer, loadApps, budget }: PageDeps) {
  const catalogue = cacheCatalogue(loadApps);
  const kept = new Map<string, Kept>();
  let keptVersion = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function render(view: string, config: SiteConfig, apps: unknown[] | null): Promise<Page> {
    const { status, location, title, head, html, data, theme } = await renderer.render(view, { config, apps });
    const text = fill(theme ? inTheme(template, theme) : template, {
      head,
      app: html,
      config: configBlock(config),
      data: data === null ? "" : dataBlock("quack-data", data),
      title: escapeText(title),
    });
    return createPage(status, text, location);
  }

  /** Runs renderings one after another, with other requests in between. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(() => new Promise((resolve) => setImmediate(resolve))).then(work);
    last = mine.catch(() => {});
    return mine;
  }

  return async function page(url: string, config: SiteConfig, caller: string): Promise<Page> {
    const { version, apps }: Catalogue = await catalogue();
    if (version !== keptVersion) kept.clear();
    keptVersion = version;
    const view = renderer.viewOf(url, { config, apps });
    const day = new Date().toISOString().slice(0, 10);
    // Everything that may differ between visitors.
    const key = JSON.stringify([day, config.supabaseUrl, config.homeClass, config.flags, view]);
    const known = kept.get(key);
    if (known && known.until > Date.now()) {
      keep(key, known);
      return known.page;
    }
    const settle = budget.take(caller);
    if (!settle) return unrenderedPage(template, config);
    const fresh = inTurn(async () => {
      const from = performance.now();
      return render(view, config, apps).finally(() => settle(performance.now() - from));
    });
    fresh.catch(() => kept.delete(key));
    keep(key, { until: Date.now() + KEPT_MS, page: fresh });
    return fresh;
  };

  /** Evicts the least recently used entry. */
  function keep(key: string, entry: Kept): void {
    kept.delete(key);
    kept.set(key, entry);
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
  }
}

export function createPage(status: number, html: string, location?: string): Page {
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  return { status, location, html, etag };
}

const NEEDS_SCRIPTS =
  "<noscript><p>Too many pages were requested at once. Reload this page in a moment.</p></noscript>";

/** A page that needs no rendering: the browser loads the data and renders it. */
function unrenderedPage(template: string, config: SiteConfig): Page {
  const parts = { head: "", app: NEEDS_SCRIPTS, config: configBlock(config), data: "" };
  return createPage(200, fill(template, { ...parts, title: escapeText(config.siteName) }));
}

// A replacer function, because the catalogue's texts may contain `$&`.
function fill(
  template: string,
  { title, ...parts }: Record<"head" | "app" | "config" | "data" | "title", string>,
): string {
  const withTitle = template.replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`);
  return Object.entries(parts).reduce((text, [name, part]) => text.replace(`<!--${name}-->`, () => part), withTitle);
}

function inTheme(template: string, { attributes, colour }: NonNullable<RenderedPage["theme"]>): string {
  return template
    .replace("<html", () => `<html ${attributes}`)
    .replace(/(<meta name="theme-color" content=")[^"]*/, (_, before: string) => before + colour);
}

export function configBlock(config: SiteConfig): string {
  return dataBlock("quack-config", JSON.stringify(config).replaceAll("<", "\\u003c"));
}

function dataBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json}</script>`;
}

export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
