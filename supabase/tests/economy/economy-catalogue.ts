/** The catalogue of the migrations, and one item of a season that has not begun. */
export const SHOP: Record<string, { price: number; type: string; counter: "shop" | "pass" | "never"; coins?: number }> =
  {
    goose: { price: 100, type: "special", counter: "shop" },
    pink: { price: 800, type: "background", counter: "shop" },
    cat: { price: 800, type: "background", counter: "shop" },
    sword: { price: 800, type: "cursor", counter: "shop" },
    "summer-duck": { price: 6000, type: "icon", counter: "shop" },
    "gold-hoarder": { price: 10_000, type: "badge", counter: "shop" },
    "rainbow-duck": { price: 30_000, type: "icon", counter: "shop" },
    squire: { price: 100, type: "badge", counter: "pass" },
    quill: { price: 200, type: "cursor", counter: "pass" },
    "monk-duck": { price: 350, type: "icon", counter: "pass" },
    "damp-coins": { price: 950, type: "coin", counter: "pass", coins: 100 },
    "moat-swimmer": { price: 1600, type: "badge", counter: "pass" },
    "taxed-coins": { price: 2500, type: "coin", counter: "pass", coins: 200 },
    "wobbly-seat": { price: 9000, type: "badge", counter: "pass" },
    "jack-lantern": { price: 200, type: "badge", counter: "pass" },
    "web-designer": { price: 1200, type: "badge", counter: "pass" },
    "full-moon": { price: 10_300, type: "badge", counter: "pass" },
    "tomorrows-hat": { price: 100, type: "special", counter: "never" },
    "no-such-thing": { price: 0, type: "", counter: "never" },
  };

export const FUTURE_SEASON_SQL = `
  insert into public.seasons (number, title, starts_at, ends_at) values (900, 'Some day', '9000-01-01Z', '9001-01-01Z');
  insert into public.shop_items (id, name, description, preview_emoji, price, rarity, type, battlepass_season)
  values ('tomorrows-hat', 'A hat', 'Not yet.', 'x', 100, 'common', 'special', 900);`;

export const APPS = ["skyhop", "blink", "nowhere"] as const;
