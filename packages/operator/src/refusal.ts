/** The command was refused; the message says why. */
export class Refusal extends Error {}

/** The command line is invalid (usage error). */
export class UsageError extends Error {}
