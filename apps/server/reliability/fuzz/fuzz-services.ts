import {
  awkwardValue,
  encode,
  identityHeaders,
  splitWords,
  escapeLineBreaks,
  perhapsMutated,
  type FuzzContext,
  type FuzzRequest,
} from "./fuzz-words.ts";
import type { Random } from "#testing/seeded-random.ts";

const BUCKETS = [...splitWords("open open open shut nothing .."), ""];
const KEYS = [
  ...splitWords("a.txt b/c.png ../a ..%2f..%2fsecrets.json %2e%2e/%2e%2e/lock a//b a\\..\\b é.txt 😀 . a%00b con"),
  "x".repeat(1100),
  "a\0b",
  " ",
];
const OBJECT_PATHS = [
  ...splitWords(
    "object object object/public object/authenticated object/info object/info/public object/sign object/list",
  ),
  ...splitWords("object/list-v2 object/upload/sign render/image/public upload/resumable s3 cdn"),
];
const OTHER_PATHS = [
  ...splitWords("bucket bucket/open bucket/shut bucket/open/empty bucket/nothing object/move object/copy"),
  "",
];
const QUERIES = splitWords("token=x token=a.b.c download= download=a%0d%0ab width=10 limit=-1 cacheNonce=%");
const PAGES = [
  ...splitWords(
    "/ /config.json /healthz /readyz /class/skyhop /class/%ff /nowhere?x=<script> /.env /covers/skyhop.svg",
  ),
  ...splitWords("/assets/../../../../etc/passwd /..%2f..%2f..%2fetc%2fpasswd /%2e%2e/package.json /assets/%00"),
  ...splitWords(
    "//evil.example/%2e%2e /functions/v1/server-time /functions/v1/server-time/deeper?a=% /functions/v1/_shared",
  ),
  ...splitWords("/functions/v1/..%2f..%2fmain /functions/v1/__proto__ /functions/v1/"),
];
const MULTIPART = 'multipart/form-data; boundary="fuzz"';

/** Generates a request to the storage service. */
export function fuzzStorage(random: Random, context: FuzzContext): FuzzRequest {
  return random.chance(0.4) ? sensibleStorage(random, context) : wildStorage(random, context);
}

/** A valid request, in a bucket that the caller may use. */
function sensibleStorage(random: Random, context: FuzzContext): FuzzRequest {
  const name = () => `${random.pick(["a", "b/c", "é", "d e"])}${random.int(1, 5)}.txt`;
  const at = (target: string) => `/storage/v1/${target}/open/${encodeURI(name())}`;
  const headers = identityHeaders(context, random);
  const json = { ...headers, "content-type": "application/json" };
  const move = { bucketId: "open", sourceKey: name(), destinationKey: name() };
  const page = {
    prefix: random.pick(["", "b", "nothing"]),
    limit: 10,
    offset: 0,
    sortBy: { column: "name", order: "asc" },
  };
  const upload = { ...headers, "content-type": "text/plain", "x-upsert": random.pick(["true", "false"]) };
  return random.pick<FuzzRequest>([
    { method: "POST", path: at("object"), headers: upload, body: "quack".repeat(random.int(0, 50)) },
    { method: "PUT", path: at("object"), headers: { ...headers, "content-type": MULTIPART }, body: form(random) },
    { method: "GET", path: at("object"), headers, body: null },
    { method: "GET", path: at("object/public"), headers: { range: "bytes=0-3" }, body: null },
    { method: "GET", path: at("object/info"), headers, body: null },
    { method: "POST", path: "/storage/v1/object/list/open", headers: json, body: JSON.stringify(page) },
    { method: "POST", path: at("object/sign"), headers: json, body: '{"expiresIn":60}' },
    { method: "POST", path: "/storage/v1/object/move", headers: json, body: JSON.stringify(move) },
    { method: "POST", path: "/storage/v1/object/copy", headers: json, body: JSON.stringify(move) },
    { method: "DELETE", path: "/storage/v1/object/open", headers: json, body: JSON.stringify({ prefixes: [name()] }) },
  ]);
}

