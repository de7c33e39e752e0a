import { newApiPlayer, staySignedIn } from "#support/api-player.ts";
import { expect, open, test } from "#support/harness.ts";
import { forEachInTurn, reportRunPayloads, visitAll } from "#support/payload-steps.ts";
import { LONGEST_PAYLOAD, PAYLOADS } from "#support/payloads.ts";
import { LONG } from "#support/long-tests.ts";

const ALL = PAYLOADS.join("\n");
const asAddress = (text: string) => encodeURIComponent(text).replaceAll("'", "%27");

// Invalid as a name, like the payloads, but harmless.
const HARMLESS = "d~";

// Each test tries a hundred payloads.
test.beforeEach(({ page }) => reportRunPayloads(page));

// Control: the payloads must work in a page without any protection.
test("in an unprotected page, the payloads run", LONG, async ({ browser }) => {
  expect(new Set(PAYLOADS).size).toBe(100);
  expect(Math.max(...PAYLOADS.map(({ length }) => length))).toBeLessThanOrEqual(LONGEST_PAYLOAD);
  const page = await browser.newPage();
  const asked = new Set<string>();
  await page.route("**/*", (route) => {
    asked.add(new URL(route.request().url()).host);
    return route.fulfill({ contentType: "text/html", body: "<!doctype html>" });
  });
  await page.goto("http://careless.test/");
  await page.evaluate((payloads) => {
    const ran = new Set<string>();
    Object.assign(window, { ran });
    for (const payload of payloads) {
      const frame = document.createElement("iframe");
      document.body.append(frame);
      Object.assign(frame.contentWindow!, { quack: () => ran.add(payload) });
      frame.contentDocument!.write(payload);
    }
  }, PAYLOADS);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { ran: Set<string> }).ran.size))
    .toBeGreaterThanOrEqual(30);
  expect(asked).toContain("stranger.test");
  await page.close();
});

test("in a URL, the payloads are text in the page that the server sends", LONG, async ({ request }) => {
  const titleOf = (text: string) =>
    text
      .trim()
      .toLowerCase()
      .split(/[-\s]+/)
      .filter(Boolean)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(" ");
  const escape = (text: string) =>
    text.replace(
      /[&<>"']/g,
      (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" })[sign]!,
    );
  const htmlOf = async (address: string) => (await request.get(address)).text();
  for (const place of ["/?q=", "/?category=", "/class/", "/play/", "/profile/", "/"]) {
    const harmless = await htmlOf(place + HARMLESS);
    const wrong: string[] = [];
    await forEachInTurn(PAYLOADS, async (payload) => {
      const html = await htmlOf(place + asAddress(payload));
      // The payload is escaped everywhere, and the rest of the page is the same as without it.
      const forms = [escape(payload), escape(titleOf(payload)), asAddress(payload)];
      const around = forms.reduce((text, form) => text.replaceAll(form, HARMLESS), html);
      if (around.toLowerCase() !== harmless.toLowerCase()) wrong.push(payload);
    });
    expect(wrong, place).toEqual([]);
  }

  // The server ignores the rest of a URL.
  const asked = asAddress(ALL);
  const [fields, pages] = [
    ["next", "mode", "board", "period", "page", "tab", "season", "ref", "run", "title", "error", "error_description"],
    ["/", "/auth", "/auth/callback", "/leaderboard", "/cache", "/settings", "/takedown", "/class/blink", "/yt"],
  ];
  for (const [place, field] of fields.entries()) {
    const path = pages[place % pages.length]!;
    const tag = async (address: string) => (await request.get(address)).headers()["etag"];
    expect(await tag(`${path}?${field}=${asked}`), `${path}?${field}`).toBe(await tag(path));
  }
});

test("in a URL, the payloads are text in the page that the browser renders", LONG, async ({ page, baseURL }) => {
  const player = await newApiPlayer(baseURL!);
  await staySignedIn(page, player);
  await open(page, "/");
  const unread = await visitAll(
    page,
    PAYLOADS.map((text) => ({ address: `/?q=${asAddress(text)}`, text: `“${text}”` })),
    "main h2",
  );
  expect(unread).toEqual([]);
  const nobody = PAYLOADS.map((text) => ({ address: `/profile/${asAddress(text)}`, text: `“${text}”` }));
  expect(await visitAll(page, nobody, "main p")).toEqual([]);

  // A return address never leads to another site: neither in a link nor in a redirect.
  const left = await page.evaluate(async (payloads) => {
    const wrong: string[] = [];
    const steer = async (address: string, isThere: () => boolean) => {
      history.pushState(null, "", address);
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
      for (let tries = 0; tries < 500 && !isThere(); tries++) await new Promise((resolve) => setTimeout(resolve, 5));
      if (!isThere()) wrong.push(`${address}: ${location.href}`);
    };
    await steer("/onboarding", () => document.querySelector(".onboarding__head a") !== null);
    for (const payload of payloads) {
      const leadsHome = () => document.querySelector(".onboarding__head a")?.getAttribute("href") === "/";
      await steer(`/onboarding?next=${encodeURIComponent(payload)}`, leadsHome);
    }
    const isHome = () => location.pathname === "/" && document.querySelector("main h1")?.textContent === "Classes";
    for (const payload of payloads.filter((text) => /^(\w+:|\/|\\)/.test(text)))
      await steer(`/auth?next=${encodeURIComponent(payload)}`, isHome);
    return wrong;
  }, PAYLOADS);
  expect(left).toEqual([]);

  const all = asAddress(ALL);
  const elsewhere = [
    { address: `/leaderboard?board=${all}&period=${all}&page=${all}`, text: "Leaderboard" },
    { address: `/cache?tab=${all}&season=${all}`, text: "Cache" },
    { address: `/settings?tab=${all}`, text: "Settings" },
    { address: `/takedown?ref=${all}#${all}`, text: "Takedown" },
    { address: `/class/blink?run=${all}&title=${all}`, text: "Blink" },
    { address: `/onboarding?step=${all}&next=${all}`, text: "Where did you find us?" },
    { address: `/class/${asAddress(PAYLOADS.join(" "))}`, text: "No such class" },
  ];
  expect(await visitAll(page, elsewhere, "main h1")).toEqual([]);
  await page.goto(`/auth/callback#error=duck&error_description=${all}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("That did not work");
  expect(await page.getByRole("alert").first().textContent()).toBe(ALL);
});
