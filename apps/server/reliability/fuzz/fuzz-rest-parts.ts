import { awkwardValue, splitWords } from "./fuzz-words.ts";
import type { Random } from "#testing/seeded-random.ts";

/** Tables of the fuzzed database: each column and its kind of value. */
const TABLES: Record<string, Record<string, string>> = {
  ducks: columns(
    "id:int name:text weight:number born:date tags:array details:json mood:mood span:range words:search photo:bytes mother:int pond_id:int",
  ),
  ponds: columns("id:int name:text depth:int"),
  heavy_ducks: columns("id:int name:text weight:number"),
  ducks_per_pond: columns("pond_id:int n:int"),
  diaries: columns("id:int owner:uuid entry:text duck:int"),
  vault: columns("id:int word:text"),
  apps: columns("id:text title:text categories:array"),
};
export const TABLE_NAMES = splitWords(
  "ducks ducks ducks ducks ponds ponds heavy_ducks ducks_per_pond diaries vault apps",
);
const ALL_COLUMNS = [...new Set(Object.values(TABLES).flatMap(Object.keys)), "nope", "*", "", '"a b"'];
const EMBEDS: Record<string, string[]> = {
  ducks: splitWords("ponds ponds!inner ponds!left p:ponds!ducks_pond_id_fkey ...ponds mother:ducks!mother"),
  ponds: splitWords("ducks ducks!inner d:ducks"),
};
const ALL_EMBEDS = splitWords("ponds ducks ducks!mother diaries vault nothing ...ponds !inner ponds!nope");
const OPERATORS: Record<string, string[]> = {
  text: splitWords("eq neq like ilike match imatch in is gt isdistinct like(any) eq(any)"),
  json: splitWords("eq cs cd is neq"),
  array: splitWords("cs cd ov eq is"),
  range: splitWords("cs cd ov sl sr nxr nxl adj is"),
  search: splitWords("fts plfts(english) phfts wfts(simple) is"),
};
const ORDERED = splitWords("eq neq gt gte lt lte in is isdistinct eq(any)");
const ALL_OPERATORS = [
  ...new Set([...ORDERED, ...Object.values(OPERATORS).flat(), "bogus", "fts(nothing)", "", "eq(some)"]),
];
const VALUES: Record<string, string[]> = {
  int: splitWords("1 2 7 42 -1"),
  number: splitWords("1.5 0 -3 1e3"),
  text: ["duck 1", "pond 2", "d*", "%uck%", "a,b", '"quoted"', "é"],
  date: ["2020-01-05", "1999-12-31", "today"],
  json: ['{"a":[1,"x"]}', "{}", "[1]", '"x"'],
  array: ["{a,b1}", "{}", '{"a b"}'],
  range: ["[1,5)", "(3,9]", "empty"],
  search: ["duck", "swims & duck", "a b"],
  bytes: ["\\x00ff"],
  mood: splitWords("calm cross"),
  uuid: ["00000000-0000-0000-0000-000000000001"],
};
const CASTS = splitWords("text int numeric date jsonb text[] bytea mood regclass nonsense");

function columns(text: string): Record<string, string> {
  return Object.fromEntries(splitWords(text).map((pair) => pair.split(":") as [string, string]));
}

/** Parameters of one generated request: its table, and how often it contains nonsense. */
export type FuzzStyle = { random: Random; table: string; wildness: number };

const isWild = ({ random, wildness }: FuzzStyle) => random.chance(wildness);
const several = <T>(random: Random, most: number, make: () => T): T[] =>
  Array.from({ length: random.int(1, most) }, make);

export function column(style: FuzzStyle): string {
  const { random, table } = style;
  if (isWild(style)) return random.pick(ALL_COLUMNS);
  const name = random.pick(Object.keys(TABLES[table] ?? TABLES["ducks"]!));
  return name === "details" && random.chance(0.4)
    ? random.pick(["details->a", "details->a->0", "details->a->>1"])
    : name;
}

export function value(style: FuzzStyle, name: string): string {
  const { random, table } = style;
  if (isWild(style)) return awkwardValue(random);
  return random.pick(VALUES[TABLES[table]?.[name] ?? "text"]!);
}

