import { createHash } from "node:crypto";
import fs from "node:fs";
import { Writable, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import * as tar from "tar-stream";
import { createEncryption } from "./archive-cipher.ts";
import { spoolEntry } from "./spool-entry.ts";

export type Written = { bytes: number; sha256: string };

export type ArchiveWriter = {
  addText(name: string, text: string): Promise<void>;
  /** Adds an entry of unknown length; it is collected first, because tar needs the length. */
  addStream(name: string, chunks: AsyncIterable<Uint8Array>): Promise<Written>;
  /** Completes the archive and gives it its name. */
  finish(): Promise<void>;
  /** Removes what was written. */
  abort(): Promise<void>;
};

/**
 * Writes `quackademy-….tar.gz`. Until it is complete it has another name. Large entries are collected in `spoolFolder`:
 * not beside the archive, because they are not encrypted yet.
 */
export async function writeArchive(
  file: string,
  passphrase: string | null,
  spoolFolder: string,
): Promise<ArchiveWriter> {
  const draft = `${file}.new`;
  const pack = tar.pack();
  const output = fs.createWriteStream(draft, { mode: 0o600, flush: true });
  const stages = [createGzip({ level: 6 }), ...(passphrase === null ? [] : [await createEncryption(passphrase)])];
  const written = pipeline([pack as unknown as Readable, ...stages, output]);
  // Reported by `finish`, or by the next entry.
  written.catch(() => {});

  async function addFile(name: string, size: number, source: Readable): Promise<void> {
    const entry = pack.entry({ name, size, mode: 0o600, mtime: new Date(0) });
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => (entry.write(chunk) ? done() : void entry.once("drain", () => done())),
    });
    const ended = new Promise<void>((resolve, reject) => {
      entry.once("error", reject);
      entry.once("finish", () => resolve());
    });
    ended.catch(() => {});
    await Promise.race([pipeline(source, sink), written]);
    entry.end(null);
    await Promise.race([ended, written]);
  }

  return {
    async addText(name, text) {
      await new Promise<void>((resolve, reject) => {
        written.catch(reject);
        pack.entry({ name, mode: 0o600, mtime: new Date(0) }, text, (error) => (error ? reject(error) : resolve()));
      });
    },
    async addStream(name, chunks) {
      const hash = createHash("sha256");
      let bytes = 0;
      const measured = async function* () {
        for await (const chunk of chunks) {
          bytes += chunk.byteLength;
          hash.update(chunk);
          yield chunk;
        }
      };
      const entry = await spoolEntry(measured(), spoolFolder);
      try {
        await addFile(name, bytes, entry.read());
      } finally {
        await entry.close();
      }
      return { bytes, sha256: hash.digest("hex") };
    },
    async finish() {
      pack.finalize();
      await written;
      fs.renameSync(draft, file);
    },
    async abort() {
      (pack as unknown as Readable).destroy();
      await written.catch(() => {});
      fs.rmSync(draft, { force: true });
    },
  };
}
