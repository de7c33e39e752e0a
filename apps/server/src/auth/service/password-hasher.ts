import { randomUUID } from "node:crypto";
import os from "node:os";
import { compare, hash } from "@node-rs/bcrypt";
import { limitConcurrency } from "./limit-concurrency.ts";

// The same as Supabase, so that accounts can be moved there with their passwords.
const COST = 10;
/** bcrypt ignores all bytes after these. */
export const MAX_PASSWORD_BYTES = 72;

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Takes as long without a hash, so that response times do not reveal which accounts exist. */
  verify(password: string, hashed: string | null): Promise<boolean>;
};

/**
 * A hash takes about 80 ms of CPU time, so at most `atOnce` run at a time and leave a core for other requests; the
 * others wait in order. Tests use a lower cost.
 */
export function createPasswordHasher({
  cost = COST,
  atOnce = Math.max(1, os.availableParallelism() - 1),
} = {}): PasswordHasher {
  const inTurn = limitConcurrency(atOnce);
  const dummyHash = inTurn(() => hash(randomUUID(), cost));
  return {
    // The library writes the prefix 2b or 2y; PostgreSQL's crypt() and Supabase write 2a for the same algorithm.
    hash: async (password) => (await inTurn(() => hash(password, cost))).replace(/^\$2[by]\$/, "$2a$$"),
    verify: async (password, hashed) => {
      if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) return false;
      const known = hashed ?? (await dummyHash);
      const fits = await inTurn(() => compare(password, known)).catch(() => false);
      return fits && hashed !== null;
    },
  };
}
