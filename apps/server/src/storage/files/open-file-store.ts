import path from "node:path";
import type { Config } from "#settings/config.ts";
import { createDiskFileStore } from "./disk-file-store.ts";
import type { FileStore } from "./file-store.ts";
import { createS3FileStore } from "./s3-file-store.ts";

/** The store the operator chose: a bucket, or a folder beside the database. */
export async function openFileStore({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): Promise<FileStore> {
  return s3 ? createS3FileStore(s3) : createDiskFileStore(path.join(dataDir, "files"));
}
