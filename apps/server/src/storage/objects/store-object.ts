import { randomUUID } from "node:crypto";
import { findBucket, type BucketRow } from "./bucket-sql.ts";
import { emptyTrash } from "#storage/files/file-trash.ts";
import { FileTooLarge, type StoredFile } from "#storage/files/file-store.ts";
import { requireAllowedType } from "./mime-type.ts";
import type { Owner } from "./object-owner.ts";
import { writeObject, type FileMetadata, type NewObject, type ObjectPath } from "./object-sql.ts";
import { readJson, runAs, SERVICE, type Caller, type StorageService } from "./storage-database.ts";
import { storageError } from "./storage-error.ts";
import type { UploadBody } from "./upload-body.ts";

export type Upload = { place: ObjectPath; owner: Owner; replace: boolean; maxBytes?: number };

/**
 * Stores an object. The bytes come first, under a random name, then the row as the caller: without a row the bytes are
 * invisible, and a refusal removes them. The replaced bytes are removed last.
 */
export async function storeObject(
  service: StorageService,
  caller: Caller,
  upload: Upload,
  body: UploadBody,
): Promise<{ id: string }> {
  const bucket = await requireBucket(service, upload.place.bucket);
  const maxBytes = Math.min(sizeLimit(service, bucket), upload.maxBytes ?? Infinity);
  const mimetype = requireAllowedType(body.mimeType, bucket.allowed_mime_types);
  if ((body.declaredSize ?? 0) > maxBytes) throw storageError.tooLarge();
  const expected = { mimetype, ...(body.declaredSize !== null && { size: body.declaredSize }) };
  await requireMayWrite(service, caller, upload, expected);

  const version = randomUUID();
  const { size, sha256 } = await putFile(service, version, body.bytes, maxBytes);
  return finish(service, caller, upload, version, async () => {
    const { cacheControl, userMetadata } = await body.details();
    return { metadata: describe(size, sha256, mimetype, cacheControl), userMetadata };
  });
}

/** Stores a copy of existing bytes in a bucket, within that bucket's limits. */
export async function storeCopy(
  service: StorageService,
  caller: Caller,
  upload: Upload,
  source: { version: string; metadata: FileMetadata; userMetadata: Record<string, unknown> },
): Promise<{ id: string }> {
  await requireAllowedSize(service, upload.place.bucket, source.metadata);
  await requireMayWrite(service, caller, upload, source.metadata);
  const version = randomUUID();
  await putFile(service, version, await service.files.get(source.version), source.metadata.size);
  const { userMetadata } = source;
  const metadata = { ...source.metadata, lastModified: new Date().toISOString() };
  return finish(service, caller, upload, version, async () => ({ metadata, userMetadata }));
}

export async function requireBucket({ db }: StorageService, id: string): Promise<BucketRow> {
  const [bucket] = readJson<BucketRow>(await db.as(SERVICE, findBucket(id)));
  if (!bucket) throw storageError.noSuchBucket();
  return bucket;
}

/** Refuses a file that the bucket would refuse as an upload. */
export async function requireAllowedSize(
  service: StorageService,
  bucketId: string,
  metadata: FileMetadata,
): Promise<void> {
  const bucket = await requireBucket(service, bucketId);
  requireAllowedType(metadata.mimetype, bucket.allowed_mime_types);
  if (metadata.size > sizeLimit(service, bucket)) throw storageError.tooLarge();
}

/** Writes the row and rolls back, so that policies can refuse before the body is read. */
export async function requireMayWrite(
  { db }: StorageService,
  caller: Caller,
  { place, owner, replace }: Upload,
  metadata: Partial<FileMetadata>,
): Promise<void> {
  const object = { id: randomUUID(), ...place, owner, version: randomUUID(), metadata, userMetadata: {} };
  await runAs(db, caller, { ...writeObject(object, { replace }), rollback: true });
}

async function putFile(
  service: StorageService,
  version: string,
  bytes: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<StoredFile> {
  return service.files.put(version, bytes, maxBytes).catch((error: unknown) => {
    throw error instanceof FileTooLarge ? storageError.tooLarge() : error;
  });
}

async function finish(
  service: StorageService,
  caller: Caller,
  { place, owner, replace }: Upload,
  version: string,
  describeFile: () => Promise<Pick<NewObject, "metadata" | "userMetadata">>,
): Promise<{ id: string }> {
  const { db, files, trash, log } = service;
  const id = randomUUID();
  try {
    const object = { id, ...place, owner, version, ...(await describeFile()) };
    const rows = await runAs(db, caller, writeObject(object, { replace }));
    if (replace) await emptyTrash(trash, log);
    return { id: rows[0]?.[0] ?? id };
  } catch (error) {
    // If the response was lost, the row may exist: keep its bytes. The sweeper removes the rest.
    if (!isAnswerLost(error)) await files.remove([version]).catch(() => {});
    throw error;
  }
}

function isAnswerLost(error: unknown): boolean {
  return /^(08|57)/.test((error as { code?: string }).code ?? "");
}

function sizeLimit({ limits }: StorageService, bucket: BucketRow): number {
  return Math.min(bucket.file_size_limit ?? Infinity, limits.maxFileBytes);
}

function describe(size: number, sha256: string, mimetype: string, cacheControl: string): FileMetadata {
  const lastModified = new Date().toISOString();
  return { eTag: `"${sha256}"`, size, mimetype, cacheControl, lastModified, contentLength: size, httpStatusCode: 200 };
}
