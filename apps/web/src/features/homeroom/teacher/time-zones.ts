/** The time zones that this browser knows, with the given one. Old browsers know only their own and UTC. */
export function timeZones(own: string): string[] {
  const known = "supportedValuesOf" in Intl ? Intl.supportedValuesOf("timeZone") : [];
  return [...new Set([own, ...known, "UTC"])].sort();
}

export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
