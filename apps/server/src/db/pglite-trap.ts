import type { PGlite } from "@electric-sql/pglite";

type Insides = { mod: { _PostgresMainLoopOnce(): void }; POSTGRES_MAIN_LONGJMP: number };

/**
 * PGlite takes every exception out of its code for PostgreSQL's own way to report an error, and goes on. But a stack
 * that ran over, or memory that ran out, leaves the server in pieces: it would answer as if all had gone well.
 */
export function onTrap(pglite: PGlite, die: () => void): void {
  const { mod, POSTGRES_MAIN_LONGJMP } = pglite as unknown as Insides;
  const runOnce = mod._PostgresMainLoopOnce.bind(mod);
  mod._PostgresMainLoopOnce = () => {
    try {
      runOnce();
    } catch (error) {
      if ((error as { status?: number }).status !== POSTGRES_MAIN_LONGJMP) die();
      throw error;
    }
  };
}
