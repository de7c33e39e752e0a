import type { Readable } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";
import type { S3Config } from "#settings/s3-config.ts";
import { FileMissing, FileStoreDown, FileTooLarge, requireFileId, type FileStore } from "./file-store.ts";
import { measureBytes } from "./measured-bytes.ts";
import { uploadInParts } from "./s3-upload.ts";

const MAX_DELETED_AT_ONCE = 16;
/** A constant, so that interrupted checks leave one file at most. */
const PROBE_ID = "00000000-0000-0000-0000-000000000000";

/** Files in a bucket of any S3-compatible service. The SDK is large, so it is loaded on demand. */
export async function createS3FileStore(settings: S3Config): Promise<FileStore> {
  const s3 = await import("@aws-sdk/client-s3");
  const client = connectS3(s3.S3Client, settings);
  const Bucket = settings.bucket;
  const folder = settings.prefix === "" ? "" : `${settings.prefix.replace(/\/+$/, "")}/`;
  const keyOf = (id: string) => `${folder}${id.slice(0, 2)}/${id.slice(2, 4)}/${requireFileId(id)}`;
  const idOf = (key: string) => key.slice(key.lastIndexOf("/") + 1);

  const store: FileStore = {
    async put(id, bytes, maxBytes) {
      const measured = measureBytes(bytes, maxBytes);
      await uploadInParts(s3, client, { Bucket, Key: keyOf(id) }, measured.bytes);
      return measured.result();
    },

    async get(id, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const command = new s3.GetObjectCommand({ Bucket, Key: keyOf(id), ...(Range && { Range }) });
      const { Body } = await client.send(command).catch(asMissing);
      return Body as Readable;
    },

    // One by one: a bulk delete needs a checksum that not every S3 service supports.
    async remove(ids) {
      for (let at = 0; at < ids.length; at += MAX_DELETED_AT_ONCE) {
        const some = ids.slice(at, at + MAX_DELETED_AT_ONCE);
        await Promise.all(some.map((id) => client.send(new s3.DeleteObjectCommand({ Bucket, Key: keyOf(id) }))));
      }
    },

    async *listBefore(time) {
      for await (const { Contents = [] } of s3.paginateListObjectsV2({ client }, { Bucket, Prefix: folder })) {
        const ids = Contents.filter(({ LastModified }) => LastModified! < time).map(({ Key }) => idOf(Key!));
        const ours = ids.filter(isFileId);
        if (ours.length > 0) yield ours;
      }
    },

    async clearUnfinished(before) {
      const { Uploads = [] } = await client.send(new s3.ListMultipartUploadsCommand({ Bucket, Prefix: folder }));
      for (const { Key, UploadId, Initiated } of Uploads) {
        if (Initiated! < before) await client.send(new s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
      }
    },

    async check() {
      await store.put(PROBE_ID, probe(), 16);
      await store.remove([PROBE_ID]);
    },

    async readOwner() {
      const command = new s3.GetObjectCommand({ Bucket, Key: `${folder}owner` });
      const found = await client.send(command).catch((error: Error) => {
        if (error.name === "NoSuchKey") return null;
        throw error;
      });
      return found ? found.Body!.transformToString() : null;
    },

    async writeOwner(id) {
      await client.send(new s3.PutObjectCommand({ Bucket, Key: `${folder}owner`, Body: id }));
    },
  };
  return reportingOutages(store);
}

/** Errors of the service, other than a missing or too large file, become `FileStoreDown`. */
function reportingOutages(store: FileStore): FileStore {
  const orDown = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: Error) => {
      throw isOfService(error) ? new FileStoreDown(error) : error;
    });
  return {
    ...store,
    put: (...args) => orDown(store.put(...args)),
    get: (...args) => orDown(store.get(...args)),
    remove: (ids) => orDown(store.remove(ids)),
    check: () => orDown(store.check()),
  };
}

const UNREACHABLE = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ETIMEDOUT"]);

// The SDK adds $metadata to answers of the service. Other errors, such as a lost client, are not the service's.
const isOfService = (error: NodeJS.ErrnoException): boolean =>
  !(error instanceof FileMissing) &&
  !(error instanceof FileTooLarge) &&
  (Boolean((error as { $response?: unknown }).$response) ||
    UNREACHABLE.has(error.code ?? "") ||
    error.name === "TimeoutError");

export function connectS3(Client: typeof S3Client, settings: S3Config): S3Client {
  const { accessKeyId, secretAccessKey } = settings;
  return new Client({
    region: settings.region,
    forcePathStyle: settings.forcePathStyle,
    // Other S3 services do not support Amazon's newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(settings.endpoint !== null && { endpoint: settings.endpoint }),
    ...(accessKeyId !== null && secretAccessKey !== null && { credentials: { accessKeyId, secretAccessKey } }),
  });
}

function isFileId(name: string): boolean {
  try {
    return requireFileId(name) === name;
  } catch {
    return false;
  }
}

async function* probe(): AsyncGenerator<Uint8Array> {
  yield Buffer.from("quack");
}

function asMissing(error: Error): never {
  if (error.name === "NoSuchKey") throw new FileMissing("no such file");
  throw error;
}
