import type { FastifyInstance } from "fastify";
import { DatabaseError } from "#db/database.ts";
import * as sql from "./objects/bucket-sql.ts";
import { emptyTrash } from "./files/file-trash.ts";
import { parseFileSize } from "./objects/file-size.ts";
import { isMimePattern } from "./objects/mime-type.ts";
import { isValidBucketName } from "./objects/object-key.ts";
import { ownerOf } from "./objects/object-owner.ts";
import { callerOf, readJson, runAs, type Caller, type StorageService } from "./objects/storage-database.ts";
import { storageError } from "./objects/storage-error.ts";

const EMPTIED_AT_ONCE = 500;

type BucketBody = { public?: boolean; file_size_limit?: number | string | null; allowed_mime_types?: string[] | null };
type CreateRequest = { Body: BucketBody & { id?: string; name: string; type?: string } };
type OneRequest = { Params: { id: string } };

const SETTINGS = {
  public: { type: "boolean" },
  file_size_limit: {
    anyOf: [
      { type: "integer", nullable: true, minimum: 0 },
      { type: "string", nullable: true },
    ],
  },
  allowed_mime_types: { type: "array", nullable: true, items: { type: "string" }, maxItems: 100 },
};
const CREATE = {
  type: "object",
  properties: { id: { type: "string" }, name: { type: "string" }, type: { type: "string" }, ...SETTINGS },
  required: ["name"],
};
const UPDATE = { type: "object", properties: SETTINGS };
const LISTING = {
  type: "object",
  properties: {
    limit: { type: "integer", minimum: 1 },
    offset: { type: "integer", minimum: 0 },
    search: { type: "string" },
    sortColumn: { type: "string", enum: ["id", "name", "created_at", "updated_at"] },
    sortOrder: { type: "string", enum: ["asc", "desc"] },
  },
};

/** Buckets are ordinary rows: policies on storage.buckets decide who may read, create or change them. */
export function registerBuckets(app: FastifyInstance, service: StorageService): void {
  const { db } = service;

  app.get<{ Querystring: sql.BucketListing }>("/bucket", { schema: { querystring: LISTING } }, async (request) =>
    readJson(await runAs(db, callerOf(request), sql.listBuckets(request.query))),
  );

  app.get<OneRequest>("/bucket/:id", async (request) => {
    const [bucket] = readJson(await runAs(db, callerOf(request), sql.findBucket(request.params.id)));
    if (!bucket) throw storageError.noSuchBucket();
    return bucket;
  });

  app.post<CreateRequest>("/bucket", { schema: { body: CREATE } }, async (request) => {
    const { name, id = name, type = "STANDARD" } = request.body;
    if (!isValidBucketName(name) || !isValidBucketName(id)) throw storageError.invalidBucketName();
    if (type !== "STANDARD") throw storageError.notSupported(`A bucket of type ${type.slice(0, 20)}`);
    await runAs(
      db,
      callerOf(request),
      sql.createBucket(id, name, readSettings(request.body, service), ownerOf(request.identity)),
    );
    return { name };
  });

  app.put<OneRequest & { Body: BucketBody }>("/bucket/:id", { schema: { body: UPDATE } }, async (request) => {
    const [updated] = await runAs(
      db,
      callerOf(request),
      sql.updateBucket(request.params.id, readSettings(request.body, service)),
    );
    if (!updated) throw storageError.noSuchBucket();
    return { message: "Successfully updated" };
  });

  app.post<OneRequest>("/bucket/:id/empty", async (request) => {
    const [bucket] = await runAs(db, callerOf(request), sql.findBucket(request.params.id));
    if (!bucket) throw storageError.noSuchBucket();
    await emptyBucket(service, callerOf(request), request.params.id);
    return { message: "Empty bucket has been queued. Completion may take up to an hour." };
  });

  app.delete<OneRequest>("/bucket/:id", async (request) => {
    const [answer] = await runAs(db, callerOf(request), sql.removeBucket(request.params.id)).catch((error: unknown) => {
      throw error instanceof DatabaseError && error.code === "23503" ? storageError.bucketNotEmpty() : error;
    });
    if (answer?.[0] !== "true") throw storageError.noSuchBucket();
    return { message: "Successfully deleted" };
  });
}

function readSettings(body: BucketBody, { limits }: StorageService): sql.BucketSettings {
  const { file_size_limit: size, allowed_mime_types: types } = body;
  const fileSizeLimit = typeof size === "string" || typeof size === "number" ? parseFileSize(size) : size;
  if (fileSizeLimit && fileSizeLimit > limits.maxFileBytes) throw storageError.tooLarge();
  const refused = types?.find((type) => !isMimePattern(type));
  if (refused !== undefined) throw storageError.invalidMimeType(refused);
  return { public: body.public, fileSizeLimit, allowedMimeTypes: types };
}

// In batches, so that a large bucket does not block other requests.
async function emptyBucket({ db, trash, log }: StorageService, caller: Caller, bucket: string): Promise<void> {
  for (;;) {
    const [answer] = await runAs(db, caller, sql.removeSomeObjects(bucket, EMPTIED_AT_ONCE));
    await emptyTrash(trash, log);
    if (Number(answer?.[0]) < EMPTIED_AT_ONCE) break;
  }
  const left = (await runAs(db, caller, sql.someObjectNames(bucket))).map(([name]) => name);
  if (left.length === 0) return;
  throw storageError.accessDenied(`Cannot delete: ${left.join(" ,")}, you may have SELECT but not DELETE permissions`);
}
