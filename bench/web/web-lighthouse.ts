import { median } from "#load/load-meter.ts";
import { loadLighthouse, type Lighthouse } from "./load-lighthouse.ts";

/** Lighthouse's results of a page: scores up to 100, times in milliseconds on its slow phone. */
export type PageFigures = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  scriptBytes: number;
  bytes: number;
  requests: number;
};

export type Measured = { figures: PageFigures; problems: string[] };

type Audit = { id: string; title: string; score: number | null; scoreDisplayMode: string; numericValue?: number };
type Request = { resourceType?: string; transferSize?: number; url: string };
type Result = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit & { details?: { items?: unknown[] } }>;
};

/**
 * Measures pages as a first visitor on a slow phone gets them: the mobile preset, in the browser behind a port. The
 * pages alternate, so that other load on the machine affects all of them.
 */
export async function measurePages(urls: string[], port: number, times: number): Promise<Measured[]> {
  const lighthouse = await loadLighthouse();
  const results: Result[][] = urls.map(() => []);
  for (let time = 0; time < times; time++) {
    for (const [place, url] of urls.entries()) results[place]!.push(await audit(lighthouse, url, port));
  }
  return results.map(medianOf);
}

function medianOf(results: Result[]): Measured {
  const all = results.map(figuresOf);
  const names = Object.keys(all[0]!) as (keyof PageFigures)[];
  const middle = names.map((name) => [name, median(all.map((figures) => figures[name]))]);
  return { figures: Object.fromEntries(middle) as PageFigures, problems: [...new Set(results.flatMap(problemsOf))] };
}

async function audit(lighthouse: Lighthouse, url: string, port: number): Promise<Result> {
  const answer = await lighthouse(url, { port, output: "json", logLevel: "error" });
  const result = answer?.lhr as Result | undefined;
  if (!result || result.runtimeError) throw new Error(`${url}: ${result?.runtimeError?.message ?? "no result"}`);
  return result;
}

function figuresOf({ categories, audits }: Result): PageFigures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = (audits["network-requests"]?.details?.items ?? []) as Request[];
  const loaded = requests.filter((request) => request.url.startsWith("http"));
  const sum = (some: Request[]) => some.reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcpMs: number("first-contentful-paint"),
    lcpMs: number("largest-contentful-paint"),
    tbtMs: number("total-blocking-time"),
    cls: number("cumulative-layout-shift"),
    scriptBytes: sum(loaded.filter(({ resourceType }) => resourceType === "Script")),
    bytes: sum(loaded),
    requests: loaded.length,
  };
}

/** Failed audits that cost points, except the timings. */
function problemsOf({ categories, audits }: Result): string[] {
  const refs = Object.entries(categories).flatMap(([name, { auditRefs }]) =>
    name === "performance" ? [] : auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => `${name} ${id}`),
  );
  return refs.flatMap((ref) => {
    const { score, title } = audits[ref.split(" ")[1]!]!;
    return score !== null && score < 1 ? [`${ref}: ${title}`] : [];
  });
}
