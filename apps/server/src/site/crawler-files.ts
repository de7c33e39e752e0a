import type { FastifyInstance, FastifyRequest } from "fastify";
import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import type { Renderer } from "./page.ts";

/** New classes are listed after this time, and requests cannot load the database. */
const FRESH_MS = 60_000;

type CrawlerDeps = {
  renderer: Pick<Renderer, "publicPaths">;
  loadApps: () => Promise<unknown[] | null>;
  publicConfig: (request: FastifyRequest) => SiteConfig;
};

/** robots.txt and the sitemap. Each page itself says whether it may be indexed. */
export function registerCrawlerFiles(app: FastifyInstance, { renderer, loadApps, publicConfig }: CrawlerDeps): void {
  let kept = { until: 0, paths: Promise.resolve<string[]>([]) };
  const paths = () => {
    if (kept.until <= Date.now())
      kept = { until: Date.now() + FRESH_MS, paths: loadApps().then((apps) => renderer.publicPaths(apps ?? [])) };
    return kept.paths;
  };

  app.get("/robots.txt", async (request, reply) => {
    const { supabaseUrl: origin } = publicConfig(request);
    const text = `User-agent: *\nDisallow: /rest/\nDisallow: /auth/v1/\n\nSitemap: ${origin}/sitemap.xml\n`;
    return reply.type("text/plain; charset=utf-8").header("cache-control", "public, max-age=3600").send(text);
  });

  app.get("/sitemap.xml", async (request, reply) => {
    const { supabaseUrl: origin } = publicConfig(request);
    const places = (await paths()).map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`);
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join("\n")}\n</urlset>\n`;
    return reply.type("application/xml; charset=utf-8").header("cache-control", "public, max-age=3600").send(text);
  });
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
