import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PublicConfig } from "#public-config.ts";
import { securityHeaders } from "./page-security.ts";
import { createPages } from "./page.ts";

const template = `<html><head><title>x</title><style>body{color:red}</style></head><body><div id="root"><!--app--></div><!--config--><!--data--></body></html>`;
const config = { siteName: "Pond </script><b>", supabaseUrl: "http://quack.test", anonKey: "key" };
const rendering = { status: 200, title: "A & <B>", head: "", html: "", data: null };
const renderer = {
  render: async (url: string) => ({
    ...rendering,
    html: `<h1>${url} $& $1</h1>`,
    status: url === "/" ? 200 : 404,
    data: '{"day":1}',
  }),
};

describe("a page", () => {
  const page = createPages({ template, renderer, loadApps: async () => [] });

  test("has the rendered view, the settings and the data in it, and nothing that could end their blocks", async () => {
    const { html, status } = await page("/", config);
    expect(status).toBe(200);
    expect(html).toContain("<h1>/ $& $1</h1>");
    expect(html).toContain("<title>A &amp; &lt;B></title>");
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    const block = /id="quack-config">(.*?)<\/script>/.exec(html)![1]!;
    expect(JSON.parse(block)).toEqual(config);
  });

  test("keeps the status of the view and gets a tag that follows its content", async () => {
    const [home, lost] = await Promise.all([page("/", config), page("/nowhere", config)]);
    expect(lost.status).toBe(404);
    expect(lost.etag).not.toBe(home.etag);
    expect((await page("/", config)).etag).toBe(home.etag);
  });

  test("is rendered once for visitors who come together, and again for another address of the site", async () => {
    let renderings = 0;
    const counting = { render: async () => ({ ...rendering, html: String(++renderings) }) };
    const pages = createPages({ template, renderer: counting, loadApps: async () => null });
    await Promise.all([
      pages("/", config),
      pages("/", config),
      pages("/", { ...config, supabaseUrl: "http://other.test" }),
    ]);
    expect(renderings).toBe(2);
  });
});

describe("a page that differs from one visitor to the next", () => {
  const asked: unknown[] = [];
  const asking = {
    render: async (_url: string, { config: { flags, homeClass } }: { config: PublicConfig }) => {
      asked.push(flags?.["site-redesign"] ?? homeClass ?? "usual");
      return { ...rendering, html: String(asked.at(-1)) };
    },
  };
  const flagged = (flag: string) => ({ ...config, flags: { "site-redesign": flag } });

  test("is rendered once for each layout and each front door, and never mixed up", async () => {
    const pages = createPages({ template, renderer: asking, loadApps: async () => [] });
    const visits = [config, flagged("test"), flagged("default"), { ...config, homeClass: "blink" }];
    for (const wanted of [...visits, ...visits]) {
      const { html } = await pages("/", wanted);
      const { flags, homeClass } = wanted as PublicConfig;
      expect(html).toContain(`<div id="root">${flags?.["site-redesign"] ?? homeClass ?? "usual"}</div>`);
    }
    expect(asked).toEqual(["usual", "test", "default", "blink"]);
  });

  test("says what it looks like before anything of it is drawn", async () => {
    const theme = { attributes: 'data-theme="emerald"', colour: "#0a241b" };
    const coloured = template.replace("<style>", '<meta name="theme-color" content="#11295f" /><style>');
    const themed = { render: async () => ({ ...rendering, theme }) };
    const { html } = await createPages({ template: coloured, renderer: themed, loadApps: async () => [] })("/", config);
    expect(html).toMatch(/^<html data-theme="emerald">/);
    expect(html).toContain('<meta name="theme-color" content="#0a241b" />');
  });
});

describe("a query", () => {
  const views: string[] = [];
  let loads = 0;
  let pages: ReturnType<typeof createPages>;
  const openPages = () =>
    createPages({
      template,
      renderer: { render: async (url) => ({ ...rendering, html: String(views.push(url)) }) },
      loadApps: async () => {
        loads += 1;
        return [];
      },
    });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
    pages = openPages();
    views.length = 0;
    loads = 0;
  });
  afterEach(() => void vi.useRealTimers());

  test("that no view depends on costs nothing", async () => {
    for (const url of ["/", "/?x=1", "/?x=2&utm=duck", "/?", "/#find"]) await pages(url, config);
    expect(views).toEqual(["/"]);
    expect(loads).toBe(1);
  });

  test("that a view depends on is rendered, whatever stands around it", async () => {
    for (const url of ["/?category=maths", "/?x=1&category=maths", "/?q=two%20ducks&x", "/?category=maths&q=%26"])
      await pages(url, config);
    expect(views).toEqual(["/?category=maths", "/?q=two%20ducks", "/?q=%26&category=maths"]);
  });

  test("has a path before it that stays as it is", async () => {
    for (const url of ["//elsewhere.example/?x", "/class/%ff?x"]) await pages(url, config);
    expect(views).toEqual(["//elsewhere.example/", "/class/%ff"]);
  });

  test("never asks for the catalogue again, until it is two seconds old", async () => {
    await Promise.all(["/", "/?q=a", "/?q=b", "/class/a"].map((url) => pages(url, config)));
    vi.setSystemTime(Date.now() + 1999);
    await pages("/?q=c", config);
    expect([loads, views.length]).toEqual([1, 5]);
    vi.setSystemTime(Date.now() + 1);
    await pages("/", config);
    expect([loads, views.length]).toEqual([2, 6]);
  });
});

describe("the page's policy", () => {
  test("allows our own files and the template's own style blocks, by hash", () => {
    const policy = securityHeaders(template, null)["content-security-policy"];
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'sha256-");
    expect(policy).not.toContain("unsafe");
  });

  test("lets the page reach an API on another host only when there is one", () => {
    expect(securityHeaders(template, null)["content-security-policy"]).toContain("connect-src 'self';");
    expect(securityHeaders(template, "https://api.example")["content-security-policy"]).toContain(
      "connect-src 'self' https://api.example;",
    );
  });
});
