import fs from "node:fs";
import path from "node:path";
import type { Config } from "#settings/config.ts";
import type { S3Config } from "#settings/s3-config.ts";
import { connectS3 } from "#storage/files/s3-file-store.ts";
import { uploadInParts } from "#storage/files/s3-upload.ts";
import { erasedFile } from "./erased-users.ts";

const ARCHIVE = /^quackademy-\d{8}-\d{6}\.tar\.gz(\.enc)?$/;
const FILES_ARCHIVE = /^quackademy-files-\d{8}-\d{6}\.tar\.gz(\.enc)?$/;

/** The archives in a folder, oldest first. Their names are times. */
export function listArchives(folder: string, kind = ARCHIVE): { file: string; time: number }[] {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => kind.test(name)) : [];
  return names
    .sort()
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, time: fs.statSync(file).mtimeMs }));
}

/** Removes all but the last few archives of the same kind, and copies the new one to the bucket. */
export async function storeArchive({ backup }: Config, file: string): Promise<void> {
  const kind = FILES_ARCHIVE.test(path.basename(file)) ? FILES_ARCHIVE : ARCHIVE;
  // Removes old archives before the copy, because an unreachable bucket must not fill the disk.
  for (const old of listArchives(backup.dir, kind).slice(0, -backup.keep)) fs.rmSync(old.file, { force: true });
  if (backup.s3) await copyToBucket(backup.s3, file, kind, backup.keep);
}

async function copyToBucket(settings: S3Config, file: string, kind: RegExp, keep: number): Promise<void> {
  const s3 = await import("@aws-sdk/client-s3");
  const client = connectS3(s3.S3Client, settings);
  const Bucket = settings.bucket;
  const folder = settings.prefix === "" ? "" : `${settings.prefix.replace(/\/+$/, "")}/`;
  const list = erasedFile(path.dirname(file));
  for (const each of [file, ...(fs.existsSync(list) ? [list] : [])]) {
    const target = { Bucket, Key: `${folder}${path.basename(each)}` };
    await uploadInParts(s3, client, target, fs.createReadStream(each) as AsyncIterable<Uint8Array>);
  }
  const keys: string[] = [];
  for await (const { Contents = [] } of s3.paginateListObjectsV2({ client }, { Bucket, Prefix: folder }))
    keys.push(...Contents.map(({ Key }) => Key!).filter((Key) => kind.test(Key.slice(folder.length))));
  for (const Key of keys.sort().slice(0, -keep)) await client.send(new s3.DeleteObjectCommand({ Bucket, Key }));
}
