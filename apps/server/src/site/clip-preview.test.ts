import { expect, test, vi } from "vitest";
import type { Database } from "#db/database.ts";
import { createClipPreviews } from "./clip-preview.ts";
import { createPage } from "./page.ts";

type Ask = Database["as"];

const CLIP = "7d3cbb2e-0a9b-4a55-9a3c-2f4e5b6c7d8e";
const config = { siteName: "Pond", supabaseUrl: "https://pond.test", anonKey: "anon" };
const page = createPage(
  200,
  '<title>Videos · Pond</title><meta property="og:title" content="Videos"><meta property="og:description" content="Old">' +
    '<meta property="og:url" content="https://pond.test/yt">',
);

function pond(row: string[] | null = ['Left "wall" <b>', "sumo-pucks", "moss_toad", "p1.webp"]) {
  const as = vi.fn<Ask>(async () => (row ? [row] : []));
  return { as, withPreview: createClipPreviews({ as }) };
}

test("the page of a clip has its title, its class and its poster in the meta tags, escaped", async () => {
  const { withPreview } = pond();
  const { html, etag } = await withPreview(`/yt?x=1&clip=${CLIP}`, page, config);
  expect(html).toContain('<meta property="og:title" content="Left &quot;wall&quot; &lt;b> · Pond">');
  expect(html).toContain('<title>Left "wall" &lt;b> · Pond</title>');
  expect(html).toContain("A clip of Sumo Pucks by moss_toad");
  expect(html).toContain('content="https://pond.test/storage/v1/object/public/clip_posters/p1.webp"');
  expect(html).toContain(`<meta property="og:url" content="https://pond.test/yt?clip=${CLIP}">`);
  expect(etag).not.toBe(page.etag);
});

test("other pages, clips that are gone and invalid ids leave the page as it is", async () => {
  const { as, withPreview } = pond();
  for (const url of ["/yt", "/yt?clip=", "/yt?clip=1", `/class/blink?clip=${CLIP}`, `/yt#?clip=${CLIP}`])
    expect(await withPreview(url, page, config), url).toBe(page);
  expect(as).not.toHaveBeenCalled();
  expect(await pond(null).withPreview(`/yt?clip=${CLIP}`, page, config)).toBe(page);
  const down = createClipPreviews({ as: () => Promise.reject(new Error("PT404")) });
  expect(await down(`/yt?clip=${CLIP}`, page, config)).toBe(page);
});

test("a clip is looked up once for concurrent requests, and not at all during a flood of ids", async () => {
  const { as, withPreview } = pond();
  await Promise.all(Array.from({ length: 50 }, () => withPreview(`/yt?clip=${CLIP}`, page, config)));
  expect(as).toHaveBeenCalledTimes(1);
  const slow = vi.fn<Ask>(() => new Promise(() => {}));
  const flooded = createClipPreviews({ as: slow });
  for (let number = 0; number < 8; number++)
    void flooded(`/yt?clip=${CLIP.replace(/e$/, String(number))}`, page, config);
  expect(await flooded(`/yt?clip=${CLIP}`, page, config)).toBe(page);
  expect(slow).toHaveBeenCalledTimes(8);
});
