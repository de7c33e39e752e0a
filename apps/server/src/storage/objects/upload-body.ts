import { Readable } from "node:stream";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { isNestedDeeperThan } from "#edge/json-depth.ts";
import { storageError } from "./storage-error.ts";

const MAX_METADATA_BYTES = 64 * 1024;
const MAX_METADATA_DEPTH = 100;
const MAX_CACHE_CONTROL = 200;
const PARSER_SILENCE_MS = 500;

/** An upload whose body has not been read yet. */
export type UploadBody = {
  mimeType: string;
  /** The size that the client announced; a form does not announce its file's size. */
  declaredSize: number | null;
  bytes: AsyncIterable<Uint8Array>;
  /** Fields that may follow the bytes in a form. Call it once the bytes have been read. */
  details(): Promise<{ cacheControl: string; userMetadata: Record<string, unknown> }>;
};

export function openUpload(request: FastifyRequest): Promise<UploadBody> {
  return request.isMultipart() ? openForm(request) : Promise.resolve(openRaw(request));
}

/** Discards the rest of a request body, so that the response and the next request can follow on the connection. */
export function skipUpload({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

function openRaw(request: FastifyRequest): UploadBody {
  const { headers } = request;
  const stream = (request.body as Readable | undefined) ?? Readable.from([]);
  const length = Number(headers["content-length"] ?? Number.NaN);
  const encoded = String(headers["x-metadata"] ?? "");
  return {
    mimeType: headers["content-type"] || "application/octet-stream",
    declaredSize: Number.isSafeInteger(length) ? length : null,
    bytes: bytesOf(stream),
    details: async () => ({
      cacheControl: cleanCacheControl(headers["cache-control"]),
      userMetadata: readMetadata(Buffer.from(encoded, "base64").toString("utf8")),
    }),
  };
}

async function openForm(request: FastifyRequest): Promise<UploadBody> {
  const parts = request.parts();
  const fields = new Map<string, string>();
  const readUntilFile = async (): Promise<MultipartFile | null> => {
    for (;;) {
      const next = await Promise.race([parts.next(), brokenOnceOver(request.raw)]).catch(asBroken);
      if (next.done) return null;
      if (next.value.type === "file") return next.value;
      fields.set(next.value.fieldname, String(next.value.value));
    }
  };

  const part = await readUntilFile();
  if (!part) throw storageError.noContent();
  return {
    mimeType: fields.get("contentType") || part.mimetype,
    declaredSize: null,
    bytes: bytesOf(part.file),
    details: async () => {
      if (await readUntilFile()) throw storageError.invalidParameter("A form can have only one file");
      const seconds = fields.get("cacheControl");
      return {
        cacheControl: seconds ? cleanCacheControl(`max-age=${seconds}`) : "no-cache",
        userMetadata: readMetadata(fields.get("metadata") ?? fields.get("userMetadata") ?? ""),
      };
    },
  };
}

// Does not destroy the stream when the reader stops early, so that the rest can be discarded.
async function* bytesOf(stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  } catch (error) {
    asBroken(error);
  }
}

// For some malformed forms the parser emits neither an error nor an end.
function brokenOnceOver(request: Readable): Promise<never> {
  return new Promise((_resolve, reject) => {
    const giveUp = () => setTimeout(() => reject(storageError.brokenUpload()), PARSER_SILENCE_MS).unref();
    if (request.readableEnded) giveUp();
    else request.once("end", giveUp);
  });
}

/** A malformed form or a disconnected client is not a server error. */
function asBroken(error: unknown): never {
  throw typeof (error as { statusCode?: unknown }).statusCode === "number" ? error : storageError.brokenUpload();
}

function cleanCacheControl(value: string | undefined): string {
  return value && value.length <= MAX_CACHE_CONTROL && /^[\x20-\x7e]+$/.test(value) ? value : "no-cache";
}

function readMetadata(json: string): Record<string, unknown> {
  if (Buffer.byteLength(json) > MAX_METADATA_BYTES) throw storageError.tooLarge();
  if (isNestedDeeperThan(json, MAX_METADATA_DEPTH))
    throw storageError.invalidParameter("The metadata is nested too deeply");
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}
