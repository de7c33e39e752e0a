import { Inflate } from "fflate";
import { formatBytes, MAX_BUILD_BYTES, MAX_FILE_BYTES, MAX_FILES } from "./file-limits.ts";

/** A file in a zip, as the zip's directory describes it. None of it is proven before the file is unpacked. */
export type ZipEntry = { path: string; bytes: number; packedBytes: number; at: number; method: number; crc: number };

/** The zip cannot be opened. The message is a sentence for the author. */
export class ZipError extends Error {}

/** Bytes that unpacking may produce, in one file and in all: what headers say does not count. */
export type ByteLimits = { file: number; build: number };
/** The bytes that are left for all files. */
export type ByteBudget = ByteLimits & { left: number };

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const MAX_COMMENT = 0xffff;
/** Entries include directories and files that are left out. */
const MAX_ENTRIES = 5 * MAX_FILES;
const MAX_DIRECTORY_BYTES = 4 * 1024 * 1024;
const CHUNK_BYTES = 256 * 1024;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const MADE_BY_UNIX = 3;
const FILE_KIND = 0xf000;
const LINK = 0xa000;

const DAMAGED = "This zip is damaged or not complete. Pack it again.";

const LIMITS: ByteLimits = { file: MAX_FILE_BYTES, build: MAX_BUILD_BYTES };

export const newBudget = (limits = LIMITS): ByteBudget => ({ ...limits, left: limits.build });

/** The files that the zip's directory lists. */
export async function readDirectory(zip: Blob): Promise<ZipEntry[]> {
  const { count, bytes, at } = await findDirectory(zip);
  if (count > MAX_ENTRIES) throw new ZipError(`This zip has ${count} entries; a game may have ${MAX_FILES} files.`);
  if (bytes > MAX_DIRECTORY_BYTES || at + bytes > zip.size) throw new ZipError(DAMAGED);
  const view = await viewOf(zip, at, bytes);
  const entries: ZipEntry[] = [];
  let place = 0;
  for (let number = 0; number < count; number += 1) {
    if (place + ENTRY_LENGTH > bytes || view.getUint32(place, true) !== ENTRY) throw new ZipError(DAMAGED);
    const nameLength = view.getUint16(place + 28, true);
    const length = ENTRY_LENGTH + nameLength + view.getUint16(place + 30, true) + view.getUint16(place + 32, true);
    if (place + length > bytes) throw new ZipError(DAMAGED);
    const path = new TextDecoder().decode(new Uint8Array(view.buffer, place + ENTRY_LENGTH, nameLength));
    const entry = readEntry(view, place, path);
    if (entry) entries.push(entry);
    place += length;
  }
  return entries;
}

/** Unpacks one file. It stops as soon as more comes out than a file, or the whole build, may have. */
export async function unpackEntry(zip: Blob, entry: ZipEntry, budget: ByteBudget): Promise<Uint8Array<ArrayBuffer>> {
  const { path, at, method, packedBytes, crc } = entry;
  const head = at + LOCAL_LENGTH <= zip.size ? await viewOf(zip, at, LOCAL_LENGTH) : null;
  if (head?.getUint32(0, true) !== LOCAL) throw new ZipError(DAMAGED);
  const start = at + LOCAL_LENGTH + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = zip.slice(start, start + packedBytes);
  if (packed.size !== packedBytes) throw new ZipError(DAMAGED);
  if (method !== STORED && method !== DEFLATED)
    throw new ZipError(`${path} is packed in a way that browsers cannot open. Pack it as a plain zip.`);

  const parts: Uint8Array[] = [];
  let total = 0;
  const take = (part: Uint8Array) => {
    total += part.length;
    budget.left -= part.length;
    if (total > budget.file)
      throw new ZipError(`${path} becomes larger than a file may be (${formatBytes(budget.file)}) when unpacked.`);
    if (budget.left < 0)
      throw new ZipError(`All files together become larger than a game may be (${formatBytes(budget.build)}).`);
    parts.push(part);
  };
  try {
    await feed(packed, method === STORED ? take : inflateInto(take));
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError(DAMAGED);
  }
  const bytes = joined(parts, total);
  if (crc32(bytes) !== crc) throw new ZipError(`${path} is damaged in this zip. Pack it again.`);
  return bytes;
}

function readEntry(view: DataView, place: number, path: string): ZipEntry | null {
  const flags = view.getUint16(place + 8, true);
  const madeBy = view.getUint8(place + 5);
  const mode = view.getUint32(place + 38, true) >>> 16;
  if (path.endsWith("/")) return null;
  if (flags & ENCRYPTED) throw new ZipError("This zip has a password. Pack it without one.");
  if (madeBy === MADE_BY_UNIX && (mode & FILE_KIND) === LINK)
    throw new ZipError(`${path} is a link to another file. Put the file itself into the zip.`);
  return {
    path,
    method: view.getUint16(place + 10, true),
    crc: view.getUint32(place + 16, true),
    packedBytes: view.getUint32(place + 20, true),
    bytes: view.getUint32(place + 24, true),
    at: view.getUint32(place + 42, true),
  };
}

async function findDirectory(zip: Blob): Promise<{ count: number; bytes: number; at: number }> {
  const tail = Math.min(zip.size, END_LENGTH + MAX_COMMENT);
  const view = await viewOf(zip, zip.size - tail, tail);
  for (let place = tail - END_LENGTH; place >= 0; place -= 1) {
    if (view.getUint32(place, true) !== END) continue;
    // The comment must end with the file, or the mark is only a part of some data.
    if (place + END_LENGTH + view.getUint16(place + 20, true) !== tail) continue;
    const found = {
      count: view.getUint16(place + 10, true),
      bytes: view.getUint32(place + 12, true),
      at: view.getUint32(place + 16, true),
    };
    if (found.at === 0xffffffff) throw new ZipError("This zip is larger than a game may be (100 MB).");
    return found;
  }
  throw new ZipError("This is not a zip, or it is not complete. Pack the game's folder as .zip.");
}

/** Feeds a blob piece by piece, so that a stopped file was never unpacked as a whole. */
async function feed(blob: Blob, take: (part: Uint8Array, isLast: boolean) => void): Promise<void> {
  if (blob.size === 0) return take(new Uint8Array(0), true);
  for (let at = 0; at < blob.size; at += CHUNK_BYTES) {
    const part = new Uint8Array(await blob.slice(at, at + CHUNK_BYTES).arrayBuffer());
    take(part, at + CHUNK_BYTES >= blob.size);
  }
}

function inflateInto(take: (part: Uint8Array) => void): (part: Uint8Array, isLast: boolean) => void {
  const inflate = new Inflate((part) => take(part));
  // Small pieces: one piece of input can become a thousand times as much before the counter sees it.
  return (part, isLast) => {
    for (let at = 0; at < part.length || at === 0; at += STEP_BYTES) {
      const end = at + STEP_BYTES >= part.length;
      inflate.push(part.subarray(at, at + STEP_BYTES), isLast && end);
    }
  };
}
const STEP_BYTES = 16 * 1024;

async function viewOf(blob: Blob, at: number, length: number): Promise<DataView> {
  return new DataView(await blob.slice(at, at + length).arrayBuffer());
}

function joined(parts: Uint8Array[], total: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(total);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

let crcTable: Uint32Array | undefined;

function crc32(bytes: Uint8Array): number {
  crcTable ??= Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    return value;
  });
  let crc = 0xffffffff;
  for (let at = 0; at < bytes.length; at += 1) crc = (crc >>> 8) ^ crcTable[(crc ^ bytes[at]!) & 0xff]!;
  return (crc ^ 0xffffffff) >>> 0;
}
