import type { S3Config } from "./s3-config.ts";
import type { SettingReaders } from "./setting-readers.ts";

/** The bucket of uploaded files. Null keeps them in the data directory. */
export function readBucketSettings({ env, problems, text, secret, flag, url }: SettingReaders): S3Config | null {
  const bucket = text("S3_BUCKET");
  const settings = {
    region: text("S3_REGION", "us-east-1")!,
    endpoint: url("S3_ENDPOINT", ["http:", "https:"]),
    prefix: text("S3_PREFIX") ?? "",
    accessKeyId: text("S3_ACCESS_KEY_ID"),
    secretAccessKey: secret("S3_SECRET_ACCESS_KEY"),
    forcePathStyle: flag("S3_FORCE_PATH_STYLE"),
  };
  if (!bucket && Object.keys(env).some((name) => /^S3_(?!BUCKET)/.test(name) && env[name]?.trim())) {
    problems.push("S3_BUCKET is missing, but other S3_ settings are set.");
  }
  if (bucket && Boolean(settings.accessKeyId) !== Boolean(settings.secretAccessKey)) {
    problems.push("Set both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither to use the machine's own role.");
  }
  return bucket ? { bucket, ...settings } : null;
}
