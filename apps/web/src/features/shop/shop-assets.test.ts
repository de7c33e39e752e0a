import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

type Asset = { url: string; font_family?: string; color?: string; icon?: string };
type Item = {
  id: string;
  name: string;
  description: string;
  emoji: string;
  price: number;
  rarity: string;
  type: string;
  asset: Asset;
  coins: number;
  listed: boolean;
  season: number | null;
};

const MAX_BYTES: Record<string, number> = { ".svg": 4_096, ".css": 1_024, ".woff2": 30_000 };
const MAX_BACKGROUND_BYTES = 6_144;
const RARITIES = ["common", "rare", "legendary", "exotic"];
const TYPES = ["special", "background", "cursor", "badge", "font", "coin", "icon"];
const MUTED_TEXT = "#B7C9EE";

const migrations = path.join(import.meta.dirname, "../../../../../supabase/migrations");
const published = path.join(import.meta.dirname, "../../../public");

const items = readItems();
const files = fs
  .readdirSync(path.join(published, "items"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `/${path.relative(published, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/")}`);
const drawings = files.filter((file) => file.endsWith(".svg"));
const backgrounds = drawings.filter((file) => file.startsWith("/items/backgrounds/"));

describe("the catalogue", () => {
  test("has the fifty items of the spec and nineteen of a season, each with a unique id and name", () => {
    expect(items.filter(({ season }) => season !== 3)).toHaveLength(50);
    expect(new Set(items.map(({ id }) => id)).size).toBe(69);
    expect(new Set(items.map(({ name }) => name)).size).toBe(69);
  });

  test("sells exactly seven items", () => {
    const sold = items.filter(({ listed }) => listed).map(({ id, type, price }) => `${id} ${type} ${price}`);
    expect(sold.sort()).toEqual([
      "cat background 800",
      "gold-hoarder badge 10000",
      "goose special 100",
      "pink background 800",
      "rainbow-duck icon 30000",
      "summer-duck icon 6000",
      "sword cursor 800",
    ]);
  });

  test("assigns every other item to one of the three seasons", () => {
    for (const { id, listed, season } of items) expect(listed ? [null] : [1, 2, 3], id).toContain(season);
  });

  test("respects the limits of the table", () => {
    for (const item of items) {
      expect(item.id).toMatch(/^(?=.{1,40}$)[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(item.name.length, item.id).toBeLessThanOrEqual(40);
      expect(item.description.length, item.id).toBeLessThanOrEqual(120);
      expect(item.emoji.length, item.id).toBeLessThanOrEqual(8);
      expect(RARITIES).toContain(item.rarity);
      expect(TYPES).toContain(item.type);
      expect(item.price).toBeGreaterThanOrEqual(100);
      expect(item.price).toBeLessThanOrEqual(30_000);
    }
  });

  test("has the art of every item, and other fields by type", () => {
    for (const { id, type, asset } of items) {
      const { url, ...rest } = asset;
      expect(url, id).toMatch(/^\/items\/[a-z0-9/_-]+\.(svg|webp|avif|css|woff2)$/);
      const expected = type === "badge" ? ["color", "icon"] : type === "font" ? ["font_family"] : [];
      expect(Object.keys(rest).sort(), id).toEqual(expected);
      if (asset.color !== undefined) expect(asset.color, id).toMatch(/^#[0-9A-F]{6}$/);
      if (asset.icon !== undefined) expect(asset.icon, id).toMatch(/^[a-z0-9-]{1,40}$/);
    }
  });

  test("has different art for every item, except coins", () => {
    const urls = items.filter(({ type }) => type !== "coin").map(({ asset }) => asset.url);
    expect(new Set(urls).size).toBe(urls.length);
  });
});

describe.each([1, 2, 3])("season %i", (season) => {
  const tiers = items.filter((item) => item.season === season);

  test("has all four rarities and all seven types, except that only the first two seasons have fonts", () => {
    const types = TYPES.filter((type) => type !== "font" || season < 3);
    expect(new Set(tiers.map(({ type }) => type))).toEqual(new Set(types));
    expect(new Set(tiers.map(({ rarity }) => rarity))).toEqual(new Set(RARITIES));
  });

  test("rises from 100 to 30000, and never to a lower rarity", () => {
    expect(tiers.at(0)?.price).toBe(100);
    expect(tiers.at(-1)?.price).toBe(30_000);
    for (const [tier, next] of pairs(tiers)) {
      expect(next.price, next.id).toBeGreaterThan(tier.price);
      expect(RARITIES.indexOf(next.rarity), next.id).toBeGreaterThanOrEqual(RARITIES.indexOf(tier.rarity));
    }
  });

  test("gives coins that do not reach the next tier by themselves, even doubled", () => {
    for (const [tier, next] of pairs(tiers)) {
      if (tier.type !== "coin") continue;
      expect(2 * tier.coins, tier.id).toBeLessThanOrEqual(0.8 * (next.price - tier.price));
    }
  });
});

test("coin items give 100 to 1500 coins, as their names say, and other items give none", () => {
  for (const { id, name, type, coins } of items) {
    if (type !== "coin") {
      expect(coins, id).toBe(0);
      continue;
    }
    expect(coins, id).toBeGreaterThanOrEqual(100);
    expect(coins, id).toBeLessThanOrEqual(1_500);
    expect(name).toMatch(new RegExp(`^${coins.toLocaleString("en")} Dabloons,`));
  }
});

describe("the art", () => {
  test("exists for every item", () => {
    for (const { asset } of items) expect(files).toContain(asset.url);
  });

  test("has no unused files", () => {
    const fonts = items.filter(({ type }) => type === "font").map(({ asset }) => asset.url.replace(/\.css$/, ""));
    const used = [
      ...items.map(({ asset }) => asset.url),
      ...fonts.flatMap((font) => [`${font}.woff2`, `${font}.svg`, `${font}-license.txt`]),
    ];
    expect([...files].sort()).toEqual([...new Set(used)].sort());
  });

  test("is within its size limits", () => {
    for (const file of files) {
      const most = backgrounds.includes(file) ? MAX_BACKGROUND_BYTES : MAX_BYTES[path.extname(file)];
      if (most !== undefined) expect(fs.statSync(path.join(published, file)).size, file).toBeLessThanOrEqual(most);
    }
  });

  test("contains only shapes: no scripts, styles, texts or external references", () => {
    for (const file of drawings) {
      const drawing = read(file).replace('xmlns="http://www.w3.org/2000/svg"', "");
      expect(drawing, file).toMatch(/^<svg [^>]*viewBox="/);
      expect(drawing, file).not.toMatch(/<(?!\/?(?:svg|g|path|circle|ellipse|rect|clipPath|pattern|view)\b)/);
      expect(drawing, file).not.toMatch(/\s(?:style|class|href|xlink:href|src|on\w+)=/);
      expect(drawing, file).not.toMatch(/\w+:\/\/|data:|url\((?!#)/);
    }
  });

  test("of a cursor is 32 pixels wide and high", () => {
    for (const file of drawings.filter((each) => each.startsWith("/items/cursors/"))) {
      expect(read(file), file).toMatch(/^<svg [^>]*width="32" height="32" viewBox="0 0 32 32"/);
    }
  });

  test("of a special has a second frame for its walk", () => {
    for (const { asset } of items.filter(({ type }) => type === "special")) {
      expect(read(asset.url), asset.url).toContain('<view id="step" viewBox="112 0 96 96"/>');
    }
  });

  test("of a background gives muted text a contrast of 7:1 without an overlay", () => {
    for (const file of backgrounds) {
      for (const [colour] of read(file).matchAll(/#[0-9A-Fa-f]{3,8}\b/g)) {
        expect(contrast(MUTED_TEXT, colour), `${colour} in ${file}`).toBeGreaterThanOrEqual(7);
      }
    }
  });
});

test("a font's style sheet has one face, with the item's family name and the file beside it", () => {
  for (const { asset } of items.filter(({ type }) => type === "font")) {
    const css = read(asset.url);
    expect(css.match(/@[\w-]+/g), asset.url).toEqual(["@font-face"]);
    expect(css).toContain(`font-family: "${asset.font_family}";`);
    expect(css.match(/url\([^)]*\)/g)).toEqual([`url("./${path.basename(asset.url, ".css")}.woff2")`]);
    // A reserved font name would forbid shipping a subset under the family's own name.
    const licence = read(asset.url.replace(/\.css$/, "-license.txt"));
    expect(licence).toContain("SIL OPEN FONT LICENSE Version 1.1");
    expect(licence.split("SIL OPEN FONT LICENSE")[0]).not.toMatch(/reserved font name/i);
  }
});

function readItems(): Item[] {
  const found = fs.readdirSync(migrations).filter((name) => /_(?:shop_items|winter_pass)\.sql$/.test(name));
  const rows = found.flatMap(
    (name) => fs.readFileSync(path.join(migrations, name), "utf8").match(/^ {2}\('.*\)[,;]$/gm) ?? [],
  );
  return rows.map(readRow);
}

/** Parses one row of the insert: quoted texts, numbers, true, false and null, in the order of the columns. */
function readRow(row: string): Item {
  const literals = row.match(/'(?:[^']|'')*'|\b(?:null|true|false|\d+)\b/g) ?? [];
  const [id, name, description, emoji, price, rarity, type, asset, coins, listed, season] = literals.map((literal) =>
    literal.startsWith("'") ? literal.slice(1, -1).replaceAll("''", "'") : (JSON.parse(literal) as unknown),
  );
  const read = { id, name, description, emoji, price, rarity, type, coins, listed, season };
  return { ...read, asset: JSON.parse(String(asset)) as Asset } as Item;
}

function pairs<T>(list: T[]): [T, T][] {
  return list.slice(1).map((next, place) => [list[place]!, next]);
}

function read(file: string): string {
  return fs.readFileSync(path.join(published, file), "utf8");
}

function contrast(light: string, dark: string): number {
  return (luminance(light) + 0.05) / (luminance(dark) + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
