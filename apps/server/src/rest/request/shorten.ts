const MAX_SHOWN = 200;

/** What a client wrote, for an error to repeat: enough to recognize it by, however long it is. */
export function shorten(written: string): string {
  return written.length <= MAX_SHOWN ? written : `${written.slice(0, MAX_SHOWN)}…`;
}
