import {
  column,
  filter,
  jsonValue,
  logic,
  order,
  rows,
  select,
  TABLE_NAMES,
  value,
  type FuzzStyle,
} from "./fuzz-rest-parts.ts";
import {
  awkwardValue,
  encode,
  identityHeaders,
  splitWords,
  perhapsMutated,
  type FuzzContext,
  type FuzzRequest,
} from "./fuzz-words.ts";
import type { Random } from "#testing/seeded-random.ts";

/** Functions and their parameters. */
const FUNCTIONS: Record<string, string[]> = {
  add: ["a", "b"],
  ducks_in: ["pond"],
  complain: ["why"],
  refuse: ["why"],
  echo: [],
  total: ["numbers"],
  rename_duck: ["duck", "name"],
  get_apps_ordered_by_title: [],
  let_old_ducks_go: [],
  pg_sleep: ["seconds"],
  nothing: [],
};
const METHODS = splitWords("GET GET GET GET HEAD POST POST PATCH PUT DELETE OPTIONS");
const ODD_METHODS = splitWords("TRACE LINK PROPFIND QUERY MKCOL");
const ACCEPTS = splitWords(
  "application/json */* text/csv application/vnd.pgrst.object+json application/vnd.pgrst.array+json;nulls=stripped",
);
const ODD_ACCEPTS = [
  ...splitWords(
    "application/octet-stream application/geo+json application/openapi+json text/plain text/xml image/png ;;;,",
  ),
  "application/vnd.pgrst.plan+json; options=analyze|verbose",
  "a/b;q=2, */*;q=x",
];
const PREFERS = [
  ...splitWords("return=minimal return=representation return=headers-only count=exact count=planned count=estimated"),
  ...splitWords(
    "resolution=merge-duplicates resolution=ignore-duplicates missing=default handling=lenient tx=rollback",
  ),
];
const ODD_PREFERS = splitWords("handling=strict max-affected=1 params=single-object timezone=Mars/Olympus nonsense=1");
const ODD_TYPES = [
  ...splitWords("text/csv application/x-www-form-urlencoded text/plain application/octet-stream nonsense"),
  "multipart/form-data; boundary=x",
  "",
];
const PROFILES = [...splitWords("public auth storage private gateway information_schema"), ""];
const ENCODINGS = ["gzip", "br", "gzip;q=0", "identity;q=0, *", "deflate"];

/** A request to the REST service: generated from its grammar, more or less valid, then perhaps mutated. */
export function fuzzRest(random: Random, context: FuzzContext): FuzzRequest {
  const wildness = random.pick([0, 0, 0.01, 0.05, 0.3]);
  const damage = wildness === 0 ? 0 : 0.1;
  const style: FuzzStyle = { random, table: random.pick(TABLE_NAMES), wildness };
  const call = random.chance(0.2) ? random.pick(Object.keys(FUNCTIONS)) : null;
  const method = random.chance(0.99) ? random.pick(METHODS) : random.pick(ODD_METHODS);
  const headers = { ...identityHeaders(context, random), ...shapingHeaders(style) };
  const hasBody = ["POST", "PATCH", "PUT"].includes(method) || (method === "DELETE" && random.chance(0.2));
  if (hasBody) headers["content-type"] = random.chance(wildness + 0.05) ? random.pick(ODD_TYPES) : "application/json";

  const name = perhapsMutated(call === null ? style.table : `rpc/${call}`, random, damage / 3);
  const query = parameters(style, method, call).map(
    ([key, text]) =>
      `${encode(perhapsMutated(key, random, damage / 3), random)}=${encode(perhapsMutated(text, random, damage), random)}`,
  );
  return {
    method,
    path: `/rest/v1/${encode(name, random).replaceAll("%2F", "/")}${query.length > 0 ? `?${query.join("&")}` : ""}`,
    headers,
    body: hasBody ? body(style, headers["content-type"] ?? "", call, damage) : null,
  };
}

