import { describe, expect, test } from "vitest";
import { SAMPLE_APPS, sampleApp } from "#testing/sample-apps.ts";
import { render as renderView, viewOf } from "./entry-server.tsx";

const config = { siteName: "Quackademy", supabaseUrl: "http://quack.test", anonKey: "anon" };
// As the server does it: an address is rendered as its view.
const render: typeof renderView = (url, data) => renderView(viewOf(url, data), data);
const open = (url: string, apps = SAMPLE_APPS) => render(url, { config, apps });

const redesigned = { ...config, flags: { "site-redesign": "test" } };
const bound = { ...config, homeClass: "drift-belt" };

describe("a prerendered page of the redesign", () => {
  const openNew = (url: string, apps = SAMPLE_APPS) => render(url, { config: redesigned, apps });

  test("has its theme in the HTML, and the default page has none", async () => {
    expect((await openNew("/")).theme?.attributes).toBe('data-theme="emerald" data-variant="test"');
    expect(await open("/")).not.toHaveProperty("theme");
  });

  test("is the main grid, a category or a game, each at its own address", async () => {
    const home = await openNew("/");
    expect([home.status, home.title]).toEqual([200, "Classes · Quackademy"]);
    expect(home.html).toMatch(/class="class-grid mosaic"/);
    for (const { id } of SAMPLE_APPS) expect(home.html).toContain(`href="/class/${id}"`);
    const board = await openNew("/Two%20Players");
    expect([board.status, board.title]).toEqual([200, "Two players · Quackademy"]);
    const [inIt] = board.html.split("New in other clearings");
    expect(inIt).toContain('href="/class/flip-reef"');
    expect(inIt).not.toContain('href="/class/skyhop"');
    const game = await openNew("/class/drift-belt");
    expect([game.status, game.title]).toEqual([200, "Drift Belt · Quackademy"]);
  });

  test("is a class at the address of its title, with the class's data and its canonical address", async () => {
    const { status, title, head, data } = await openNew("/Drift%20Belt");
    expect([status, title]).toEqual([200, "Drift Belt · Quackademy"]);
    expect(head).toContain('<link rel="canonical" href="http://quack.test/class/drift-belt">');
    expect(JSON.parse(data!)).toMatchObject({ app: { id: "drift-belt" }, view: "/drift-belt" });
    const namesake = [...SAMPLE_APPS, sampleApp({ id: "arcade" })];
    expect((await openNew("/arcade", namesake)).title, "a category goes first").toBe("Arcade · Quackademy");
  });

  test("has the class list at /class, and links to categories by their own addresses", async () => {
    const { status, html, location } = await openNew("/class");
    expect([status, location]).toEqual([200, undefined]);
    expect(html).toMatch(/<a[^>]* href="\/class"[^>]*>Classes<\/a>/);
    expect(html).toContain('href="/two-players"');
    expect(html).toMatch(/role="tabpanel"/);
  });

  test("is a 404 for a category, a class or a page that does not exist", async () => {
    for (const url of ["/nope", "/favourites", "/class/nope", "/puzzle/more", "/arcade/drift-belt"])
      expect([url, (await openNew(url)).status]).toEqual([url, 404]);
    for (const url of ["/nope", "/two-players", "/blink"]) expect([url, (await open(url)).status]).toEqual([url, 404]);
  });

  test("exists for every fixed page, and onboarding has the navbar and footer, too", async () => {
    for (const url of [
      "/privacy",
      "/terms",
      "/auth",
      "/streak",
      "/leaderboard",
      "/yt",
      "/profile/mudlark",
      "/settings",
    ])
      expect([url, (await openNew(url)).status]).toEqual([url, 200]);
    expect((await openNew("/onboarding")).html).toMatch(/class="navbar"[^]*class="footer"/);
    expect((await open("/onboarding")).html).not.toMatch(/class="(navbar|footer)"/);
  });

  test("has a banner where the rule says so, with today's class in it", async () => {
    for (const url of ["/streak", "/profile/mudlark", "/auth/callback", "/class"])
      expect((await openNew(url)).html, url).toMatch(/class="top-banner"[^]*Daily challenge/);
    for (const url of ["/", "/arcade", "/nope", "/class/blink"])
      expect((await openNew(url)).html, url).not.toContain("top-banner");
    expect((await open("/streak")).html).not.toContain("top-banner");
  });

  test("answers every address, and complies with the CSP", async () => {
    for (const url of ["/", "/arcade", "/streak", "/class", "/%E0%A4%A", "/[", "//evil.test", "/%00", "/class/%"]) {
      const { status, html } = await openNew(url);
      expect([200, 404]).toContain(status);
      expect(html).not.toMatch(/ style=|<script|<!--\$!-->/);
    }
  });

  test("has placeholders and status 200 when the database does not answer", async () => {
    for (const url of ["/", "/arcade"]) {
      const { status, html } = await render(url, { config: redesigned, apps: null });
      expect([url, status]).toEqual([url, 200]);
      expect(html).toContain("skeleton");
    }
  });
});

