/** What a player plays with. */
export type Device = "keys" | "touch" | "pad";
