import { describe, expect, test } from "vitest";
import { filesOf, gamesIn, isOfOtherLayout, pageKey, planFor } from "./offline-rules.ts";

const SITE = "https://pond.test";
const plan = (path: string, mode = "cors", method = "GET") => planFor({ method, mode, url: `${SITE}${path}` }, SITE);

describe("what a device answers by itself", () => {
  test("is a page, once the server cannot be reached", () => {
    expect(plan("/class/blink", "navigate")).toEqual({ how: "fresh", keep: "pages" });
  });

  test("is a file that never changes under its name", () => {
    expect(plan("/assets/first-B4x.js")).toEqual({ how: "kept", keep: "shell" });
  });

  test("is a game that the page asks for, but not one that a frame opens for itself", () => {
    expect(plan("/g/blink/index.html")).toEqual({ how: "fresh", keep: "games" });
    expect(plan("/g/blink/index.html", "navigate")).toBeNull();
  });

  test.each(["/rest/v1/my_users", "/auth/v1/token", "/storage/v1/object/x", "/functions/v1/verify-run", "/readyz"])(
    "is never %s",
    (path) => expect(plan(path)).toBeNull(),
  );

  test("is nothing that was sent, and nothing of another site", () => {
    expect(plan("/class/blink", "navigate", "POST")).toBeNull();
    expect(planFor({ method: "GET", mode: "cors", url: "https://elsewhere.test/assets/a.js" }, SITE)).toBeNull();
  });
});

test("a page is kept once, whatever was searched on it; a game in one piece is a page of its own", () => {
  expect(pageKey(`${SITE}/?q=duck&category=puzzle`)).toBe(`${SITE}/`);
  expect(pageKey(`${SITE}/play/blink?load=inline`)).not.toBe(pageKey(`${SITE}/play/blink`));
});

test("a game can be played without a connection when its page is kept in one piece", () => {
  const pages = ["/", "/class/lumen", "/play/keystorm", "/play/blink?load=inline"].map((path) => SITE + path);
  expect(gamesIn(pages)).toEqual(["blink"]);
});

test("whose profile was opened here is not kept", () => {
  expect(pageKey(`${SITE}/profile/puddlejump`)).toBe(`${SITE}/profile`);
});

test("pages of two layouts are told apart by what the server says of them", () => {
  const page = (layout?: string) => new Response("", layout === undefined ? {} : { headers: { "x-layout": layout } });
  expect(isOfOtherLayout(page(), page("test"))).toBe(true);
  expect(isOfOtherLayout(page("test"), page())).toBe(true);
  expect(isOfOtherLayout(page("test"), page("test"))).toBe(false);
  expect(isOfOtherLayout(page(), page())).toBe(false);
});

test("a game's files are those that its page names", () => {
  const html = `<link rel="icon" href="a.svg"><script type="module" crossorigin src="./index.X1.js"></script><p src="no">`;
  expect(filesOf(html, `${SITE}/g/blink/index.html`)).toEqual([`${SITE}/g/blink/a.svg`, `${SITE}/g/blink/index.X1.js`]);
});
