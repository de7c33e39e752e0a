export type Preferences = {
  return: "minimal" | "headers-only" | "representation" | null;
  resolution: "merge-duplicates" | "ignore-duplicates" | null;
  missing: "default" | "null" | null;
  count: "exact" | "planned" | "estimated" | null;
  handling: "strict" | "lenient" | null;
  tx: "commit" | "rollback" | null;
  params: "single-object" | null;
  timezone: string | null;
  maxAffected: number | null;
  /** Unknown preferences; an error under handling=strict. */
  unknown: string[];
};

const CHOICES: Record<string, readonly string[]> = {
  return: ["minimal", "headers-only", "representation"],
  resolution: ["merge-duplicates", "ignore-duplicates"],
  missing: ["default", "null"],
  count: ["exact", "planned", "estimated"],
  handling: ["strict", "lenient"],
  tx: ["commit", "rollback"],
  params: ["single-object"],
};

const NONE: Preferences = {
  return: null,
  resolution: null,
  missing: null,
  count: null,
  handling: null,
  tx: null,
  params: null,
  timezone: null,
  maxAffected: null,
  unknown: [],
};

/** Whether parsing the header needs the list of time zones. */
export function namesTimezone(header: string | undefined): boolean {
  return header !== undefined && header.includes("timezone=");
}

/** Parses the Prefer header. The first of several values counts. */
export function parsePrefer(header: string | undefined, timezones: ReadonlySet<string> = new Set()): Preferences {
  if (header === undefined) return NONE;
  const found: Record<string, unknown> = { ...NONE, unknown: [] };
  const unknown: string[] = [];
  for (const item of header.split(",")) {
    const preference = item.trim();
    const equals = preference.indexOf("=");
    const name = preference.slice(0, Math.max(equals, 0));
    const value = preference.slice(equals + 1);
    if (name === "max-affected" && /^\d{1,15}$/.test(value)) found.maxAffected ??= Number(value);
    else if (name === "timezone" && timezones.has(value)) found.timezone ??= value;
    else if (Object.hasOwn(CHOICES, name) && CHOICES[name]!.includes(value)) found[name] ??= value;
    else if (preference !== "") unknown.push(preference);
  }
  return { ...(found as Preferences), unknown };
}

type Echo = Exclude<keyof Preferences, "unknown">;
const ECHO_ORDER: Echo[] = [
  "resolution",
  "missing",
  "return",
  "params",
  "count",
  "tx",
  "handling",
  "timezone",
  "maxAffected",
];

/** The Preference-Applied header: the given ones among the named preferences. */
export function appliedPreferences(preferences: Preferences, names: Echo[]): string | null {
  if (preferences === NONE) return null;
  const applied = ECHO_ORDER.filter((name) => names.includes(name) && preferences[name] !== null)
    .filter((name) => name !== "maxAffected" || preferences.handling === "strict")
    .map((name) => `${name === "maxAffected" ? "max-affected" : name}=${preferences[name]}`);
  return applied.length > 0 ? applied.join(", ") : null;
}
