// @vitest-environment node
import { describe, expect, test } from "vitest";
import { SAMPLE_APPS, sampleApp } from "#testing/sample-apps.ts";
import { render } from "./entry-server.tsx";

const config = { siteName: "Quackademy", supabaseUrl: "http://quack.test", anonKey: "anon" };
const open = (url: string, apps = SAMPLE_APPS) => render(url, { config, apps });

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
    expect((await open("/profile/not%20a%20name")).status).toBe(404);
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
