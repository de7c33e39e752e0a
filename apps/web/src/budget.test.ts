import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { sampleApp } from "#testing/sample-apps.ts";
import type { render as Render } from "./entry-server.tsx";

// Brotli bytes of a first visit to the home page; requests include the page itself and the browser's icon request.
const BUDGET = { page: 12_000, script: 85_000, data: 6_000, art: 90_000, total: 200_000, requests: 22 };

const dist = path.join(import.meta.dirname, "../dist");
const client = path.join(dist, "client");
const config = { siteName: "Quackademy", supabaseUrl: "http://127.0.0.1:3000", anonKey: "x".repeat(200) };
const covers = fs.readdirSync(path.join(import.meta.dirname, "../public/covers"));
const apps = covers
  .filter((file) => file.endsWith(".svg"))
  .map((cover, place) => {
    const id = path.parse(cover).name;
    return sampleApp({
      id,
      code: `ARC ${10 + place}`,
      spine: `#${String(place * 7919).padStart(6, "1")}`,
      featured: place < 3,
    });
  });

type FirstVisit = { page: string; data: string; files: string[] };
type Layout = { name: string; flags: { flags?: Record<string, string> }; otherArt: RegExp };

const LAYOUTS: Layout[] = [
  { name: "the usual layout", flags: {}, otherArt: /emerald/ },
  { name: "the redesign", flags: { flags: { "site-redesign": "test" } }, otherArt: /hero-(?:blue|emerald)|band-fern/ },
];

describe.each(LAYOUTS)("the first visit to the home page, in $name,", ({ flags, otherArt }) => {
  let visit: FirstVisit;

  beforeAll(async () => {
    const built = path.join(dist, "server/entry-server.js");
    if (!fs.existsSync(built)) throw new Error("there is nothing to measure yet: npm run build");
    const { render } = (await import(built)) as { render: typeof Render };
    const template = fs.readFileSync(path.join(client, "index.html"), "utf8");
    visit = await heaviestVisit(async () =>
      firstVisit(template, await render("/", { config: { ...config, ...flags }, apps }), otherArt),
    );
  }, 240_000);

  test("has page and styles within their budget", () => {
    expect(compressed(visit.page)).toBeLessThanOrEqual(BUDGET.page);
  });

  test("has the catalogue's data within its budget", () => {
    expect(compressed(visit.data)).toBeLessThanOrEqual(BUDGET.data);
  });

  test("has scripts within their budget", () => {
    expect(sizeOf(visit.files, /\.js$/)).toBeLessThanOrEqual(BUDGET.script);
  });

  test("has art within its budget", () => {
    expect(sizeOf(visit.files, /\.(svg|webp|avif|png)$/)).toBeLessThanOrEqual(BUDGET.art);
  });

  test("is within the total budget, in bytes and in requests", () => {
    expect(totalOf(visit)).toBeLessThanOrEqual(BUDGET.total);
    expect(1 + visit.files.length).toBeLessThanOrEqual(BUDGET.requests);
  });

  test("requests nothing from other sites and nothing that does not exist", () => {
    // The canonical link is not a request.
    const asking = visit.page.replace(/<link rel="canonical"[^>]*>/, "");
    expect(asking).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    for (const file of visit.files) expect(fs.existsSync(path.join(client, file)), file).toBe(true);
  });
});

test.each(["/class/skyhop", "/leaderboard"])("a first visit to %s has scripts within their budget", async (url) => {
  const template = fs.readFileSync(path.join(client, "index.html"), "utf8");
  const { render } = (await import(path.join(dist, "server/entry-server.js"))) as { render: typeof Render };
  const visit = firstVisit(template, await render(url, { config, apps }), /emerald/);
  expect(sizeOf(visit.files, /\.js$/)).toBeLessThanOrEqual(BUDGET.script);
});

/** Each day has a class of its own at the top: the day whose visit weighs most counts. */
async function heaviestVisit(visitToday: () => Promise<FirstVisit>): Promise<FirstVisit> {
  const visits: { visit: FirstVisit; total: number }[] = [];
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    for (const day of apps.keys()) {
      vi.setSystemTime(Date.UTC(2026, 0, 1 + day));
      const visit = await visitToday();
      visits.push({ visit, total: totalOf(visit) });
    }
  } finally {
    vi.useRealTimers();
  }
  return visits.reduce((one, other) => (other.total > one.total ? other : one)).visit;
}

const totalOf = ({ page, data, files }: FirstVisit): number => compressed(page + data) + sizeOf(files, /./);

/**
 * The page as sent, and every file that it or its styles load. The other layout's art and covers below the fold do not
 * count, so that the catalogue may grow.
 */
function firstVisit(
  template: string,
  { head, html, data }: Awaited<ReturnType<typeof Render>>,
  otherArt: RegExp,
): FirstVisit {
  const page = template.replace("<!--head-->", head).replace("<!--app-->", () => html);
  const named = filesIn(page.replaceAll(/<img[^>]*\bloading="lazy"[^>]*>/g, ""));
  const inStyles = named
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => filesIn(fs.readFileSync(path.join(client, file), "utf8")));
  return { page, data: data!, files: [...new Set([...named, ...inStyles])].filter((file) => !otherArt.test(file)) };
}

function filesIn(text: string): string[] {
  const found = text.matchAll(/(?:src|href)="(\/[^"#?]+\.\w+)|url\(["']?(\/[^"')]+)/g);
  return [...found].map(([, a, b]) => a ?? b!);
}

function sizeOf(files: string[], kind: RegExp): number {
  return files.filter((file) => kind.test(file)).reduce((sum, file) => sum + sizeAsSent(path.join(client, file)), 0);
}

/** The build has already compressed every text file. */
function sizeAsSent(file: string): number {
  const isCompressed = fs.existsSync(`${file}.br`);
  return isCompressed ? fs.statSync(`${file}.br`).size : fs.statSync(file).size;
}

function compressed(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}
