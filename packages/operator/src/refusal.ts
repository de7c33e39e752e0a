/** The answer is no, and this sentence says why. */
export class Refusal extends Error {}

/** The command was not written as it has to be. */
export class Misuse extends Error {}
