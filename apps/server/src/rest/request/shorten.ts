const MAX_SHOWN = 200;

/** Shortens client input for an error message. */
export function shorten(written: string): string {
  return written.length <= MAX_SHOWN ? written : `${written.slice(0, MAX_SHOWN)}…`;
}
