/** For `test.skipIf`: `npm test` skips the test, and `npm run proof -- engines` runs it. */
export const isShort = process.env["QUACK_PROOF"] === undefined;

/** Skipped by `npm test` only on PGlite, where starting the site takes longer. */
export const isShortOnPglite = isShort && process.env["TEST_ENGINE"] !== "postgres";
