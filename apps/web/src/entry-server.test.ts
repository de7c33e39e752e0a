import { describe, expect, test } from "vitest";
import { SAMPLE_APPS, sampleApp } from "#testing/sample-apps.ts";
import { render as renderView, viewOf } from "./entry-server.tsx";

const config = { siteName: "Quackademy", supabaseUrl: "http://quack.test", anonKey: "anon" };
// As the server does it: an address is rendered as the view that stands for it.
const render: typeof renderView = (url, data) => renderView(viewOf(url, data), data);
const open = (url: string, apps = SAMPLE_APPS) => render(url, { config, apps });

const redesigned = { ...config, flags: { "site-redesign": "test" } };
const bound = { ...config, homeClass: "drift-belt" };

describe("a prerendered page of the redesign", () => {
  const openNew = (url: string, apps = SAMPLE_APPS) => render(url, { config: redesigned, apps });

  test("looks like it from the first byte, and the usual page like itself", async () => {
    expect((await openNew("/")).theme?.attributes).toBe('data-theme="emerald" data-variant="test"');
    expect(await open("/")).not.toHaveProperty("theme");
  });

  test("is the main grid, a category's or a game's, each at its own address", async () => {
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

  test("is a class at its title's own address, with the class's data and its one public address", async () => {
    const { status, title, head, data } = await openNew("/Drift%20Belt");
    expect([status, title]).toEqual([200, "Drift Belt · Quackademy"]);
    expect(head).toContain('<link rel="canonical" href="http://quack.test/class/drift-belt">');
    expect(JSON.parse(data!)).toMatchObject({ app: { id: "drift-belt" }, view: "/drift-belt" });
    const namesake = [...SAMPLE_APPS, sampleApp({ id: "arcade" })];
    expect((await openNew("/arcade", namesake)).title, "a category goes first").toBe("Arcade · Quackademy");
  });

  test("has the list at /class, and links to categories by their own addresses", async () => {
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

  test("has every fixed page, the bar and the footer also around the questions of the first visit", async () => {
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

  test("answers every address, and holds to the page's policy", async () => {
    for (const url of ["/", "/arcade", "/streak", "/class", "/%E0%A4%A", "/[", "//evil.test", "/%00", "/class/%"]) {
      const { status, html } = await openNew(url);
      expect([200, 404]).toContain(status);
      expect(html).not.toMatch(/ style=|<script|<!--\$!-->/);
    }
  });

  test("has placeholders when the database did not answer, and is not a 404 for that", async () => {
    for (const url of ["/", "/arcade"]) {
      const { status, html } = await render(url, { config: redesigned, apps: null });
      expect([url, status]).toEqual([url, 200]);
      expect(html).toContain("skeleton");
    }
  });
});

describe("a prerendered page of a host that is bound to a class", () => {
  test("is that class at the front door, as whole as at its own address, which is the one that counts", async () => {
    const { status, title, html, head, data } = await render("/", { config: bound, apps: SAMPLE_APPS });
    expect([status, title]).toEqual([200, "Drift Belt · Quackademy"]);
    expect(html).toContain("Left stick");
    expect(JSON.parse(data!)).toHaveProperty("app.id", "drift-belt");
    expect(head).toContain('<link rel="canonical" href="http://quack.test/class/drift-belt">');
  });

  test("has the list at /class, and every link to it leads there", async () => {
    const { status, html, location } = await render("/class", { config: bound, apps: SAMPLE_APPS });
    expect([status, location]).toEqual([200, undefined]);
    for (const place of ["navbar__link", "tab-bar__link"])
      expect(html).toMatch(new RegExp(`<a class="${place}"[^>]* href="/class"`));
    expect(html).toMatch(/<footer[^]*<a href="\/class">Classes<\/a>/);
    expect(html).toContain('href="/class?category=arcade"');
  });

  test("is the list, when nobody teaches that class", async () => {
    const lost = { ...config, homeClass: "alchemy" };
    const { status, title, html } = await render("/", { config: lost, apps: SAMPLE_APPS });
    expect([status, title]).toEqual([200, "Classes · Quackademy"]);
    expect(html).toMatch(/role="tabpanel"/);
    expect((await render("/", { config: lost, apps: null })).status).toBe(200);
  });

  test("is another matter in the redesign, whose front door is its grid", async () => {
    const both = { ...redesigned, homeClass: "drift-belt" };
    expect((await render("/", { config: both, apps: SAMPLE_APPS })).title).toBe("Classes · Quackademy");
  });
});

describe("a prerendered page", () => {
  test("has the whole catalogue in it, and the data to go on with", async () => {
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

  test("is found under any spelling of the title", async () => {
    expect((await open("/class/Drift%20Belt")).status).toBe(200);
  });

  test("is a 404 for a class or a page that does not exist", async () => {
    for (const url of ["/class/nope", "/nope", "/nope?x=1", "/class/drift-belt/more", "/chad"]) {
      const { status, html } = await open(url);
      expect([url, status]).toEqual([url, 404]);
      expect(html).toContain("404");
    }
  });

  test("is there for every page, and has a heading before anything is known of the visitor", async () => {
    const pages = ["/profile", "/profile/mudlark", "/takedown", "/mirrors", "/yt", "/privacy", "/terms", "/settings"];
    for (const url of pages) {
      const { status, html } = await open(url);
      expect([url, status]).toEqual([url, 200]);
      expect(html).toMatch(/<h1/);
      expect(html).not.toMatch(/ style=|<!--\$!-->/);
    }
  });

  test("answers every address that a stranger may think of", async () => {
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

  test("sends the old address of the list to the front door", async () => {
    for (const url of ["/class", "/class/", "/class?x=1"])
      expect(await open(url)).toMatchObject({ status: 302, location: "/" });
  });

  test("has placeholders and no data when the database did not answer", async () => {
    const { html, data, status } = await render("/", { config, apps: null });
    expect([status, data]).toEqual([200, null]);
    expect(html).toContain("skeleton");
  });

  test("holds to the page's policy: no style attributes, no scripts, and no part given up on", async () => {
    for (const url of ["/", "/class/blink", "/nope"]) {
      const { html } = await open(url);
      expect(html).not.toMatch(/ style=|<script|<!--\$!-->/);
    }
  });

  test("cannot be broken out of by what an author wrote", async () => {
    const evil = sampleApp({ id: "evil", description: "</script><img src=x onerror=alert(1)>" });
    const { html, data } = await open("/class/evil", [evil]);
    expect(html).not.toContain("<img src=x");
    expect(data).not.toContain("</script>");
    expect(JSON.parse(data!)).toHaveProperty("app.description", evil.description);
  });
});
