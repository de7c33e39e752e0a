import Fastify from "fastify";
import { expect, test } from "vitest";
import { registerCrawlerFiles } from "./crawler-files.ts";

function openSite(loadApps: () => Promise<unknown[] | null>) {
  const app = Fastify();
  registerCrawlerFiles(app, {
    renderer: { publicPaths: (apps) => ["/", ...(apps as { id: string }[]).map(({ id }) => `/class/${id}`)] },
    loadApps,
    publicConfig: () => ({ supabaseUrl: "https://pond.test", siteName: "", anonKey: "" }),
  });
  return (url: string) => app.inject(url);
}

test("robots.txt allows crawlers and names the sitemap", async () => {
  const answer = await openSite(async () => [])("/robots.txt");
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(answer.body).toContain("Sitemap: https://pond.test/sitemap.xml");
  expect(answer.body).not.toContain("Disallow: /\n");
});

test("the sitemap has the full URL of every class, and one database query serves many requests", async () => {
  let questions = 0;
  const open = openSite(async () => {
    questions += 1;
    return [{ id: "blink" }, { id: "a&b" }];
  });
  const answers = await Promise.all([open("/sitemap.xml"), open("/sitemap.xml")]);
  expect(answers[0].body).toContain("<loc>https://pond.test/class/blink</loc>");
  expect(answers[1].body).toContain("<loc>https://pond.test/class/a&amp;b</loc>");
  expect(questions).toBe(1);
});

test("without a database the sitemap still has the pages that need none", async () => {
  const answer = await openSite(async () => null)("/sitemap.xml");
  expect([answer.statusCode, answer.body.match(/<loc>/g)?.length]).toEqual([200, 1]);
});