export function select(style: FuzzStyle, depth = 0): string {
  const { random, table } = style;
  const embeds = isWild(style) ? ALL_EMBEDS : (EMBEDS[table] ?? []);
  const item = (): string => {
    if (embeds.length > 0 && depth < (isWild(style) ? 8 : 3) && random.chance(0.3)) {
      const embed = random.pick(embeds);
      const inner = { ...style, table: embed.includes("ponds") ? "ponds" : "ducks" };
      return `${embed}(${select(inner, depth + 1)})`;
    }
    if (random.chance(0.15)) return "*";
    const alias = random.chance(0.15) ? `${random.pick(["a", "b", "é", "select"])}:` : "";
    const cast = random.chance(0.1) ? `::${isWild(style) ? random.pick(CASTS) : "text"}` : "";
    const aggregate =
      isWild(style) && random.chance(0.2) ? `.${random.pick(splitWords("sum count avg max bogus"))}()` : "";
    return `${alias}${column(style)}${aggregate}${cast}`;
  };
  return isWild(style) && random.chance(0.3) ? "" : several(random, 4, item).join(",");
}

/** A filter: a column and its condition. */
export function filter(style: FuzzStyle): [string, string] {
  const { random, table } = style;
  const name = column(style);
  const kind = name.includes("->") ? "text" : (TABLES[table]?.[name] ?? "text");
  const operator = random.pick(isWild(style) ? ALL_OPERATORS : (OPERATORS[kind] ?? ORDERED));
  const not = random.chance(0.15) ? "not." : "";
  const one = () => value(style, name);
  if (operator === "in") return [name, `${not}in.(${several(random, 5, one).join(",")})`];
  if (operator === "is")
    return [name, `${not}is.${random.pick(isWild(style) ? ["true", "bogus", "NULL"] : ["null", "not_null"])}`];
  const isMany = operator.endsWith(")") && !operator.includes("fts");
  return [name, `${not}${operator}.${isMany ? `{${several(random, 3, one).join(",")}}` : one()}`];
}

export function logic(style: FuzzStyle, depth = 0): string {
  const { random } = style;
  const term = (): string => {
    if (depth < (isWild(style) ? 8 : 2) && random.chance(0.3))
      return `${random.pick(["and", "or", "not.and"])}${logic(style, depth + 1)}`;
    return filter(style).join(".");
  };
  return `(${several(random, 4, term).join(",")})`;
}

export function order(style: FuzzStyle): string {
  const { random, table } = style;
  const one = () => {
    const direction = random.pick(["", ".asc", ".desc", ".asc.nullsfirst", ".desc.nullslast", ".nullsfirst"]);
    const by = table === "ducks" && isWild(style) ? `ponds(${column(style)})` : column(style);
    return `${by}${isWild(style) ? ".sideways" : direction}`;
  };
  return several(random, 3, one).join(",");
}

/** Rows to write as JSON: with equal keys, except for some malformed ones. */
export function rows(style: FuzzStyle, count: number): Record<string, unknown>[] {
  const { random, table } = style;
  const keys = () => several(random, 5, () => random.pick(isWild(style) ? ALL_COLUMNS : Object.keys(TABLES[table]!)));
  const usual = keys().filter((name) => name !== "id" || random.chance(0.3));
  return Array.from({ length: count }, () =>
    Object.fromEntries((isWild(style) ? keys() : usual).map((name) => [name, jsonValue(style, name)])),
  );
}

export function jsonValue(style: FuzzStyle, name: string, depth = 0): unknown {
  const { random } = style;
  if (!isWild(style)) return random.chance(0.1) ? null : value(style, name);
  if (depth < 4 && random.chance(0.2)) return [jsonValue(style, name, depth + 1), jsonValue(style, name, depth + 1)];
  if (depth < 4 && random.chance(0.2)) return { a: jsonValue(style, name, depth + 1), "": null };
  return random.pick<unknown>([null, true, random.int(-9, 99), 1e300, -0.5, awkwardValue(random)]);
}
