import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { BadFile, judgeFile } from "./judge-file.ts";

const MiB = 1024 * 1024;
const packed = (buffer: Buffer) => new Uint8Array(buffer);
const squeeze = (buffer: Buffer) => brotliCompressSync(buffer, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

test("a small packed file may not become a large one", async () => {
  const zeros = Buffer.alloc(2 * MiB);
  const judge = (bytes: Uint8Array<ArrayBuffer>, as: "br" | "gzip" | "any") => judgeFile(bytes, { packed: as });
  await expect(judge(packed(squeeze(zeros)), "br")).rejects.toThrow(BadFile);
  await expect(judge(packed(squeeze(zeros)), "any")).rejects.toThrow(BadFile);
  await expect(judge(packed(gzipSync(zeros)), "gzip")).rejects.toThrow(BadFile);
  const fair = Buffer.alloc(MiB);
  expect(await judge(packed(squeeze(fair)), "br")).toMatchObject({
    encoding: "br",
    unpackedBytes: MiB,
  });
});
