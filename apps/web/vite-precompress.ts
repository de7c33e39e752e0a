import fs from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|svg|json)$/;

/**
 * Writes a brotli and a gzip file beside every text file, at maximum compression. Gzip is for plain http, where
 * browsers do not offer brotli.
 */
export function precompress(folder: string): Plugin {
  return {
    name: "precompress",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    closeBundle: {
      order: "post",
      async handler() {
        const files = await fs.readdir(folder, { recursive: true });
        await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compress(path.join(folder, file))));
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await fs.readFile(file);
  await fs.writeFile(`${file}.br`, brotliCompressSync(bytes));
  await fs.writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
