import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { buildHeaders, isDocument, shimPosition, shimTag } from "../../../../packages/contract/src/build-page.ts";
import type { SiteApi } from "../site-api.ts";

const BUCKET = "game_files";
const MAX_BYTES = 26_214_400;
const MAX_UNPACKED = 128 * 1024 * 1024;
const ADDRESS = /\/play-build\/([0-9a-f]{32})\/([^?#]*)$/;

type Found = {
  state: "ready" | "blocked";
  flags: string[];
  file: {
    sha256: string;
    type: string;
    /** How the uploaded bytes are packed: their name says so. */
    encoding: "br" | "gzip" | null;
    /** Whether there is a copy that we packed. */
    has_br: boolean;
  } | null;
};

/** Serves one file as the gateway does at /g/b/: the same headers, our script first in every page, and never a redirect. */
export async function playBuild(site: SiteApi, request: Request, origins: string[]): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(405, "Use GET.");
  const [, hash, name] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
  const path = decoded(name ?? "");
  if (!hash || path === null) return refuse(404, "There is no such file.");
  const found = await site.call<Found | null>("find_build_file", { hash, path: path === "" ? "index.html" : path });
  if (found?.state === "blocked") return refuse(410, "This game was taken down.");
  if (!found?.file) return refuse(404, "There is no such file.");
  const { flags, file } = found;
  if (isDocument(file.type) && request.headers.get("sec-fetch-dest") === "document")
    return refuse(403, "A game opens on its class page.");
  const isPage = file.type.startsWith("text/html");
  const headers: Record<string, string> = {
    ...buildHeaders(origins, hash, flags),
    "content-type": file.type,
    vary: "accept-encoding",
    "cache-control": isPage ? "no-cache" : "public, max-age=31536000, immutable",
  };
  const accepted = request.headers.get("accept-encoding") ?? "";
  const takesBr = /\bbr\b/.test(accepted);
  const isPacked = !isPage && file.encoding === null && file.has_br && takesBr && !request.headers.has("range");
  const isTaken = !isPage && file.encoding !== null && (file.encoding === "br" ? takesBr : accepted.includes("gzip"));
  const sent = isPacked ? "br" : isTaken ? file.encoding : null;
  const etag = `"${file.sha256.slice(0, 32)}${sent === null ? "" : `-${sent}`}"`;
  headers["etag"] = etag;
  if (request.headers.get("if-none-match")?.replace(/^W\//, "") === etag)
    return new Response(null, { status: 304, headers });
  if (sent !== null) headers["content-encoding"] = sent;

  const stored = await site.read(BUCKET, `blobs/${file.sha256}${isPacked ? ".br" : ""}`, MAX_BYTES);
  if (stored === null) return refuse(404, "There is no such file.");
  const plain = sent === null && file.encoding !== null ? unpacked(stored, file.encoding) : stored;
  const bytes = isPage ? withShim(plain, flags.includes("sdk")) : plain;
  const part = sent === null ? partOf(request.headers.get("range"), bytes.length) : null;
  if (part === "none")
    return refuse(416, "The file does not have these bytes.", { "content-range": `bytes */${bytes.length}` });
  const body = part ? bytes.slice(part[0], part[1] + 1) : bytes;
  headers["content-length"] = String(body.length);
  if (sent === null && !isPage) headers["accept-ranges"] = "bytes";
  if (part) headers["content-range"] = `bytes ${part[0]}-${part[1]}/${bytes.length}`;
  return new Response(request.method === "HEAD" ? null : body, { status: part ? 206 : 200, headers });
}

function decoded(path: string): string | null {
  try {
    const name = decodeURIComponent(path);
    return name.includes("\0") ? null : name;
  } catch {
    return null;
  }
}

function unpacked(bytes: Uint8Array<ArrayBuffer>, encoding: "br" | "gzip"): Uint8Array<ArrayBuffer> {
  const unpack = encoding === "br" ? brotliDecompressSync : gunzipSync;
  return new Uint8Array(unpack(bytes, { maxOutputLength: MAX_UNPACKED }));
}

function withShim(bytes: Uint8Array<ArrayBuffer>, bringsSdk: boolean): Uint8Array<ArrayBuffer> {
  const at = shimPosition(new TextDecoder("latin1").decode(bytes.subarray(0, 16 * 1024)));
  const script = new TextEncoder().encode(shimTag(bringsSdk));
  const page = new Uint8Array(bytes.length + script.length);
  page.set(bytes.subarray(0, at));
  page.set(script, at);
  page.set(bytes.subarray(at), at + script.length);
  return page;
}

/** The first and last byte that a range asks for; null for the whole file. */
function partOf(range: string | null, size: number): [first: number, last: number] | "none" | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return null;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return first > last || first >= size ? "none" : [first, last];
}

const refuse = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(message, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "access-control-allow-origin": "*", ...headers },
  });
