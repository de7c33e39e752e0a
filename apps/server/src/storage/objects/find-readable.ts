import { findObject, findObjectAndBucket, type ObjectRow, type ObjectPath } from "./object-sql.ts";
import { readJson, runAs, SERVICE, type Caller, type StorageService } from "./storage-database.ts";
import { storageError } from "./storage-error.ts";

/** Why an object may be read: its bucket is public, a signed link names it, or row security allows the caller. */
export type Access = { by: "public" } | { by: "link" } | { by: "caller"; caller: Caller };

export type ReadableObject = ObjectRow & { version: string; isPublic: boolean };

/** The object, if it may be read. A forbidden object looks exactly like a missing one. */
export async function findReadable(
  { db }: StorageService,
  { bucket, key }: ObjectPath,
  access: Access,
): Promise<ReadableObject> {
  const [row] = await db.as(SERVICE, findObjectAndBucket(bucket, key));
  const isPublic = row?.[0] === "true";
  if (!row || (access.by === "public" && !isPublic)) throw storageError.noSuchBucket();

  const seenByCaller =
    access.by === "caller" && !isPublic ? await runAs(db, access.caller, findObject(bucket, key)) : [[row[1] ?? null]];
  const [object] = readJson<ObjectRow>(seenByCaller.filter(([json]) => json !== null));
  if (!object?.version) throw storageError.noSuchKey();
  return { ...object, version: object.version, isPublic };
}