function parameters(style: FuzzStyle, method: string, call: string | null): [string, string][] {
  const { random, wildness } = style;
  const pairs: [string, string][] = [];
  const some = (probability: number, make: () => [string, string]) =>
    void (random.chance(probability) && pairs.push(make()));
  if (call !== null) {
    if (method === "GET" || method === "HEAD" || random.chance(wildness)) {
      for (const argument of FUNCTIONS[call]!) some(0.9, () => [argument, argumentValue(style, argument)]);
    }
    if (call !== "ducks_in") return pairs;
    style.table = "ducks";
  }
  some(0.5, () => ["select", select(style)]);
  if (method === "PUT" && random.chance(0.6)) return [["id", `eq.${value(style, "id")}`]];
  some(0.6, () => filter(style));
  some(0.2, () => filter(style));
  some(0.2, () => [random.pick(["or", "and", "not.or", "not.and"]), logic(style)]);
  some(wildness / 2, () => ["ponds.or", logic(style)]);
  some(0.3, () => ["order", order(style)]);
  some(0.3, () => [
    random.pick(["limit", "offset"]),
    random.chance(wildness) ? awkwardValue(random) : String(random.int(0, 30)),
  ]);
  if (method === "POST") some(0.1, () => ["on_conflict", random.chance(wildness) ? column(style) : "id"]);
  if (method === "POST") some(0.1, () => ["columns", random.chance(wildness) ? awkwardValue(random) : "name,weight"]);
  some(wildness / 5, () => ["apikey", "wrong"]);
  return pairs;
}

function shapingHeaders({ random, wildness }: FuzzStyle): Record<string, string> {
  const odd = () => random.chance(wildness + 0.02);
  const headers: Record<string, string> = {};
  if (random.chance(0.3)) headers["accept"] = random.pick(odd() ? ODD_ACCEPTS : ACCEPTS);
  if (random.chance(0.4))
    headers["prefer"] = Array.from({ length: random.int(1, 4) }, () => random.pick(odd() ? ODD_PREFERS : PREFERS)).join(
      ", ",
    );
  if (random.chance(0.1))
    headers["range"] = odd() ? random.pick(["-5", "9-0", "0-99999999999999999999", "items=0-1", "x"]) : "0-9";
  if (odd()) headers[random.pick(["accept-profile", "content-profile"])] = random.pick(PROFILES);
  if (random.chance(0.1)) headers["accept-encoding"] = random.pick(ENCODINGS);
  if (random.chance(0.1)) headers["origin"] = random.pick(["null", "https://evil.example", "http://127.0.0.1"]);
  return headers;
}

function body(style: FuzzStyle, type: string, call: string | null, damage: number): string | Buffer {
  const { random, wildness } = style;
  if (random.chance(wildness / 5))
    return Buffer.from(Array.from({ length: random.int(0, 200) }, () => random.int(0, 255)));
  if (type === "text/csv")
    return perhapsMutated(`name,weight\n"a ""b""",${value(style, "weight")}\nNULL,1`, random, damage);
  if (type.includes("urlencoded"))
    return perhapsMutated(`name=${encode(awkwardValue(random), random)}&weight=1`, random, damage);
  const many = () => rows(style, random.pick(random.chance(wildness) ? [0, 150] : [1, 2, 5]));
  const whole = call !== null ? callBody(style, call) : random.chance(0.6) ? rows(style, 1)[0] : many();
  return perhapsMutated(JSON.stringify(random.chance(wildness / 3) ? jsonValue(style, "name") : whole), random, damage);
}

function callBody(style: FuzzStyle, call: string): Record<string, unknown> {
  const given = FUNCTIONS[call]!.map((argument) => [
    argument,
    style.random.chance(style.wildness) ? jsonValue(style, "name") : argumentValue(style, argument),
  ]);
  return Object.fromEntries(given) as Record<string, unknown>;
}

function argumentValue({ random, wildness }: FuzzStyle, argument: string): string {
  if (random.chance(wildness)) return awkwardValue(random);
  return argument === "numbers"
    ? "{1,2,3}"
    : argument === "why" || argument === "name"
      ? "because"
      : String(random.int(1, 5));
}
