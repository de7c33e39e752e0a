/** `copy` can be fetched again, `yours` is stored nowhere else, `session` is the sign-in. */
type EntryKind = "copy" | "yours" | "session";
export type DeviceEntry = { key: string; name: string; kind: EntryKind; bytes: number; savedAt: number | null };
export type KeptGame = { id: string; files: number };

type Known = { pattern: RegExp; name: string; kind: EntryKind };

const KNOWN: Known[] = [
  { pattern: /^apps\d+$/, name: "Class list", kind: "copy" },
  { pattern: /^leaderboards-topStreaks$/, name: "Leaderboard: streaks", kind: "copy" },
  { pattern: /^leaderboards-topCoinsThisWeek$/, name: "Leaderboard: Dabloons this week", kind: "copy" },
  { pattern: /^leaderboards-topTimeSpent$/, name: "Leaderboard: time at school", kind: "copy" },
  { pattern: /^leaderboards-topAppsPlayed$/, name: "Leaderboard: classes attended", kind: "copy" },
  { pattern: /^leaderboards-appHighScores$/, name: "Leaderboard: best of each class", kind: "copy" },
  { pattern: /^playing-now$/, name: "Who is playing", kind: "copy" },
  { pattern: /^worn-look$/, name: "What you wear", kind: "copy" },
  { pattern: /^account-news$/, name: "Notes between tabs", kind: "copy" },
  { pattern: /^favourites-of$/, name: "Whose favourites these are", kind: "copy" },
  { pattern: /^run-tickets$/, name: "Tickets for offline runs", kind: "copy" },
  { pattern: /^quack-time-ping$/, name: "When time was last counted", kind: "copy" },
  { pattern: /^quack-sitting$/, name: "When the next break is due", kind: "copy" },
  { pattern: /^favourites$/, name: "Favourites", kind: "yours" },
  { pattern: /^recents$/, name: "Recently played", kind: "yours" },
  { pattern: /^save:/, name: "Saved game", kind: "yours" },
  { pattern: /^games-muted$/, name: "Sound on or off", kind: "yours" },
  { pattern: /^kept-runs$/, name: "Offline runs to submit", kind: "yours" },
  { pattern: /^share-usage$/, name: "Usage numbers on or off", kind: "yours" },
  { pattern: /^look$/, name: "Look and motion", kind: "yours" },
  { pattern: /^benefits-hidden$/, name: "Note about signing up hidden", kind: "yours" },
  { pattern: /^shortcuts$/, name: "Shortcuts on or off", kind: "yours" },
  { pattern: /^onboarding/, name: "Sign-up answers", kind: "yours" },
  { pattern: /^unsaved-clips$/, name: "Clips: changes that are not saved", kind: "yours" },
  { pattern: /^waiting-saves$/, name: "Saved games to send", kind: "yours" },
  { pattern: /^quack-session/, name: "Your sign-in", kind: "session" },
];

const ORDER: EntryKind[] = ["copy", "yours", "session"];

/** The site's data on this device: name, size, and age if it has a timestamp. */
export function describeEntries(stored: readonly (readonly [key: string, text: string])[]): DeviceEntry[] {
  return stored
    .map(([key, text]) => {
      const known = KNOWN.find(({ pattern }) => pattern.test(key));
      const [, save] = /^save:(.+)$/.exec(key) ?? [];
      const name = save ? `${known!.name}: ${save.replaceAll("-", " ")}` : (known?.name ?? key);
      return { key, name, kind: known?.kind ?? "yours", bytes: byteLength(key + text), savedAt: savedAtOf(text) };
    })
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.name.localeCompare(b.name));
}

/** The games among the addresses of files that are stored for offline use. */
export function gamesAmong(addresses: readonly string[]): KeptGame[] {
  const files = new Map<string, number>();
  for (const address of addresses) {
    const [, id] = /^\/g\/([a-z0-9-]+)\//.exec(new URL(address, "http://here.invalid").pathname) ?? [];
    if (id !== undefined) files.set(id, (files.get(id) ?? 0) + 1);
  }
  return [...files].map(([id, count]) => ({ id, files: count })).sort((a, b) => a.id.localeCompare(b.id));
}

/** "812 bytes", "4.2 kB", "1.3 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1000, "kB"] : [bytes / 1_000_000, "MB"];
  return `${amount.toLocaleString("en", { maximumFractionDigits: 1 })} ${unit}`;
}

const MINUTE_MS = 60_000;
const AGES: [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ["day", 1440 * MINUTE_MS],
  ["hour", 60 * MINUTE_MS],
  ["minute", MINUTE_MS],
];

/** "3 days ago", or "just now". */
export function formatAge(savedAt: number, now: number): string {
  const age = now - savedAt;
  const [unit, ms] = AGES.find(([, each]) => age >= each) ?? [];
  if (unit === undefined || ms === undefined) return "just now";
  return new Intl.RelativeTimeFormat("en").format(-Math.floor(age / ms), unit);
}

function savedAtOf(text: string): number | null {
  try {
    const { savedAt } = JSON.parse(text) as { savedAt?: unknown };
    return typeof savedAt === "number" ? savedAt : null;
  } catch {
    return null;
  }
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
