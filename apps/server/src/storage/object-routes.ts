import type { FastifyInstance } from "fastify";
import { emptyTrash } from "./files/file-trash.ts";
import { isValidBucketName, parseObjectPath } from "./objects/object-key.ts";
import { ownerOf } from "./objects/object-owner.ts";
import { findObject, moveObject, removeObjects, type ObjectRow, type ObjectPath } from "./objects/object-sql.ts";
import { callerOf, readJson, runAs, type Caller, type StorageService } from "./objects/storage-database.ts";
import { storageError } from "./objects/storage-error.ts";
import { requireAllowedSize, storeCopy } from "./objects/store-object.ts";

const MAX_REMOVED = 1000;

type Transfer = { bucketId: string; sourceKey: string; destinationKey: string; destinationBucket?: string | null };
type CopyRequest = { Body: Transfer & { copyMetadata?: boolean; metadata?: Record<string, unknown> } };

const TRANSFER = {
  type: "object",
  properties: {
    bucketId: { type: "string" },
    sourceKey: { type: "string" },
    destinationKey: { type: "string" },
    destinationBucket: { type: "string", nullable: true },
    copyMetadata: { type: "boolean" },
    metadata: { type: "object" },
  },
  required: ["bucketId", "sourceKey", "destinationKey"],
};
const PREFIXES = {
  type: "object",
  properties: { prefixes: { type: "array", items: { type: "string" }, minItems: 1, maxItems: MAX_REMOVED } },
  required: ["prefixes"],
};

/** Moves, copies and removes existing objects. */
export function registerObjectChanges(app: FastifyInstance, service: StorageService): void {
  app.post<{ Body: Transfer }>("/object/move", { schema: { body: TRANSFER } }, async (request) => {
    const { from, to } = readTransfer(request.body);
    const caller = callerOf(request);
    const { metadata } = await requireObject(service, caller, from);
    if (metadata && to.bucket !== from.bucket) await requireAllowedSize(service, to.bucket, metadata);
    const [moved] = await runAs(service.db, caller, moveObject(from, to, ownerOf(request.identity)));
    if (!moved) throw storageError.noSuchKey();
    return { message: "Successfully moved", Id: moved[0], Key: to.key };
  });

  app.post<CopyRequest>("/object/copy", { schema: { body: TRANSFER } }, async (request) => {
    const { from, to } = readTransfer(request.body);
    const caller = callerOf(request);
    const { version, metadata, user_metadata } = await requireObject(service, caller, from);
    if (version === null || metadata === null) throw storageError.noSuchKey();
    const userMetadata = (request.body.copyMetadata === false ? request.body.metadata : user_metadata) ?? {};
    const upload = { place: to, owner: ownerOf(request.identity), replace: request.headers["x-upsert"] === "true" };
    const { id } = await storeCopy(service, caller, upload, { version, metadata, userMetadata });
    return { Id: id, Key: `${to.bucket}/${to.key}` };
  });

  app.delete<{ Params: { bucket: string }; Body: { prefixes: string[] } }>(
    "/object/:bucket",
    { schema: { body: PREFIXES } },
    async (request) => {
      if (!isValidBucketName(request.params.bucket)) throw storageError.invalidBucketName();
      return remove(service, callerOf(request), request.params.bucket, request.body.prefixes);
    },
  );

  app.delete<{ Params: { bucket: string; "*": string } }>("/object/:bucket/*", async (request) => {
    const { bucket, key } = parseObjectPath(request.params.bucket, request.params["*"]);
    const removed = await remove(service, callerOf(request), bucket, [key]);
    if (removed.length === 0) throw storageError.noSuchKey();
    return { message: "Successfully deleted" };
  });
}

async function remove(service: StorageService, caller: Caller, bucket: string, keys: string[]): Promise<ObjectRow[]> {
  const removed = readJson<ObjectRow>(await runAs(service.db, caller, removeObjects(bucket, keys)));
  if (removed.length > 0) await emptyTrash(service.trash, service.log);
  return removed;
}

function readTransfer({ bucketId, sourceKey, destinationKey, destinationBucket }: Transfer): {
  from: ObjectPath;
  to: ObjectPath;
} {
  return {
    from: parseObjectPath(bucketId, sourceKey),
    to: parseObjectPath(destinationBucket || bucketId, destinationKey),
  };
}

async function requireObject({ db }: StorageService, caller: Caller, place: ObjectPath): Promise<ObjectRow> {
  const [object] = readJson<ObjectRow>(await runAs(db, caller, findObject(place.bucket, place.key)));
  if (!object) throw storageError.noSuchKey();
  return object;
}