describe("a prerendered page of a host that is bound to a class", () => {
  test("is that class at the home page, complete, with the class's own address as canonical", async () => {
    const { status, title, html, head, data } = await render("/", { config: bound, apps: SAMPLE_APPS });
    expect([status, title]).toEqual([200, "Drift Belt · Quackademy"]);
    expect(html).toContain("Left stick");
    expect(JSON.parse(data!)).toHaveProperty("app.id", "drift-belt");
    expect(head).toContain('<link rel="canonical" href="http://quack.test/class/drift-belt">');
  });

  test("has the class list at /class, and every link to the list leads there", async () => {
    const { status, html, location } = await render("/class", { config: bound, apps: SAMPLE_APPS });
    expect([status, location]).toEqual([200, undefined]);
    for (const place of ["navbar__link", "tab-bar__link"])
      expect(html).toMatch(new RegExp(`<a class="${place}"[^>]* href="/class"`));
    expect(html).toMatch(/<footer[^]*<a href="\/class">Classes<\/a>/);
    expect(html).toContain('href="/class?category=arcade"');
  });

  test("is the class list when that class does not exist", async () => {
    const lost = { ...config, homeClass: "alchemy" };
    const { status, title, html } = await render("/", { config: lost, apps: SAMPLE_APPS });
    expect([status, title]).toEqual([200, "Classes · Quackademy"]);
    expect(html).toMatch(/role="tabpanel"/);
    expect((await render("/", { config: lost, apps: null })).status).toBe(200);
  });

  test("is the main grid in the redesign, which ignores the bound class", async () => {
    const both = { ...redesigned, homeClass: "drift-belt" };
    expect((await render("/", { config: both, apps: SAMPLE_APPS })).title).toBe("Classes · Quackademy");
  });
});

describe("a prerendered page", () => {
  test("contains the whole catalogue, and its data for hydration", async () => {
    const { html, status, title, data } = await open("/");
    expect([status, title]).toEqual([200, "Classes · Quackademy"]);
    for (const { id } of SAMPLE_APPS) expect(html).toContain(`href="/class/${id}"`);
    const { apps } = JSON.parse(data!) as { apps: object[] };
    expect(apps).toHaveLength(SAMPLE_APPS.length);
    expect(apps[0], "cards carry what a card shows").not.toHaveProperty("controls");
  });

  test("is one class at its own address, with its controls", async () => {
    const { html, status, title, data } = await open("/class/drift-belt");
    expect([status, title]).toEqual([200, "Drift Belt · Quackademy"]);
    expect(html).toContain("Left stick");
    expect(JSON.parse(data!)).toHaveProperty("app.id", "drift-belt");
  });

  test("is found by any spelling of the title", async () => {
    expect((await open("/class/Drift%20Belt")).status).toBe(200);
  });

  test("is a 404 for a class or a page that does not exist", async () => {
    for (const url of ["/class/nope", "/nope", "/nope?x=1", "/class/drift-belt/more"]) {
      const { status, html } = await open(url);
      expect([url, status]).toEqual([url, 404]);
      expect(html).toContain("404");
    }
  });

  test("exists for every page, and has a heading before the session is known", async () => {
    const pages = [
      "/profile",
      "/profile/mudlark",
      "/takedown",
      "/chad",
      "/mirrors",
      "/yt",
      "/privacy",
      "/terms",
      "/settings",
    ];
    for (const url of pages) {
      const { status, html } = await open(url);
      expect([url, status]).toEqual([url, 200]);
      expect(html).toMatch(/<h1/);
      expect(html).not.toMatch(/ style=|<!--\$!-->/);
    }
  });

  test("answers any malformed address", async () => {
    const strange = [
      "//evil.test",
      "/%E0%A4%A",
      "/class/%",
      "/class/%00",
      "/\\evil",
      "/?category=<i>&q=%3Ci%3E",
      "/[",
      "//[",
    ];
    for (const url of strange) {
      const { status, html } = await open(url);
      expect([200, 404]).toContain(status);
      expect(html).not.toContain("<i>");
    }
  });

  test("redirects the old address of the list to the home page", async () => {
    for (const url of ["/class", "/class/", "/class?x=1"])
      expect(await open(url)).toMatchObject({ status: 302, location: "/" });
  });

  test("has placeholders and no data when the database does not answer", async () => {
    const { html, data, status } = await render("/", { config, apps: null });
    expect([status, data]).toEqual([200, null]);
    expect(html).toContain("skeleton");
  });

  test("complies with the CSP: no style attributes, no scripts, and no failed Suspense boundary", async () => {
    for (const url of ["/", "/class/blink", "/nope"]) {
      const { html } = await open(url);
      expect(html).not.toMatch(/ style=|<script|<!--\$!-->/);
    }
  });

  test("escapes the texts of authors", async () => {
    const evil = sampleApp({ id: "evil", description: "</script><img src=x onerror=alert(1)>" });
    const { html, data } = await open("/class/evil", [evil]);
    expect(html).not.toContain("<img src=x");
    expect(data).not.toContain("</script>");
    expect(JSON.parse(data!)).toHaveProperty("app.description", evil.description);
  });
});
