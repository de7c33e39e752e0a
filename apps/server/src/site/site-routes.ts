import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { analyticsOrigins } from "#settings/analytics-settings.ts";
import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import { originOf } from "./public-config.ts";
import type { Database } from "#db/database.ts";
import { ApiError } from "#edge/api-error.ts";
import { chooseEncoding } from "#edge/compress.ts";
import { IMMUTABLE, registerOlderAssets } from "./asset-files.ts";
import { brokenPage } from "./broken-page.ts";
import { createClipPreviews } from "./clip-preview.ts";
import { compressedPage } from "./compressed-page.ts";
import { registerCrawlerFiles } from "./crawler-files.ts";
import { framableSources } from "./framable-page.ts";
import { registerGameFiles } from "./game-files.ts";
import { loadApps } from "./load-apps.ts";
import { classFrames } from "./class-frames.ts";
import { createMissingPlayers } from "./missing-player.ts";
import { ownOrigins } from "./own-origins.ts";
import { securityHeaders, webSocketOrigin } from "./page-security.ts";
import { createPages, type Renderer } from "./page.ts";
import { createRenderBudget, type Allowance } from "./render-budget.ts";
import { frameSources, isPlayPage, playSources } from "./play-page.ts";
import { createVideoPlayers } from "./video-players.ts";
import type { VisitConfig } from "./visit-config.ts";

const API = /^\/(rest|auth|storage|functions|realtime)\/v1(\/|$)/;

/** With the page's opener policy it gives shared memory to a game that needs threads. */
const ISOLATED = { "cross-origin-embedder-policy": "require-corp" };

/** A school that opens every class at once needs half a second of rendering; then all of it is cached. */
const RENDERING = {
  all: { burstMs: 3000, perSecondMs: 250 },
  each: { burstMs: 1000, perSecondMs: 50 },
};

type SiteDeps = {
  db: Database;
  folder: string;
  rendererFile: string;
  /** The built games. */
  gamesFolder: string;
  /** Folders with the hashed files of this build and of earlier ones. */
  assetFolders?: string[];
  publicConfig: (request: FastifyRequest) => SiteConfig;
  visitConfig: VisitConfig;
  /** Rendering budgets: for all visitors together, and for each. */
  rendering?: { all: Allowance; each: Allowance };
};

/** The site itself: its built files, and pages for all other paths. */
export async function registerSite(
  app: FastifyInstance,
  {
    db,
    folder,
    rendererFile,
    gamesFolder,
    assetFolders = [],
    publicConfig,
    visitConfig,
    rendering = RENDERING,
  }: SiteDeps,
): Promise<void> {
  const template = fs.readFileSync(path.join(folder, "index.html"), "utf8");
  const renderer = (await import(pathToFileURL(rendererFile).href)) as Renderer;
  const apps = () => loadApps(db).catch(() => null);
  const budget = createRenderBudget(rendering.all, rendering.each);
  const page = createPages({ template, renderer, loadApps: apps, budget });
  const isMissingPlayer = createMissingPlayers(db);
  const framesOf = classFrames(apps);
  const withClipPreview = createClipPreviews(db);
  const videoPlayers = createVideoPlayers(db);
  registerCrawlerFiles(app, { renderer, loadApps: apps, publicConfig });

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ["index.html", ".vite/**", "**/*.br", "**/*.gz"],
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      void reply.header("cache-control", isHashed ? IMMUTABLE : "public, max-age=3600");
    },
  });

  const sendOlderAsset = await registerOlderAssets(app, [path.join(folder, "assets"), ...assetFolders]);
  const originsOf = (request: FastifyRequest) => ownOrigins(publicConfig(request), request);
  await registerGameFiles(app, { folder: gamesFolder, originsOf });

  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (API.test(request.url)) throw new ApiError(404, "NOT_FOUND", "There is nothing at this address.");
    if (request.method !== "GET" && request.method !== "HEAD")
      throw new ApiError(405, "METHOD_NOT_ALLOWED", "Pages accept only GET and HEAD.");
    if (!request.url.startsWith("/")) throw new ApiError(400, "BAD_ADDRESS", "An address must begin with a slash.");
    const asset = sendOlderAsset(request, reply);
    if (asset) return asset;
    const config = visitConfig(request, reply);
    const opening = page(request.url, config, request.addressGroup).catch((error: unknown) => {
      if (!request.headers.accept?.includes("text/html")) throw error;
      request.log.error({ err: error }, "a page could not be rendered");
      return brokenPage(config.siteName);
    });
    const [plain, isMissing, frames, players] = await Promise.all([
      opening,
      isMissingPlayer(request.url),
      framesOf(request.url),
      videoPlayers(request.url),
    ]);
    const rendered = await withClipPreview(request.url, plain, config);
    const { location, html, etag } = rendered;
    const status = isMissing && rendered.status === 200 ? 404 : rendered.status;
    if (location !== undefined) return reply.redirect(location, status);
    reply
      .headers(
        securityHeaders(template, apiOrigin(config, request), {
          ...frameSources(originsOf(request), [...frames.hosts, ...players]),
          ...playSources(request.url),
          ...framableSources(request.url),
          // The visitor's browser measures the mirrors.
          "connect-src": isPlayPage(request.url)
            ? []
            : [
                ...ownOrigins(config, request).map(webSocketOrigin),
                ...(config.mirrors ?? []),
                ...timeOrigins(config),
                ...analyticsOrigins(config),
              ],
        }),
      )
      .headers(frames.isIsolated ? ISOLATED : {})
      .header("etag", etag);
    if (request.headers["if-none-match"]?.replace(/^W\//, "") === etag && status === 200) return reply.code(304).send();
    reply.code(status).type("text/html; charset=utf-8");
    const encoding = request.method === "HEAD" ? null : chooseEncoding(request.headers["accept-encoding"]);
    if (encoding === null) return reply.send(html);
    reply.header("content-encoding", encoding).header("vary", variesBy(reply));
    return reply.send(await compressedPage(rendered, encoding));
  });
}

function timeOrigins({ timeServiceUrl }: SiteConfig): string[] {
  return timeServiceUrl === undefined ? [] : [new URL(timeServiceUrl).origin];
}

function variesBy(reply: FastifyReply): string {
  return [reply.getHeader("vary"), "Accept-Encoding"].filter(Boolean).join(", ");
}

function apiOrigin({ supabaseUrl }: SiteConfig, request: FastifyRequest): string | null {
  const { origin } = new URL(supabaseUrl);
  return origin === originOf(request) ? null : origin;
}
