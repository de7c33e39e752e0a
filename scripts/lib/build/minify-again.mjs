import { brotliCompressSync } from "node:zlib";

/** From this size on a game pays the seconds that the second minifier takes; its limit is 60,000 bytes. */
const NEAR_LIMIT = 58_000;

/**
 * "unsafe" expects that nobody has changed JavaScript's own functions; the two others, that nobody calls `new` on a plain
 * function. Both are true of games.
 */
const COMPRESS = {
  passes: 3,
  unsafe: true,
  unsafe_arrows: true,
  unsafe_methods: true,
  pure_getters: true,
  sequences: false,
  join_vars: false,
};

/** Minifies the script of a large game once more: terser inlines functions that are called once, which saves about 1,200 bytes. */
export const minifyAgain = {
  name: "minify-again",
  enforce: /** @type {const} */ ("post"),
  /** @param {unknown} _ @param {Record<string, { type: string, code?: string }>} bundle */
  async generateBundle(_, bundle) {
    // Read here: this file is also loaded before the packages are installed.
    const { minify } = await import("terser");
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk" || chunk.code === undefined) continue;
      if (brotliCompressSync(chunk.code).length < NEAR_LIMIT) continue;
      const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress: COMPRESS });
      if (code !== undefined) chunk.code = code;
    }
  },
};
