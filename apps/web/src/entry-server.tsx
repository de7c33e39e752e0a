import { readFile } from "node:fs/promises";
import { viewOf } from "@quackademy/contract/page-view.ts";
import { renderToString } from "react-dom/server";
import { matchPath, parsePath, StaticRouter } from "react-router";
import { App } from "#app/app.tsx";
import { PAGES, type PageRoute, REDIRECTS } from "#app/routes.tsx";
import { classIdOf } from "#lib/class-title.ts";
import { type AppRow, type PageData, seedClasses, toCard } from "#features/classes/classes-api.ts";
import type { SiteConfig } from "#lib/config.ts";
import { createQueryClient } from "#lib/query-client.ts";
import { utcDay } from "#lib/site.ts";
import { type PageFacts, PageFactsContext } from "#lib/use-page.ts";

export type Rendered = {
  status: number;
  /** Where to go instead, with a 3xx status. */
  location?: string;
  title: string;
  /** For `<!--head-->`: what this page will ask for next. */
  head: string;
  /** For `<!--app-->`. */
  html: string;
  /** For `<!--data-->`, inside a script of type application/json with id quack-data. Null: leave the block out. */
  data: string | null;
};

/** The first view of an address. `apps` is null when the database did not answer: placeholders, and no data. */
export async function render(
  url: string,
  { config, apps }: { config: SiteConfig; apps: AppRow[] | null },
): Promise<Rendered> {
  const { pathname = "/" } = parsePath(url);
  const redirect = REDIRECTS.find(({ from }) => matchPath(from, pathname));
  if (redirect) return { status: 302, location: redirect.to, title: "", head: "", html: "", data: null };

  const route = routeOf(pathname);
  await route.page.preload();
  const data = apps && { ...pageData(pathname, apps), view: viewOf(url) };
  const cache = createQueryClient();
  if (data) seedClasses(cache, data);

  const facts: PageFacts = { title: config.siteName, status: 200 };
  const html = renderToString(
    <PageFactsContext value={facts}>
      <StaticRouter location={url}>
        <App site={{ config, day: data?.day ?? utcDay() }} cache={cache} />
      </StaticRouter>
    </PageFactsContext>,
  );
  return { ...facts, html, head: await pageHead(route), data: data && toDataBlock(data) };
}

function routeOf(pathname: string): PageRoute {
  const route = PAGES.find(({ path }) => matchPath(path, pathname));
  if (!route) throw new Error(`no page for ${pathname}`);
  return route;
}

function pageData(pathname: string, apps: AppRow[]): Omit<PageData, "view"> {
  const wanted = matchPath("/class/:app_title", pathname)?.params.app_title;
  const app = wanted === undefined ? undefined : apps.find(({ id }) => id === classIdOf(wanted));
  return { apps: apps.map(toCard), app, day: utcDay() };
}

/** JSON that cannot end the script element it stands in. */
function toDataBlock(data: PageData): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; name?: string }>;
let manifest: Promise<Manifest> | undefined;

async function pageHead({ page, art }: PageRoute): Promise<string> {
  manifest ??= readFile(new URL("../client/.vite/manifest.json", import.meta.url), "utf8").then(
    (text) => JSON.parse(text) as Manifest,
    // Under the development server there are no chunks to name.
    () => ({}),
  );
  const chunks = await manifest;
  const inPage = chunksOf(Object.keys(chunks).find((key) => chunks[key]?.name === "first") ?? "", chunks);
  const files = [...chunksOf(`src/${page.source}`, chunks)].filter((file) => !inPage.has(file));
  const styles = Object.values(chunks).flatMap(({ file, css = [] }) => (files.includes(file) ? css : []));
  // Styles of the page's own come before its first paint, or it would be drawn twice.
  const links = [
    ...[...new Set(styles)].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...files.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
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
