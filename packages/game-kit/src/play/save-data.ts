import { isVariant } from "@quackademy/game-sdk/check-event.ts";
import type { Settings } from "@quackademy/game-sdk/protocol.ts";
import { MAX_DELAY_MS } from "#music/sound-delay.ts";

/** A medal: 1 bronze, 2 silver, 3 gold, by the staff run that was beaten. */
export type Medal = 1 | 2 | 3;

/** What a game saves between visits. Records are keyed by the variant; "" is the first mode. */
export type SavedGame = {
  settings: Partial<Settings>;
  /** The best of the first mode; older versions of the kit know only this one. */
  best: number | null;
  bests: Readonly<Record<string, number>>;
  medals: Readonly<Record<string, Medal>>;
  /** The latest scores, newest last. */
  recent: Readonly<Record<string, readonly number[]>>;
  /** The lessons that were finished or skipped. */
  lessons: readonly string[];
  /** What the game itself keeps: stars, unlocked levels, collections. */
  progress: Readonly<Record<string, unknown>>;
  /** The variant that was chosen last; null: none yet. */
  variant: string | null;
  /** The `score.version` that the scores belong to. */
  scoring: number;
};

export type ScoreOrder = { order: string; version?: number | undefined };

export const RECENT_SCORES = 6;
const MAX_LESSONS = 40;
const MAX_KEY = 40;

/** Parses saved data. A field that cannot be read is dropped, and the others are kept. */
export function readSaved(text: string | null, { version = 1 }: ScoreOrder = { order: "desc" }): SavedGame {
  const json = parse(text);
  const scoring = isScore(json["scoring"]) ? json["scoring"] : 1;
  // Scores of another way of counting cannot be compared. Their boards keep them.
  const scores = scoring === version ? json : {};
  const bests = readRecord(scores["bests"], isPlace, (value) => (isScore(value) ? value : undefined));
  const best = isScore(scores["best"]) ? scores["best"] : (bests[""] ?? null);
  return {
    settings: readSettings(json["settings"]),
    best,
    bests: best === null ? bests : { ...bests, "": best },
    medals: readRecord(json["medals"], isPlace, (value) => (isMedal(value) ? value : undefined)),
    recent: readRecord(scores["recent"], isPlace, readRecent),
    lessons: readLessons(json["lessons"]),
    progress: readRecord(json["progress"], isKey, (value) => value),
    variant: isPlace(json["variant"]) ? json["variant"] : null,
    scoring: version,
  };
}

/** Merges two saves so that nothing is lost: the better of each. Where neither is better, `mine` counts. */
export function mergeSaved(mine: SavedGame, theirs: SavedGame, { order }: ScoreOrder): SavedGame {
  const better = order === "asc" ? Math.min : Math.max;
  const bests = mergeRecords(mine.bests, theirs.bests, better);
  return {
    ...mine,
    settings: { ...theirs.settings, ...mine.settings },
    bests,
    best: bests[""] ?? null,
    medals: mergeRecords(mine.medals, theirs.medals, (one, other) => Math.max(one, other) as Medal),
    recent: { ...theirs.recent, ...mine.recent },
    lessons: [...new Set([...theirs.lessons, ...mine.lessons])].slice(-MAX_LESSONS),
    progress: mergeRecords(mine.progress, theirs.progress, mergeProgress),
    variant: mine.variant ?? theirs.variant,
  };
}

/** The larger number, whichever is true, all entries of both lists, and the same for each field of an object. */
export function mergeProgress(mine: unknown, theirs: unknown): unknown {
  if (typeof mine === "number" && typeof theirs === "number") return Math.max(mine, theirs);
  if (typeof mine === "boolean" && typeof theirs === "boolean") return mine || theirs;
  if (Array.isArray(mine) && Array.isArray(theirs)) return mergeLists(mine, theirs);
  if (isObject(mine) && isObject(theirs)) return mergeRecords(mine, theirs, mergeProgress);
  return mine ?? theirs;
}

/** A list of numbers is read as one value a place (stars by level); any other list as a collection. */
function mergeLists(mine: readonly unknown[], theirs: readonly unknown[]): unknown[] {
  if ([...mine, ...theirs].every((each) => typeof each === "number")) {
    const longer = mine.length >= theirs.length ? mine : theirs;
    return longer.map((_, place) => mergeProgress(mine[place], theirs[place]));
  }
  const known = new Set(mine.map((each) => JSON.stringify(each)));
  return [...mine, ...theirs.filter((each) => !known.has(JSON.stringify(each)))];
}

function mergeRecords<Value>(
  mine: Readonly<Record<string, Value>>,
  theirs: Readonly<Record<string, Value>>,
  merge: (mine: Value, theirs: Value) => Value,
): Record<string, Value> {
  const merged = { ...theirs, ...mine };
  for (const key of Object.keys(mine)) if (Object.hasOwn(theirs, key)) merged[key] = merge(mine[key]!, theirs[key]!);
  return merged;
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(text ?? "");
    return isObject(json) ? json : {};
  } catch {
    return {};
  }
}

function readRecord<Value>(
  json: unknown,
  isName: (name: unknown) => boolean,
  read: (value: unknown) => Value | undefined,
): Record<string, Value> {
  if (!isObject(json)) return {};
  return Object.fromEntries(
    Object.entries(json).flatMap(([name, value]) => {
      const found = isName(name) ? read(value) : undefined;
      return found === undefined ? [] : [[name, found]];
    }),
  );
}

function readRecent(json: unknown): number[] | undefined {
  return Array.isArray(json) ? json.filter(isScore).slice(-RECENT_SCORES) : undefined;
}

function readLessons(json: unknown): string[] {
  return Array.isArray(json) ? json.filter(isKey).slice(-MAX_LESSONS) : [];
}

function readSettings(json: unknown): Partial<Settings> {
  if (!isObject(json)) return {};
  const { isMuted, isMusicOff, volume, isCalm, isContrast, soundDelayMs } = json;
  return {
    ...(typeof isMuted === "boolean" && { isMuted }),
    ...(typeof volume === "number" && volume >= 0 && volume <= 1 && { volume }),
    ...(typeof isCalm === "boolean" && { isCalm }),
    ...(typeof isMusicOff === "boolean" && { isMusicOff }),
    ...(typeof isContrast === "boolean" && { isContrast }),
    ...(isScore(soundDelayMs) && soundDelayMs >= 0 && soundDelayMs <= MAX_DELAY_MS && { soundDelayMs }),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isScore = (value: unknown): value is number => Number.isSafeInteger(value);
const isMedal = (value: unknown): value is Medal => value === 1 || value === 2 || value === 3;
const isPlace = (value: unknown): value is string => value === "" || isVariant(value);
// "__proto__" as a key would change the object instead of adding a field.
const isKey = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= MAX_KEY && value !== "__proto__";
