/** Selects the tests: unset for `npm test`, "browser" for those tagged as long, "long" for every cell of a table. */
const proof = process.env["QUACK_PROOF"];

/** `npm test`. */
export const isShort = proof === undefined;

/** Runs every route in every layout, and every game to its end. */
export const isProof = proof === "long";

/** Skipped by `npm test`, run by `npm run proof -- browser`: tests that are redundant or slow. */
export const LONG = { tag: "@long" };

/** Marks one of several cases of a test as long. */
export const markLongIf = (isLong: boolean) => (isLong ? LONG : {});
