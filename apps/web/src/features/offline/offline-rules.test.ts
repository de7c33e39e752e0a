import { describe, expect, test } from "vitest";
import { referencedFiles, gamesIn, hasOtherLayout, pageKey, cachingPlan } from "./offline-rules.ts";

const SITE = "https://pond.test";
const plan = (path: string, mode = "cors", method = "GET") =>
  cachingPlan({ method, mode, url: `${SITE}${path}` }, SITE);

describe("a request that the service worker answers", () => {
  test("can be a page, from the cache when the server cannot be reached", () => {
    expect(plan("/class/blink", "navigate")).toEqual({ strategy: "network-first", cache: "pages" });
  });

  test("can be an immutable file, from the cache", () => {
    expect(plan("/assets/first-B4x.js")).toEqual({ strategy: "cache-first", cache: "shell" });
  });

  test("can be a game file that a page fetches, but not a game that a frame navigates to", () => {
    expect(plan("/g/blink/index.html")).toEqual({ strategy: "network-first", cache: "games" });
    expect(plan("/g/blink/index.html", "navigate")).toBeNull();
  });

  test.each(["/rest/v1/my_users", "/auth/v1/token", "/storage/v1/object/x", "/functions/v1/verify-run", "/readyz"])(
    "is never %s",
    (path) => expect(plan(path)).toBeNull(),
  );

  test("is never a POST and never for another site", () => {
    expect(plan("/class/blink", "navigate", "POST")).toBeNull();
    expect(cachingPlan({ method: "GET", mode: "cors", url: "https://elsewhere.test/assets/a.js" }, SITE)).toBeNull();
  });
});

test("a page is stored once for all its queries, and a game as a single document is a page of its own", () => {
  expect(pageKey(`${SITE}/?q=duck&category=puzzle`)).toBe(`${SITE}/`);
  expect(pageKey(`${SITE}/play/blink?load=inline`)).not.toBe(pageKey(`${SITE}/play/blink`));
});

test("a game can be played offline if its page is stored as a single document", () => {
  const pages = ["/", "/class/lumen", "/play/keystorm", "/play/blink?load=inline"].map((path) => SITE + path);
  expect(gamesIn(pages)).toEqual(["blink"]);
});

test("the address of a visited profile is not stored", () => {
  expect(pageKey(`${SITE}/profile/puddlejump`)).toBe(`${SITE}/profile`);
});

test("pages of two layouts are distinguished by a response header", () => {
  const page = (layout?: string) => new Response("", layout === undefined ? {} : { headers: { "x-layout": layout } });
  expect(hasOtherLayout(page(), page("test"))).toBe(true);
  expect(hasOtherLayout(page("test"), page())).toBe(true);
  expect(hasOtherLayout(page("test"), page("test"))).toBe(false);
  expect(hasOtherLayout(page(), page())).toBe(false);
});

test("a game's files are those that its page references", () => {
  const html = `<link rel="icon" href="a.svg"><script type="module" crossorigin src="./index.X1.js"></script><p src="no">`;
  expect(referencedFiles(html, `${SITE}/g/blink/index.html`)).toEqual([
    `${SITE}/g/blink/a.svg`,
    `${SITE}/g/blink/index.X1.js`,
  ]);
});
