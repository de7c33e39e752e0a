import { buildFile, type BuildFile } from "@quackademy/author-cli/read-folder.mjs";
import { open, type Entry, type ZipFile } from "yauzl";

/** The limits of a build, on what comes out: sizes in a zip are what its maker wrote there. */
const MAX_ENTRIES = 4000;
const MAX_FILE_BYTES = 26_214_400;
const MAX_BYTES = 104_857_600;
const LINK = 0xa000;
const KIND = 0xf000;

export class BadZip extends Error {}

/** Reads a zip into memory. The site judges names and contents later; what is dangerous to read is refused here. */
export async function readZip(file: string): Promise<BuildFile[]> {
  const zip = await openZip(file);
  if (zip.entryCount > MAX_ENTRIES) {
    zip.close();
    throw new BadZip(`This zip has ${zip.entryCount} entries; ${MAX_ENTRIES} are allowed.`);
  }
  const files: BuildFile[] = [];
  const names = new Set<string>();
  let room = MAX_BYTES;
  await eachEntry(zip, async (entry) => {
    const name = entry.fileName;
    if (name.endsWith("/")) return;
    if (((entry.externalFileAttributes >>> 16) & KIND) === LINK)
      throw new BadZip(`${name} is a link. Put the file itself into the zip.`);
    if (entry.isEncrypted()) throw new BadZip(`${name} is encrypted.`);
    if (names.has(name)) throw new BadZip(`${name} is in the zip twice.`);
    names.add(name);
    const bytes = await readEntry(zip, entry, Math.min(MAX_FILE_BYTES, room));
    room -= bytes.length;
    files.push(buildFile(name, bytes, () => bytes));
  });
  return files;
}

function openZip(file: string): Promise<ZipFile> {
  const options = { lazyEntries: true, strictFileNames: true, validateEntrySizes: true };
  return new Promise((resolve, reject) => {
    open(file, options, (error, zip) => (error ? reject(unreadable(error)) : resolve(zip)));
  });
}

/** One after the other, so that the limits are those of the whole zip. */
function eachEntry(zip: ZipFile, work: (entry: Entry) => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      zip.close();
      reject(error instanceof BadZip ? error : unreadable(error));
    };
    zip.on("entry", (entry: Entry) => void work(entry).then(() => zip.readEntry(), fail));
    zip.on("end", resolve);
    zip.on("error", fail);
    zip.readEntry();
  });
}

function readEntry(zip: ZipFile, entry: Entry, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      const parts: Buffer[] = [];
      let size = 0;
      stream.on("data", (part: Buffer) => {
        size += part.length;
        if (size > maxBytes) stream.destroy(new BadZip(`${entry.fileName} is too large, or all files together are.`));
        parts.push(part);
      });
      stream.on("error", reject);
      stream.on("end", () => resolve(Buffer.concat(parts)));
    });
  });
}

const unreadable = (error: Error) => new BadZip(`The zip cannot be read: ${error.message}`);
