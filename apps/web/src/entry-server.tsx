import type { RenderedPage } from "@quackademy/contract/rendered-page.ts";
import { readFile } from "node:fs/promises";
import { renderToString } from "react-dom/server";
import { matchPath, matchRoute } from "#ui/router/route-match.ts";
import { placeOf, Router } from "#ui/router/router.tsx";
import { App } from "#app/app.tsx";
import type { LazyPage } from "#lib/page/lazy-page.tsx";
import { pageMeta } from "#app/routes/page-meta.ts";
import { viewOf as viewFor } from "#app/page-view.ts";
import { showsBanner } from "#app/redesign/banner-rule.ts";
import { Redesign } from "#app/redesign/redesign-part.ts";
import { TopBanner } from "#app/redesign/redesign.tsx";
import { isClassTitle } from "#app/class-page/title-rule.ts";
import { pagesFor, type PageRoute, redirectsFor } from "#app/routes/routes.tsx";
import { classIdOf, classPath } from "#lib/site/class-title.ts";
import { type AppRow, type PageData, seedClasses, toCard } from "#features/classes/classes-api.ts";
import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import { isRedesigned } from "#lib/site/layout.ts";
import { createQueryClient } from "#lib/data/query-client.ts";
import { utcDay } from "#lib/site/site.ts";
import { type PageFacts, PageFactsContext } from "#lib/page/use-page.ts";

export { publicPaths } from "#app/routes/page-meta.ts";

/** The view of an address: all addresses with the same view get the same page. */
export function viewOf(url: string, { config, apps }: { config: SiteConfig; apps: AppRow[] | null }): string {
  return viewFor(url, config, apps ?? []);
}

const REDESIGN_THEME = { attributes: 'data-theme="emerald" data-variant="test"', colour: "#0a241b" };

/** Renders a view. `apps` is null when the database did not answer: then placeholders and no data. */
export async function render(
  view: string,
  { config, apps }: { config: SiteConfig; apps: AppRow[] | null },
): Promise<RenderedPage> {
  const place = placeOf(view);
  const { pathname } = place;
  const redirect = redirectsFor(config).find(({ from }) => matchPath(from, pathname));
  if (redirect) return { status: 302, location: redirect.to, title: "", head: "", html: "", data: null };

  const route = routeOf(pathname, config);
  const parts = [route.page, ...layoutParts(pathname, config)];
  await Promise.all(parts.map((part) => part.preload()));
  const data = apps && { ...pageData(pathname, config, apps), view };
  const cache = createQueryClient();
  if (data) seedClasses(cache, data);

  const facts: PageFacts = { title: config.siteName, status: 200 };
  const html = renderToString(
    <PageFactsContext value={facts}>
      <Router place={place}>
        <App site={{ config, day: data?.day ?? utcDay() }} cache={cache} />
      </Router>
    </PageFactsContext>,
  );
  const app = data?.app;
  const meta = pageMeta({ ...facts, pathname: app ? classPath(app.id) : pathname, origin: config.supabaseUrl, app });
  return {
    ...facts,
    html,
    head: meta + (await pageHead(parts, view === pathname ? route.art : undefined)),
    data: data && toDataBlock(data),
    ...(isRedesigned(config) && { theme: REDESIGN_THEME }),
  };
}

function routeOf(pathname: string, config: SiteConfig): PageRoute {
  const route = matchRoute(pagesFor(config), pathname)?.route;
  if (!route) throw new Error(`no page for ${pathname}`);
  return route;
}

/** The parts that the visitor's layout adds to the page. */
function layoutParts(pathname: string, config: SiteConfig): LazyPage[] {
  if (!isRedesigned(config)) return [];
  return showsBanner(pathname) ? [Redesign, TopBanner] : [Redesign];
}

function pageData(pathname: string, config: SiteConfig, apps: AppRow[]): Omit<PageData, "view"> {
  const wanted = classAt(pathname, config, apps);
  const app = wanted === undefined ? undefined : apps.find(({ id }) => id === classIdOf(wanted));
  return { apps: apps.map(toCard), app, day: utcDay() };
}

/** The title of the class at an address. */
function classAt(pathname: string, config: SiteConfig, apps: AppRow[]): string | undefined {
  if (matchPath("/", pathname)) return isRedesigned(config) ? undefined : config.homeClass;
  const title = isRedesigned(config) ? matchPath("/:title", pathname)?.["title"] : undefined;
  if (title !== undefined && isClassTitle(classIdOf(title), apps)) return title;
  return matchPath("/class/:app_title", pathname)?.["app_title"];
}

/** JSON that cannot close its script element. */
function toDataBlock(data: PageData): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; name?: string }>;
let manifest: Promise<Manifest> | undefined;

async function pageHead(parts: LazyPage[], art: string | undefined): Promise<string> {
  manifest ??= readFile(new URL("../client/.vite/manifest.json", import.meta.url), "utf8").then(
    (text) => JSON.parse(text) as Manifest,
    // The development server has no manifest.
    () => ({}),
  );
  const chunks = await manifest;
  const inPage = chunksOf(Object.keys(chunks).find((key) => chunks[key]?.name === "first") ?? "", chunks);
  const found = parts.flatMap(({ source }) => [...chunksOf(`src/${source}`, chunks)]);
  const files = [...new Set(found)].filter((file) => !inPage.has(file));
  const styles = Object.values(chunks).flatMap(({ file, css = [] }) => (files.includes(file) ? css : []));
  // The page's own styles block its first paint, or it would flash unstyled.
  const links = [
    ...[...new Set(styles)].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...files.map((file) => `<link rel="later" crossorigin href="/${file}">`),
  ];
  if (art) links.unshift(`<link rel="preload" as="image" fetchpriority="high" href="${art}">`);
  return links.join("");
}

function chunksOf(key: string, chunks: Manifest, found = new Set<string>()): Set<string> {
  const chunk = chunks[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) chunksOf(imported, chunks, found);
  return found;
}
