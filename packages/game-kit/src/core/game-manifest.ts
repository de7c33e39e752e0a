/** The content of `game.json`, the only file of a game that the catalogue reads. */
export type GameManifest = {
  id: string;
  title: string;
  /** The class's code, like "ARC 01". */
  code: string;
  tagline: string;
  description: string;
  version: string;
  protocol: number;
  categories: readonly string[];
  ages: string;
  players: number;
  devices: readonly string[];
  orientation: string;
  features: readonly string[];
  /** The darkest colour of its cover. */
  spine: string;
  featured: boolean;
  score: ScoreManifest;
  /** Ways to play with a board each. The first has the id "". Without this, a game has one mode. */
  modes?: readonly ModeManifest[];
  /**
   * How much runners of a race see of each other: "ghost" (their state, drawn) or "progress" (the default: score and
   * place).
   */
  rivals?: string;
  verifier: string;
  controls: readonly Control[];
  howTo: readonly string[];
  a11y: readonly string[];
  licence: string;
  credits: string;
  /** Earlier versions of the rules whose runs the current view can still show: see the template. */
  olderRules?: readonly string[];
};

type ScoreManifest = {
  kind: string;
  order: string;
  unit: string;
  min: number;
  max: number;
  /** Counts up when scores are no longer comparable: that opens a new board. 1 if it is missing. */
  version?: number;
  /** The worst score that is ranked: the lowest one, or the highest if `order` is asc. */
  least?: number;
};

/** `levels: 3` makes the variants `map-1`, `map-2` and `map-3` of the mode `map`. */
export type ModeManifest = { id: string; title: string; hint: string; levels?: number };

/** How to do one action on each device; empty where it is not possible. */
export type Control = { action: string; keys: string; touch: string; pad: string };

const DEVICES = ["keyboard", "mouse", "touch", "gamepad"];
/** The limits of the database. */
const MAX_LENGTHS = { id: 60, tagline: 60, description: 2000, licence: 80 };
const [MAX_TITLE, MAX_HINT] = [40, 160];
const MAX_VARIANTS = 120;
const MAX_VARIANT_LENGTH = 24;
const FEATURES = ["runs", "replays", "saves", "screenshot", "leaderboard", "sign-in"];

