import fs from "node:fs";
import path from "node:path";
import type { Config } from "#settings/config.ts";
import { gamesFolder } from "#settings/config-paths.ts";
import { analyticsOrigins } from "#settings/analytics-settings.ts";
import { findFunctions } from "#functions/find-functions.ts";
import { readSchedule } from "#functions/function-schedule.ts";
import { buildOf } from "#site/kept-assets.ts";
import { configBlock, escapeText } from "#site/page.ts";
import { playSources } from "#site/play-page.ts";
import { VIDEO_HOSTS } from "#site/video-players.ts";
import { publicSettings } from "#site/public-config.ts";
import { OperatorError } from "#db/operator-error.ts";
import { PATHS } from "#paths.ts";
import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import { nextSteps } from "./next-steps.ts";
import { catalogueSql, cronSql } from "./project-sql.ts";
import { headersFile, pagePolicy } from "./static-headers.ts";

const KEEP_ASSETS_MS = 30 * 86_400_000;
/** Static hosts compress files themselves. The rules of games are for the server. */
const IS_LEFT_OUT = /\.(br|gz)$|^\.vite$/;

export type Project = {
  /** The project's API. */
  url: string;
  anonKey: string;
  /** Where the folder will be served, if that is known. */
  site: string | null;
};

/** Writes everything that a Supabase project needs besides its migrations and functions. */
export async function prepareFolder(config: Config, project: Project, to: string): Promise<void> {
  if (!fs.existsSync(PATHS.site)) throw new OperatorError("The site is not built yet. Run npm run build first.");
  const site = path.join(to, "site");
  if (fs.existsSync(to) && fs.readdirSync(to).length > 0 && !fs.existsSync(path.join(to, "catalogue.sql")))
    throw new OperatorError(`${to} has other files in it. Choose an empty folder with --to.`);
  const older = takeOlderAssets(site);
  fs.rmSync(site, { recursive: true, force: true });
  copy(PATHS.site, site);
  copy(gamesFolder(config), path.join(site, "g"), ["rules", "catalogue.json"]);
  for (const [name, bytes, at] of older) {
    const file = path.join(site, "assets", name);
    if (fs.existsSync(file)) continue;
    fs.writeFileSync(file, bytes);
    fs.utimesSync(file, at, at);
  }
  const publicConfig: SiteConfig = {
    siteName: config.siteName,
    supabaseUrl: project.url,
    ...publicSettings(config, project.anonKey, await buildOf(PATHS.site)),
    ...(config.homeClass && { homeClass: config.homeClass }),
  };
  const write = (name: string, text: string) => fs.writeFileSync(path.join(to, name), text);
  const page = pageOf(publicConfig, {});
  write("site/index.html", page);
  write("site/404.html", page);
  write("site/play.html", pageOf(publicConfig, playSources("/play/any")));
  write("site/config.json", JSON.stringify(publicConfig));
  write("site/_headers", headersFile(project.site));
  const builds = `/g/b/*  ${project.url}/functions/v1/play-build/:splat  200`;
  write("site/_redirects", `${builds}\n/play/*  /play.html  200\n/*  /index.html  200\n`);
  write("catalogue.sql", catalogueSql(fs.readFileSync(path.join(gamesFolder(config), "catalogue.json"), "utf8")));
  write("cron.sql", cronSql(project.url, readSchedule(path.join(PATHS.functions.source, "schedule.json"))));
  write("README.md", nextSteps({ ...project, functions: functionNames() }));
}

function functionNames(): string[] {
  return [...findFunctions({ folder: PATHS.functions.built, configFile: PATHS.functions.config }).keys()];
}

function copy(from: string, to: string, without: string[] = []): void {
  fs.cpSync(from, to, {
    recursive: true,
    filter: (file) => !IS_LEFT_OUT.test(path.basename(file)) && !without.includes(path.relative(from, file)),
  });
}

/** Hashed files that an open page of an earlier build may still load. */
function takeOlderAssets(site: string): [name: string, bytes: Buffer, at: Date][] {
  const folder = path.join(site, "assets");
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return names.flatMap((name) => {
    const file = path.join(folder, name);
    const { mtime } = fs.statSync(file);
    const isRecent = Date.now() - mtime.getTime() < KEEP_ASSETS_MS;
    return isRecent ? [[name, fs.readFileSync(file), mtime] as [string, Buffer, Date]] : [];
  });
}

/** The page for every address: the browser renders it. The policy comes first, so that it applies to all of it. */
function pageOf(config: SiteConfig, more: Record<string, string[]>): string {
  const template = fs.readFileSync(path.join(PATHS.site, "index.html"), "utf8");
  const api = new URL(config.supabaseUrl).origin;
  const time = config.timeServiceUrl === undefined ? [] : [new URL(config.timeServiceUrl).origin];
  const policy = pagePolicy(template, api, {
    "img-src": [api],
    "frame-src": ["'self'", ...VIDEO_HOSTS],
    "connect-src": [...(config.mirrors ?? []), ...time, ...analyticsOrigins(config)],
    ...more,
  });
  return template
    .replace(
      /<meta charset="utf-8" ?\/?>/,
      (charset) => `${charset}\n    <meta http-equiv="content-security-policy" content="${policy}">`,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(config.siteName)}</title>`)
    .replace("<!--config-->", () => configBlock(config));
}
