/** What runs: nothing special for `npm test`, "browser" for the journeys tagged as long, "long" for every cell of a table. */
const proof = process.env["QUACK_PROOF"];

/** Every route in every layout, every game to its end. */
export const isProof = proof === "long";

/** Left out of `npm test`, and run by `npm run proof -- browser`: what repeats a fact in another way, or takes long. */
export const LONG = { tag: "@long" };

/** The same for one of several cases of a test. */
export const longIf = (isLong: boolean) => (isLong ? LONG : {});
