import { createHash } from "node:crypto";
import fs from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import * as tar from "tar-stream";
import { OperatorError } from "#db/operator-error.ts";
import { createDecryption, HEADER_BYTES, isEncrypted } from "./archive-cipher.ts";
import { MANIFEST, readManifest, SECRETS, tableFile, uploadedFile, type Manifest } from "./manifest.ts";

export type Archive = { file: string; passphrase: string | null; manifest: Manifest };

type Entry = { name: string; chunks: AsyncIterable<Uint8Array> };

/** Reads a whole archive once and checks every hash, before anything is changed. */
export async function openArchive(file: string, passphrase: string | null): Promise<Archive> {
  try {
    return { file, passphrase, manifest: await checkArchive(file, passphrase) };
  } catch (error) {
    if (error instanceof OperatorError || !isFormatError(error)) throw error;
    throw damaged(file, (error as Error).message);
  }
}

async function checkArchive(file: string, passphrase: string | null): Promise<Manifest> {
  const found = new Map<string, string>();
  let manifest: Manifest | null = null;
  for await (const { name, chunks } of readEntries(file, passphrase)) {
    if (name === MANIFEST) {
      manifest = readManifest(await readText(chunks));
      continue;
    }
    const hash = createHash("sha256");
    for await (const chunk of chunks) hash.update(chunk);
    found.set(name, hash.digest("hex"));
  }
  if (manifest === null) throw damaged(file, "it has no manifest");
  for (const [name, sha256] of expectedEntries(manifest)) {
    if (found.get(name) !== sha256) throw damaged(file, `${name} is not what was written`);
    found.delete(name);
  }
  found.delete(SECRETS);
  for (const name of found.keys()) throw damaged(file, `${name} is not in its manifest`);
  return manifest;
}

function* expectedEntries({ tables, files }: Manifest): Generator<[string, string]> {
  for (const { name, sha256 } of tables) yield [tableFile(name), sha256];
  for (const { id, sha256 } of files) yield [uploadedFile(id), sha256];
}

/** The entries of an archive in order. Each has to be read before the next. */
export async function* readEntries(file: string, passphrase: string | null): AsyncGenerator<Entry> {
  const extract = tar.extract();
  const stages = await decryption(file, passphrase);
  const source = fs.createReadStream(file, { start: stages.length > 0 ? HEADER_BYTES : 0 });
  const unpacked = pipeline([source, ...stages, createGunzip(), extract as unknown as NodeJS.WritableStream]);
  // tar-stream reports the error, too; this is for one that comes after the last entry.
  unpacked.catch(() => {});
  // Not `for await`: leaving it early waits for an entry that nobody reads any more.
  const entries = extract[Symbol.asyncIterator]();
  try {
    for (let next = await entries.next(); !next.done; next = await entries.next())
      yield { name: next.value.header.name, chunks: next.value as AsyncIterable<Uint8Array> };
    await unpacked;
  } finally {
    source.destroy();
  }
}

async function decryption(file: string, passphrase: string | null) {
  const header = await readHeader(file);
  if (!isEncrypted(header)) return [];
  if (passphrase !== null) return [await createDecryption(header, passphrase)];
  throw new OperatorError(`${file} is encrypted. Name the file with its passphrase: --passphrase-file FILE`);
}

async function readHeader(file: string): Promise<Uint8Array> {
  const handle = await fs.promises.open(file, "r").catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOENT" ? new OperatorError(`There is no file ${file}.`) : error;
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

export async function readText(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts).toString("utf8");
}

// Errors of zlib, tar and the cipher, and of a stream that ends early.
const isFormatError = (error: unknown): boolean => {
  const { code, message } = error as NodeJS.ErrnoException;
  return /^(Z_|ERR_|ABORT)/.test(code ?? "") || /tar|authenticate|JSON|closed|destroyed|unexpected end/i.test(message);
};

const damaged = (file: string, why: string) =>
  new OperatorError(`${file} is damaged: ${why}. Nothing was changed. Use another backup.`);
