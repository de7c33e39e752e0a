import path from "node:path";
import type { Config } from "#settings/config.ts";
import { createDiskFileStore } from "./disk-file-store.ts";
import type { FileStore } from "./file-store.ts";
import { createS3FileStore } from "./s3-file-store.ts";

/** Opens the configured store: an S3 bucket, or a folder next to the database. */
export async function openFileStore({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): Promise<FileStore> {
  return s3 ? createS3FileStore(s3) : createDiskFileStore(path.join(dataDir, "files"));
}
