import { pipeline, type Readable, type Transform } from "node:stream";
import { constants, createBrotliCompress, createBrotliDecompress, createGunzip, createGzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "#edge/api-error.ts";
import { parseRange } from "#storage/files/byte-range.ts";
import type { FileStore } from "#storage/files/file-store.ts";
import type { Build, BuildFile } from "./build-manifests.ts";
import { insertShim } from "./insert-shim.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
/** A page is asked for again: a takedown ends it, and its headers can change with a new version of the site. */
const REVALIDATED = "no-cache";
const MAX_COMPRESSED_PAGE = 4 * 1024 * 1024;

type Encoding = "br" | "gzip";

/** Sends a file of a build, packed if the browser takes it. Plain http browsers do not take br: it is unpacked here. */
export async function serveFile(
  files: Pick<FileStore, "get">,
  request: FastifyRequest,
  reply: FastifyReply,
  { flags }: Build,
  file: BuildFile,
): Promise<FastifyReply> {
  const isPage = file.type.startsWith("text/html");
  reply
    .type(file.type)
    .header("vary", "Accept-Encoding")
    .header("cache-control", isPage ? REVALIDATED : IMMUTABLE);
  const accepted = acceptedEncodings(request.headers["accept-encoding"]);
  if (isPage) return servePage(files, request, reply, file, { accepted, bringsSdk: flags.includes("sdk") });
  if (file.encoding !== null) {
    const isTaken = accepted.has(file.encoding);
    if (isUnchanged(request, reply, file, isTaken ? file.encoding : null)) return reply.code(304).send();
    if (isTaken) reply.header("content-encoding", file.encoding).header("content-length", file.bytes);
    if (request.method === "HEAD") return reply.send();
    return reply.send(await open(files, file, isTaken));
  }
  if (file.packed && accepted.has("br") && request.headers.range === undefined) {
    if (isUnchanged(request, reply, file, "br")) return reply.code(304).send();
    reply.header("content-encoding", "br").header("content-length", file.packed.bytes);
    return reply.send(request.method === "HEAD" ? undefined : await files.get(file.packed.stored));
  }
  if (isUnchanged(request, reply, file, null)) return reply.code(304).send();
  return servePart(files, request, reply, file);
}

/** Sound and video are asked for in parts. */
async function servePart(
  files: Pick<FileStore, "get">,
  request: FastifyRequest,
  reply: FastifyReply,
  file: BuildFile,
): Promise<FastifyReply> {
  const range = parseRange(request.headers.range, file.bytes);
  if (range === "unsatisfiable") {
    reply.header("content-range", `bytes */${file.bytes}`);
    throw new ApiError(416, "RANGE", "The file does not have these bytes.");
  }
  reply.header("accept-ranges", "bytes");
  reply.header("content-length", range ? range.end - range.start + 1 : file.bytes);
  if (range) reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${file.bytes}`);
  return reply.send(request.method === "HEAD" ? undefined : await files.get(file.stored, range ?? undefined));
}

async function servePage(
  files: Pick<FileStore, "get">,
  request: FastifyRequest,
  reply: FastifyReply,
  file: BuildFile,
  { accepted, bringsSdk }: { accepted: Set<Encoding>; bringsSdk: boolean },
): Promise<FastifyReply> {
  const preferred = accepted.has("br") ? "br" : accepted.has("gzip") ? "gzip" : null;
  // How large a packed page is inside is not known.
  const encoding = file.bytes > MAX_COMPRESSED_PAGE || file.encoding !== null ? null : preferred;
  if (isUnchanged(request, reply, file, encoding)) return reply.code(304).send();
  if (encoding) reply.header("content-encoding", encoding);
  if (request.method === "HEAD") return reply.send();
  const html = through(await open(files, file, false), insertShim(bringsSdk));
  return reply.send(encoding ? through(html, packerOf(encoding)) : html);
}

async function open(files: Pick<FileStore, "get">, { stored, encoding }: BuildFile, isRaw: boolean): Promise<Readable> {
  const bytes = await files.get(stored);
  if (isRaw || encoding === null) return bytes;
  return through(bytes, encoding === "br" ? createBrotliDecompress() : createGunzip());
}

/** When either ends early, so does the other: a visitor who leaves must not keep a file open. */
function through(bytes: Readable, change: Transform): Transform {
  pipeline(bytes, change, () => {});
  return change;
}

const packerOf = (encoding: Encoding): Transform =>
  encoding === "br" ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : createGzip();

function acceptedEncodings(header: string | string[] | undefined): Set<Encoding> {
  const offered = String(header ?? "")
    .split(",")
    .map((each) => each.trim().toLowerCase())
    .filter((each) => !/;\s*q=0(\.0*)?$/.test(each))
    .map((each) => each.split(";")[0]);
  return new Set(offered.filter((each): each is Encoding => each === "br" || each === "gzip"));
}

/** Sets the entity tag: one for each form of the file. */
function isUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  { sha256 }: BuildFile,
  encoding: Encoding | null,
): boolean {
  const etag = `"${sha256.slice(0, 32)}${encoding === null ? "" : `-${encoding}`}"`;
  reply.header("etag", etag);
  return request.headers["if-none-match"]?.replace(/^W\//, "") === etag;
}
