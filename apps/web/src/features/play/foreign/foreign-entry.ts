/** Our own games are at /g/{class}/, builds of creators at /g/b/{hash}/, and some on hosts that the operator allows. */
export const isForeign = (entry: string): boolean => entry.startsWith("/g/b/") || isOutside(entry);

/** Whether a game is loaded from another host. */
export const isOutside = (entry: string): boolean => entry.startsWith("https://");

/** The host that a game is loaded from; null if that is this site. */
export const hostOf = (entry: string): string | null =>
  isOutside(entry) && URL.canParse(entry) ? new URL(entry).host : null;
