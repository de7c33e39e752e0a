/** A bucket of any S3-compatible service. */
export type S3Config = {
  bucket: string;
  region: string;
  endpoint: string | null;
  prefix: string;
  accessKeyId: string | null;
  secretAccessKey: string | null;
  forcePathStyle: boolean;
};
