import type { WornItem } from "./items-api.ts";

/** How a special moves across the page. */
type Gait = "walk" | "crawl" | "float";

/** The look of the page; null parts are the default. */
export type Look = {
  cursor: string | null;
  background: string | null;
  font: { url: string; family: string } | null;
  icon: string | null;
  badge: string | null;
  special: { url: string; gait: Gait } | null;
};

const GAITS: Record<string, Gait> = { "armoured-snail": "crawl", "ghost-duck": "float" };

// These values end up in CSS. The server validates them, but a copy on a device could have been changed.
const PICTURE = /^\/items\/[a-z0-9/_-]+\.(svg|webp|avif)$/;
const STYLE_SHEET = /^\/items\/[a-z0-9/_-]+\.css$/;
const FAMILY = /^[A-Za-z0-9 -]{1,40}$/;

/** The look of the equipped items; a tried-on item replaces the one of its type. */
export function lookOf(worn: readonly WornItem[], tried: WornItem | null = null): Look {
  const items = tried ? [tried, ...worn] : worn;
  const special = items.find(({ type }) => type === "special");
  const specialUrl = special && pictureUrl(special);
  return {
    cursor: pictureFor("cursor", items),
    background: pictureFor("background", items),
    font: fontFor(items),
    icon: pictureFor("icon", items),
    badge: pictureFor("badge", items),
    special: specialUrl ? { url: specialUrl, gait: GAITS[special.id] ?? "walk" } : null,
  };
}

function pictureFor(type: WornItem["type"], items: readonly WornItem[]): string | null {
  const item = items.find((each) => each.type === type);
  return item ? pictureUrl(item) : null;
}

function pictureUrl({ asset: { url } }: WornItem): string | null {
  return url !== undefined && PICTURE.test(url) ? url : null;
}

function fontFor(items: readonly WornItem[]): Look["font"] {
  const { url, font_family: family } = items.find(({ type }) => type === "font")?.asset ?? {};
  if (url === undefined || family === undefined) return null;
  return STYLE_SHEET.test(url) && FAMILY.test(family) ? { url, family } : null;
}
