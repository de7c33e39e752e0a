import { OperatorError } from "#db/operator-error.ts";
import { FileStoreDown, type FileStore } from "./file-store.ts";

// What a store says about settings that will not get better by themselves.
const WRONG_SETTINGS = /AccessKey|Signature|AccessDenied|Forbidden|NoSuchBucket|Credentials/;

/** Writes a probe at the start, so that wrong S3 settings are noticed then and not at the first upload. */
export async function requireBucket(files: FileStore, bucket: string, say: (message: string) => void): Promise<void> {
  try {
    await files.check();
  } catch (error) {
    if (!(error instanceof FileStoreDown)) throw error;
    const { name, message } = error.cause as Error;
    if (WRONG_SETTINGS.test(name)) {
      throw new OperatorError(
        `The bucket "${bucket}" refuses our files (${name}: ${message}).\n` +
          "Check S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.",
      );
    }
    say(`The bucket "${bucket}" cannot be reached (${name}). The site starts; uploads fail until it can.`);
  }
}
