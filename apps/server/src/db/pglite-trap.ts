import type { PGlite } from "@electric-sql/pglite";

type Insides = { mod: { _PostgresMainLoopOnce(): void }; POSTGRES_MAIN_LONGJMP: number };

/**
 * PGlite treats every exception as a PostgreSQL error and continues. But a stack overflow or exhausted memory leaves
 * the server in an inconsistent state, and it would still report success.
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
