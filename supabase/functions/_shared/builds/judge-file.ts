import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip } from "node:zlib";
import { isGzip, kindOf, readText, type FileKind } from "./file-kind.ts";
import { scanText, type Finding } from "./scan-text.ts";

const compress = promisify(brotliCompress);
const unpackBrotli = promisify(brotliDecompress);
const unpackGzip = promisify(gunzip);

/** The largest size after unpacking: more is a zip bomb. Small files have a lower limit, because there can be many. */
const MAX_UNPACKED_BYTES = 128 * 1024 * 1024;
const MAX_GROWTH = 100;
const ALWAYS_ALLOWED_BYTES = 1024 * 1024;
const MIN_COMPRESSED_BYTES = 1024;
const WORTH_KEEPING = 0.9;
/** Higher levels would take longer than an edge function has. */
const QUALITY = 5;

export type JudgedFile = {
  kind: FileKind;
  encoding: "br" | "gzip" | null;
  findings: Finding[];
  unpackedBytes: number;
  /** A packed copy for browsers, if it is worth it. */
  packedCopy: Uint8Array<ArrayBuffer> | null;
};

export class BadFile extends Error {}

/** How a file is packed, by its name. */
export type Packed = "br" | "gzip" | "any" | null;

/** Looks at a file: what it is, how it is packed, and what a reviewer should know. Throws BadFile if it is broken. */
export async function judgeFile(bytes: Uint8Array<ArrayBuffer>, { packed }: { packed: Packed }): Promise<JudgedFile> {
  const { encoding, content } = await unpack(bytes, packed);
  const kind = kindOf(content);
  const text = kind === "text" ? readText(content)! : null;
  const findings = text === null ? [] : scanText(text);
  const isWorthPacking = encoding === null && (kind === "text" || kind === "wasm");
  const packedCopy = isWorthPacking ? await pack(bytes) : null;
  return { kind, encoding, findings, unpackedBytes: content.length, packedCopy };
}

async function unpack(
  bytes: Uint8Array<ArrayBuffer>,
  packed: Packed,
): Promise<{ encoding: "br" | "gzip" | null; content: Uint8Array<ArrayBuffer> }> {
  const options = { maxOutputLength: Math.min(MAX_UNPACKED_BYTES, ALWAYS_ALLOWED_BYTES + MAX_GROWTH * bytes.length) };
  if (isGzip(bytes)) {
    const content = await unpackGzip(bytes, options).catch((error: unknown) => {
      // Bytes that only begin like gzip, under a name that does not promise it.
      if (packed === null || packed === "any") return null;
      throw brokenPacking(error);
    });
    return content ? { encoding: "gzip", content: plain(content) } : { encoding: null, content: bytes };
  }
  if (packed === "gzip") throw new BadFile("This file is not packed with gzip, as its name says.");
  if (packed === null) return { encoding: null, content: bytes };
  const content = await unpackBrotli(bytes, options).catch((error: unknown) => {
    if (packed === "any" && !isTooLarge(error)) return null;
    throw brokenPacking(error);
  });
  return content ? { encoding: "br", content: plain(content) } : { encoding: null, content: bytes };
}

const plain = (buffer: Uint8Array) =>
  new Uint8Array(buffer.buffer as ArrayBuffer, buffer.byteOffset, buffer.byteLength);

const isTooLarge = (error: unknown) => (error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE";

function brokenPacking(error: unknown): BadFile {
  if (isTooLarge(error))
    return new BadFile(
      `A packed file may unpack to ${MAX_UNPACKED_BYTES / 1024 / 1024} MiB, and to ${MAX_GROWTH} times its size.`,
    );
  return new BadFile("This file cannot be unpacked. Build it again.");
}

async function pack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> {
  if (bytes.length < MIN_COMPRESSED_BYTES) return null;
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const copy = plain(await compress(bytes, { params }));
  return copy.length < bytes.length * WORTH_KEEPING ? copy : null;
}