function wildStorage(random: Random, context: FuzzContext): FuzzRequest {
  const headers = identityHeaders(context, random);
  const method = random.pick(splitWords("GET HEAD POST POST PUT DELETE PATCH OPTIONS"));
  const object = `${random.pick(OBJECT_PATHS)}/${random.pick(BUCKETS)}/${encode(random.pick(KEYS), random)}`;
  const target = random.chance(0.25) ? random.pick(OTHER_PATHS) : object;
  const query = random.chance(0.2) ? `?${random.pick(QUERIES)}` : "";
  if (random.chance(0.1))
    headers["range"] = random.pick(splitWords("bytes=0-1 bytes=-1 bytes=9-1 bytes=0-0,2-3 bytes=x"));
  if (random.chance(0.2)) headers["x-upsert"] = random.pick(["true", "false", "x"]);
  const hasBody = ["POST", "PUT", "PATCH"].includes(method) || (method === "DELETE" && random.chance(0.7));
  return {
    method,
    path: escapeLineBreaks(`/storage/v1/${perhapsMutated(target, random, 0.05)}${query}`),
    headers,
    body: hasBody ? wildBody(random, headers) : null,
  };
}

function wildBody(random: Random, headers: Record<string, string>): string | Buffer {
  const kind = random.pick(["json", "json", "form", "raw"]);
  if (kind === "raw") {
    headers["content-type"] = random.pick(["image/png", "text/html", "", "a/b/c"]);
    return Buffer.alloc(random.pick([0, 1, 5000]), random.int(0, 255));
  }
  headers["content-type"] = kind === "form" ? MULTIPART : "application/json";
  if (kind === "form") return perhapsMutated(form(random), random, 0.5);
  const any = () => random.pick<unknown>([random.pick(KEYS), awkwardValue(random), 1, null, ["a"], {}]);
  const names = splitWords(
    "bucketId sourceKey destinationKey destinationBucket prefix limit offset search expiresIn id name public",
  );
  const fields = Array.from({ length: random.int(0, 5) }, () => [random.pick(names), any()]);
  const lists = {
    prefixes: [any(), any()],
    paths: [any()],
    sortBy: { column: any(), order: any() },
    allowed_mime_types: [any()],
  };
  return perhapsMutated(
    JSON.stringify({ ...Object.fromEntries(fields), ...(random.chance(0.5) ? lists : {}) }),
    random,
    0.1,
  );
}

function form(random: Random): string {
  const part = () => {
    const name = random.pick(["", "", "file", "cacheControl", "__proto__"]);
    const filename = random.pick(["a.txt", "../a", "é"]);
    const head = `content-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: text/plain`;
    return `--fuzz\r\n${head}\r\n\r\nquack\r\n`;
  };
  return `${Array.from({ length: random.pick([0, 1, 1, 2]) }, part).join("")}--fuzz--\r\n`;
}

/** Generates a request to the functions service, or to the site itself. */
export function fuzzFunctionsAndSite(random: Random, context: FuzzContext): FuzzRequest {
  const headers = identityHeaders(context, random);
  const method = random.pick(splitWords("GET GET POST HEAD OPTIONS DELETE"));
  if (random.chance(0.3)) headers["if-none-match"] = random.pick(["*", '"x"', "W/", ""]);
  if (random.chance(0.2))
    headers["host"] = random.pick(["evil.example", "", "a b", "[::1]", "x".repeat(300), "127.0.0.1:99999"]);
  return {
    method,
    path: escapeLineBreaks(perhapsMutated(random.pick(PAGES), random, 0.2)),
    headers,
    body: method === "POST" ? JSON.stringify({ a: awkwardValue(random) }) : null,
  };
}
