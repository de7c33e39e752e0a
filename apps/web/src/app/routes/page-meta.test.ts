import { expect, test } from "vitest";
import { pageMeta, publicPaths } from "./page-meta.ts";

const at = (pathname: string, more: Partial<Parameters<typeof pageMeta>[0]> = {}) =>
  pageMeta({ pathname, origin: "https://pond.test", title: "A page", status: 200, ...more });

test("a public page has a description and a canonical address", () => {
  expect(at("/leaderboard/")).toContain('<link rel="canonical" href="https://pond.test/leaderboard">');
  expect(at("/leaderboard")).toMatch(/name="description" content="The top players/);
});

test("a class has its own description, escaped for an attribute", () => {
  const meta = at("/class/Drift%20Belt", { app: { id: "drift-belt", description: 'Fly "home" <b>&' } });
  expect(meta).toContain('href="https://pond.test/class/drift-belt"');
  expect(meta).toContain('name="description" content="Fly &quot;home&quot; &lt;b>&amp;"');
});

test("search engines must not index profiles, account pages and missing pages", () => {
  for (const pathname of ["/profile/mudlark", "/settings", "/auth", "/onboarding", "/play/blink", "/nowhere"])
    expect(at(pathname), pathname).toBe('<meta name="robots" content="noindex">');
  expect(at("/", { status: 404 })).toContain("noindex");
});

test("every public page and every class is listed by its canonical address", () => {
  const paths = publicPaths([{ id: "blink" }, { id: "drift-belt" }]);
  expect(paths).toEqual(expect.arrayContaining(["/", "/terms", "/class/blink", "/class/drift-belt"]));
  expect(paths).not.toContain("/profile");
  for (const path of paths) expect(at(path, classAt(path)), path).toContain(`href="https://pond.test${path}"`);
});

function classAt(path: string): Partial<Parameters<typeof pageMeta>[0]> {
  const id = /^\/class\/(.+)$/.exec(path)?.[1];
  return id ? { app: { id, description: "A class." } } : {};
}
