/** The input device of a player. */
export type Device = "keys" | "touch" | "pad";
