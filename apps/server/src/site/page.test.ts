import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import { securityHeaders } from "./page-security.ts";
import { createPages } from "./page.ts";
import { createRenderBudget } from "./render-budget.ts";

const template = `<html><head><title>x</title><style>body{color:red}</style></head><body><div id="root"><!--app--></div><!--config--><!--data--></body></html>`;
const config = { siteName: "Pond </script><b>", supabaseUrl: "http://quack.test", anonKey: "key" };
const rendering = { status: 200, title: "A & <B>", head: "", html: "", data: null };
const viewOf = (url: string) => url.replace(/[?#].*/, "");
const budget = { take: () => () => {} };
const renderer = {
  viewOf,
  render: async (url: string) => ({
    ...rendering,
    html: `<h1>${url} $& $1</h1>`,
    status: url === "/" ? 200 : 404,
    data: '{"day":1}',
  }),
};

describe("a page", () => {
  const page = createPages({ template, renderer, loadApps: async () => [], budget });

  test("contains the rendered view, the settings and the data, all escaped", async () => {
    const { html, status } = await page("/", config, "me");
    expect(status).toBe(200);
    expect(html).toContain("<h1>/ $& $1</h1>");
    expect(html).toContain("<title>A &amp; &lt;B></title>");
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    const block = /id="quack-config">(.*?)<\/script>/.exec(html)![1]!;
    expect(JSON.parse(block)).toEqual(config);
  });

  test("keeps the status of the view and gets an ETag of its content", async () => {
    const [home, lost] = await Promise.all([page("/", config, "me"), page("/nowhere", config, "me")]);
    expect(lost.status).toBe(404);
    expect(lost.etag).not.toBe(home.etag);
    expect((await page("/", config, "me")).etag).toBe(home.etag);
  });

  test("is rendered once for concurrent visitors, and again for another address of the site", async () => {
    let renderings = 0;
    const counting = { viewOf, render: async () => ({ ...rendering, html: String(++renderings) }) };
    const pages = createPages({ template, renderer: counting, loadApps: async () => null, budget });
    await Promise.all([
      pages("/", config, "me"),
      pages("/", config, "me"),
      pages("/", { ...config, supabaseUrl: "http://other.test" }, "me"),
    ]);
    expect(renderings).toBe(2);
  });
});

describe("a page that differs between visitors", () => {
  const asked: unknown[] = [];
  const asking = {
    viewOf,
    render: async (_url: string, { config: { flags, homeClass } }: { config: SiteConfig }) => {
      asked.push(flags?.["site-redesign"] ?? homeClass ?? "usual");
      return { ...rendering, html: String(asked.at(-1)) };
    },
  };
  const flagged = (flag: string) => ({ ...config, flags: { "site-redesign": flag } });

  test("is rendered once per layout and home class, and never mixed up", async () => {
    const pages = createPages({ template, renderer: asking, loadApps: async () => [], budget });
    const visits = [config, flagged("test"), flagged("default"), { ...config, homeClass: "blink" }];
    for (const wanted of [...visits, ...visits]) {
      const { html } = await pages("/", wanted, "me");
      const { flags, homeClass } = wanted as SiteConfig;
      expect(html).toContain(`<div id="root">${flags?.["site-redesign"] ?? homeClass ?? "usual"}</div>`);
    }
    expect(asked).toEqual(["usual", "test", "default", "blink"]);
  });

  test("sets its theme before the first paint", async () => {
    const theme = { attributes: 'data-theme="emerald"', colour: "#0a241b" };
    const coloured = template.replace("<style>", '<meta name="theme-color" content="#11295f" /><style>');
    const themed = { viewOf, render: async () => ({ ...rendering, theme }) };
    const { html } = await createPages({ template: coloured, renderer: themed, loadApps: async () => [], budget })(
      "/",
      config,
      "me",
    );
    expect(html).toMatch(/^<html data-theme="emerald">/);
    expect(html).toContain('<meta name="theme-color" content="#0a241b" />');
  });
});

describe("a view", () => {
  const views: string[] = [];
  let apps: unknown[] = [];
  let loads = 0;
  let pages: ReturnType<typeof createPages>;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
    pages = createPages({
      template,
      budget,
      renderer: { viewOf, render: async (view) => ({ ...rendering, html: String(views.push(view)) }) },
      loadApps: async () => {
        loads += 1;
        return apps;
      },
    });
    views.length = 0;
    apps = [];
    loads = 0;
  });
  afterEach(() => void vi.useRealTimers());

  test("is rendered once for all paths that it stands for", async () => {
    for (const url of ["/", "/?x=1", "/?q=duck", "/?", "/#find"]) await pages(url, config, "me");
    expect(views).toEqual(["/"]);
    expect(loads).toBe(1);
  });

  test("is cached for a minute while the catalogue is unchanged", async () => {
    await pages("/", config, "me");
    vi.setSystemTime(Date.now() + 2000);
    await pages("/", config, "me");
    expect([loads, views.length]).toEqual([2, 1]);
    apps = [{ id: "new" }];
    vi.setSystemTime(Date.now() + 1999);
    await pages("/", config, "me");
    expect([loads, views.length], "asked two seconds ago").toEqual([2, 1]);
    vi.setSystemTime(Date.now() + 1);
    await pages("/", config, "me");
    expect([loads, views.length]).toEqual([3, 2]);
    vi.setSystemTime(Date.now() + 60_000);
    await pages("/", config, "me");
    expect(views).toHaveLength(3);
  });
});