/** Lists the problems of a manifest as sentences; empty if it is valid. */
export function findManifestProblems(json: unknown): string[] {
  const problems: string[] = [];
  const check = (isFine: boolean, says: string) => void (isFine || problems.push(says));
  if (!isObject(json)) return ["game.json must hold an object"];
  const { score, controls } = json;

  check(isMatch(json.id, /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/), "id must be a slug, such as drift-belt");
  for (const name of ["title", "tagline", "description", "version", "ages", "licence", "credits"]) {
    check(isMatch(json[name], /\S/), `${name} must not be empty`);
  }
  for (const [name, most] of Object.entries(MAX_LENGTHS)) {
    check(!isMatch(json[name], new RegExp(`.{${most + 1}}`, "su")), `${name} must have at most ${most} characters`);
  }
  check(isMatch(json.code, /^[A-Z]{3} \d\d$/), "code must look like ARC 01");
  check(json.protocol === 1, "protocol must be 1");
  check(
    isListOf(json.categories, isText) && isWhole(json.categories.length, 1, 4),
    "categories must have one to four entries",
  );
  check(isWhole(json.players, 1, 8), "players must be a number from 1 to 8");
  check(
    isListOf(json.devices, isOneOf(DEVICES)) && json.devices.length > 0,
    `devices must be some of ${DEVICES.join(", ")}`,
  );
  check(isOneOf(["any", "landscape", "portrait"])(json.orientation), "orientation must be any, landscape or portrait");
  check(isListOf(json.features, isOneOf(FEATURES)), `features must be some of ${FEATURES.join(", ")}`);
  check(isMatch(json.spine, /^#[0-9A-Fa-f]{6}$/), "spine must be a colour, such as #5B34B8");
  check(typeof json.featured === "boolean", "featured must be true or false");
  check(isOneOf(["replay", "bounds", "none"])(json.verifier), "verifier must be replay, bounds or none");
  check(json.rivals === undefined || isOneOf(["ghost", "progress"])(json.rivals), "rivals must be ghost or progress");
  check(isListOf(json.howTo, isText) && isWhole(json.howTo.length, 1, 4), "howTo must have one to four sentences");
  check(isListOf(json.a11y, isText), "a11y must be a list of texts");
  check(
    isListOf(controls, isControl) && controls.length > 0,
    "each of the controls must have action, keys, touch and pad",
  );
  const isVersion = (each: unknown) => isMatch(each, /^[0-9a-f]{16}$/);
  check(
    json.olderRules === undefined || isListOf(json.olderRules, isVersion),
    "olderRules must be released versions of the game's rules",
  );
  check(isScore(score), "score must have kind, order (desc or asc), unit, and whole numbers min below max");
  if (isObject(score)) {
    check(
      score.version === undefined || isWhole(score.version, 1, 999),
      "score.version must be a number from 1 to 999",
    );
    check(
      score.least === undefined || isWhole(score.least, score.min as number, score.max as number),
      "score.least must be a whole number from min to max",
    );
  }
  if (json.modes !== undefined) problems.push(...findModeProblems(json.modes));
  return problems;
}

/** The ids of all variants: of each mode, or of each of its levels. */
export function variantsOf({ modes }: Pick<GameManifest, "modes">): string[] {
  if (!modes || modes.length === 0) return [""];
  return modes.flatMap(({ id, levels }) =>
    levels === undefined ? [id] : Array.from({ length: levels }, (_, index) => `${id}-${index + 1}`),
  );
}

function findModeProblems(modes: unknown): string[] {
  if (!isListOf(modes, isMode) || modes.length === 0) {
    return [
      `each of the modes must have an id (a slug), a title of up to ${MAX_TITLE} and a hint of up to ${MAX_HINT} characters`,
    ];
  }
  const list = modes as ModeManifest[];
  const problems: string[] = [];
  if (list[0]!.id !== "" || list[0]!.levels !== undefined)
    problems.push('the first mode must have the id "" and no levels');
  if (list.slice(1).some(({ id }) => id === "")) problems.push('only the first mode can have the id ""');
  const variants = variantsOf({ modes: list });
  if (variants.length > MAX_VARIANTS) problems.push(`modes and levels must be at most ${MAX_VARIANTS}`);
  const named = variants.filter((id) => id !== "");
  if (new Set(named).size < named.length) problems.push("no two modes or levels can have the same id");
  if (variants.some((id) => id.length > MAX_VARIANT_LENGTH)) {
    problems.push(`ids of modes and levels must have at most ${MAX_VARIANT_LENGTH} characters`);
  }
  return problems;
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;
const isText = (value: unknown) => typeof value === "string";
const isMatch = (value: unknown, pattern: RegExp) => typeof value === "string" && pattern.test(value);
const isOneOf = (list: readonly string[]) => (value: unknown) => list.includes(value as string);
const isWhole = (value: unknown, least: number, most: number) =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;

function isListOf(value: unknown, isFine: (each: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.every(isFine);
}

function isControl(value: unknown): boolean {
  return isObject(value) && isMatch(value.action, /\S/) && [value.keys, value.touch, value.pad].every(isText);
}

function isMode(value: unknown): boolean {
  if (!isObject(value) || !isMatch(value.id, /^([a-z0-9]+(-[a-z0-9]+)*)?$/)) return false;
  const isShown = isMatch(value.title, new RegExp(`^(?=.*\\S).{1,${MAX_TITLE}}$`, "u"));
  const isTold = isMatch(value.hint, new RegExp(`^(?=.*\\S).{1,${MAX_HINT}}$`, "u"));
  return isShown && isTold && (value.levels === undefined || isWhole(value.levels, 1, MAX_VARIANTS));
}

function isScore(value: unknown): boolean {
  if (!isObject(value) || !isText(value.kind) || !isText(value.unit)) return false;
  const isRange = isWhole(value.min, 0, Number.MAX_SAFE_INTEGER) && isWhole(value.max, 1, Number.MAX_SAFE_INTEGER);
  return isRange && (value.min as number) < (value.max as number) && isOneOf(["desc", "asc"])(value.order);
}
