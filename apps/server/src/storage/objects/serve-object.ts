import type { FastifyReply, FastifyRequest } from "fastify";
import { parseRange } from "#storage/files/byte-range.ts";
import { FileMissing } from "#storage/files/file-store.ts";
import { findReadable, type Access, type ReadableObject } from "./find-readable.ts";
import { lastModified, objectHeaders, type ServeOptions } from "./object-headers.ts";
import type { ObjectPath } from "./object-sql.ts";
import type { StorageService } from "./storage-database.ts";
import { storageError } from "./storage-error.ts";

type Wanted = { place: ObjectPath; access: Access; options: ServeOptions };

/** Answers GET and HEAD of an object: whole, in part (206) or not modified (304). */
export async function serveObject(
  service: StorageService,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: Wanted,
): Promise<FastifyReply> {
  const object = await findReadable(service, wanted.place, wanted.access);
  try {
    return await answer(service, request, reply, object, wanted.options);
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error;
    // Race condition: the object may have been replaced since the row was read. Serve the new bytes then.
    const newer = await findReadable(service, wanted.place, wanted.access);
    if (newer.version !== object.version) return answer(service, request, reply, newer, wanted.options);
    service.log.error({ version: object.version }, "the bytes of an object are missing");
    throw storageError.noSuchKey();
  }
}

async function answer(
  { files }: StorageService,
  request: FastifyRequest,
  reply: FastifyReply,
  object: ReadableObject,
  options: ServeOptions,
): Promise<FastifyReply> {
  const headers = objectHeaders(object, options, new Date());
  const vary = [reply.getHeader("vary"), !object.isPublic && "Authorization, apikey"].filter(Boolean).join(", ");
  if (vary !== "") headers["vary"] = vary;
  if (isUnchanged(request, headers["etag"]!, lastModified(object))) return reply.code(304).headers(headers).send();

  const size = object.metadata?.size ?? 0;
  const range = isRangeCurrent(request, headers) ? parseRange(request.headers.range, size) : null;
  if (range === "unsatisfiable") {
    reply.header("content-range", `bytes */${size}`);
    throw storageError.invalidRange();
  }
  const body = request.method === "HEAD" ? undefined : await files.get(object.version, range ?? undefined);
  headers["content-length"] = String(range ? range.end - range.start + 1 : size);
  if (range) headers["content-range"] = `bytes ${range.start}-${range.end}/${size}`;
  return reply
    .code(range ? 206 : 200)
    .headers(headers)
    .send(body);
}

function isUnchanged(request: FastifyRequest, etag: string, modified: Date): boolean {
  const { "if-none-match": noneMatch, "if-modified-since": since } = request.headers;
  if (noneMatch !== undefined) {
    return noneMatch.split(",").some((each) => each.trim() === "*" || each.trim().replace(/^W\//, "") === etag);
  }
  return since !== undefined && Math.floor(modified.getTime() / 1000) * 1000 <= Date.parse(since);
}

function isRangeCurrent(
  { headers }: FastifyRequest,
  { etag, "last-modified": modified }: Record<string, string>,
): boolean {
  const condition = headers["if-range"];
  return condition === undefined || condition === etag || condition === modified;
}
