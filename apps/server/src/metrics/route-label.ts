import type { FastifyRequest } from "fastify";

/** Pages are answered by the handler of unknown routes; files of the site count with them. */
const PAGES = "/*";
const ASSETS = "/assets/*";

const API = /^\/(auth|rest|storage|functions|realtime)\//;
const FILE = /\/[^/:*]*\.\w+$/;

/** The pattern of a request's route. Each file of the site is a route, and its name changes with every build. */
export function routeLabel({ routeOptions: { url } }: Pick<FastifyRequest, "routeOptions">): string {
  if (url === undefined) return PAGES;
  if (url.startsWith("/assets/")) return ASSETS;
  return FILE.test(url) && !API.test(url) ? PAGES : url;
}