describe("a flood of different pages", () => {
  const open = () => {
    let renderings = 0;
    const counting = {
      viewOf: (url: string) => url,
      render: async () => ({ ...rendering, html: `rendered ${++renderings}` }),
    };
    const each = { burstMs: 200, perSecondMs: 0 };
    const shared = createRenderBudget({ burstMs: 1000, perSecondMs: 0 }, each);
    const pages = createPages({ template, renderer: counting, loadApps: async () => [], budget: shared });
    return { pages, count: () => renderings };
  };

  test("is rendered only within the budget, and every response is a page", async () => {
    const { pages, count } = open();
    const asked = Array.from({ length: 500 }, (_, at) => pages(`/?q=${at}`, config, "hostile"));
    const answers = await Promise.all(asked);
    expect(count()).toBeLessThanOrEqual(20);
    expect(answers.every(({ status, html }) => status === 200 && html.includes("quack-config"))).toBe(true);
    expect(answers.at(-1)!.html).not.toContain("rendered");
  });

  test("does not affect other visitors, and cached pages are still served", async () => {
    const { pages } = open();
    await pages("/", config, "visitor");
    await Promise.all(Array.from({ length: 500 }, (_, at) => pages(`/${at}`, config, "hostile")));
    expect((await pages("/", config, "hostile")).html).toContain("rendered 1<");
    expect((await pages("/terms", config, "visitor")).html).toContain("rendered");
  });

  test("of forged hosts counts as well: each would be a separate rendering", async () => {
    const { pages, count } = open();
    const hosts = Array.from({ length: 500 }, (_, at) => ({ ...config, supabaseUrl: `http://${at}.test` }));
    await Promise.all(hosts.map((own) => pages("/", own, "hostile")));
    expect(count()).toBeLessThanOrEqual(20);
  });
});

describe("the content security policy of a page", () => {
  test("allows our own files and the template's own style blocks, by hash", () => {
    const policy = securityHeaders(template, null)["content-security-policy"];
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'sha256-");
    expect(policy).not.toContain("unsafe");
  });

  test("allows an API on another host only when there is one", () => {
    expect(securityHeaders(template, null)["content-security-policy"]).toContain("connect-src 'self';");
    expect(securityHeaders(template, "https://api.example")["content-security-policy"]).toContain(
      "connect-src 'self' https://api.example wss://api.example;",
    );
  });
});
