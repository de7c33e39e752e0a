import { UsageError } from "./refusal.ts";

const FIELDS = [
  "id",
  "name",
  "description",
  "preview_emoji",
  "price",
  "rarity",
  "type",
  "asset",
  "coins",
  "listed",
  "battlepass_season",
];
const NEEDED = ["id", "name", "description", "preview_emoji", "price", "rarity", "type"];
const FIELD_OF_OPTION: Record<string, string> = { emoji: "preview_emoji", season: "battlepass_season" };

/** The rows to add, from a file's text or from options. The database validates their values. */
export function readNewItems(file: string | null, options: Record<string, string | undefined>): object[] {
  const isGiven = Object.values(options).some((value) => value !== undefined);
  if (file !== null && isGiven) throw new UsageError("Give a file or options, not both.");
  if (file === null && !isGiven) throw new UsageError("Give a file, or the item in options.");
  const items = file === null ? [fromOptions(options)] : fromFile(file);
  items.forEach(requireFields);
  return items;
}

function fromOptions(options: Record<string, string | undefined>): object {
  const entries = Object.entries(options).filter(([, value]) => value !== undefined);
  const item = Object.fromEntries(entries.map(([name, value]) => [FIELD_OF_OPTION[name] ?? name, value]));
  return item["asset"] === undefined ? item : { ...item, asset: parse(item["asset"], "--asset") };
}

function fromFile(text: string): object[] {
  const content = parse(text, "The file");
  const items: unknown[] = Array.isArray(content) ? content : [content];
  return items.map((item) => {
    if (typeof item === "object" && item !== null && !Array.isArray(item)) return item;
    throw new UsageError("The file contains something that is not an item.");
  });
}

function requireFields(item: object): void {
  const given = Object.keys(item);
  const unknown = given.filter((name) => !FIELDS.includes(name));
  if (unknown.length > 0)
    throw new UsageError(`An item has no field ${unknown.join(", ")}. Its fields are ${FIELDS.join(", ")}.`);
  const missing = NEEDED.filter((name) => !given.includes(name));
  if (missing.length > 0) throw new UsageError(`An item also needs ${missing.join(", ")}.`);
}

function parse(text: string, what: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UsageError(`${what} is not JSON: ${(error as Error).message}`);
  }
}
