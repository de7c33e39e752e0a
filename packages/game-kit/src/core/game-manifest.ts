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
  verifier: string;
  controls: readonly Control[];
  howTo: readonly string[];
  a11y: readonly string[];
  licence: string;
  credits: string;
  /** Earlier versions of the rules whose runs the current view can still show: see the template. */
  olderRules?: readonly string[];
};

type ScoreManifest = { kind: string; order: string; unit: string; min: number; max: number };

/** How to do one action on each device; empty where it is not possible. */
export type Control = { action: string; keys: string; touch: string; pad: string };

const DEVICES = ["keyboard", "mouse", "touch", "gamepad"];
const FEATURES = ["runs", "replays", "saves", "screenshot", "leaderboard", "sign-in"];

/** Lists the problems of a manifest as sentences; empty if it is valid. */
export function findManifestProblems(json: unknown): string[] {
  const problems: string[] = [];
  const check = (isFine: boolean, says: string) => void (isFine || problems.push(says));
  if (!isObject(json)) return ["game.json holds no object"];
  const { score, controls } = json;

  check(isMatch(json.id, /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/), "id is a slug, like drift-belt");
  for (const name of ["title", "tagline", "description", "version", "ages", "licence", "credits"]) {
    check(isMatch(json[name], /\S/), `${name} has words`);
  }
  check(isMatch(json.code, /^[A-Z]{3} \d\d$/), "code is like ARC 01");
  check(json.protocol === 1, "protocol is 1");
  check(isListOf(json.categories, isText) && json.categories.length > 0, "categories name at least one");
  check(isWhole(json.players, 1, 8), "players is a number from 1");
  check(isListOf(json.devices, isOneOf(DEVICES)) && json.devices.length > 0, `devices are of ${DEVICES.join(", ")}`);
  check(isOneOf(["any", "landscape", "portrait"])(json.orientation), "orientation is any, landscape or portrait");
  check(isListOf(json.features, isOneOf(FEATURES)), `features are of ${FEATURES.join(", ")}`);
  check(isMatch(json.spine, /^#[0-9A-Fa-f]{6}$/), "spine is a colour, like #5B34B8");
  check(typeof json.featured === "boolean", "featured is true or false");
  check(isOneOf(["replay", "bounds", "none"])(json.verifier), "verifier is replay, bounds or none");
  check(isListOf(json.howTo, isText) && isWhole(json.howTo.length, 1, 4), "howTo has one to four sentences");
  check(isListOf(json.a11y, isText), "a11y is a list of words");
  check(isListOf(controls, isControl) && controls.length > 0, "controls have action, keys, touch and pad each");
  const isVersion = (each: unknown) => isMatch(each, /^[0-9a-f]{16}$/);
  check(json.olderRules === undefined || isListOf(json.olderRules, isVersion), "olderRules are versions of its rules");
  check(isScore(score), "score has kind, order (desc or asc), unit, and whole min below max");
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

function isScore(value: unknown): boolean {
  if (!isObject(value) || !isText(value.kind) || !isText(value.unit)) return false;
  const isRange = isWhole(value.min, 0, Number.MAX_SAFE_INTEGER) && isWhole(value.max, 1, Number.MAX_SAFE_INTEGER);
  return isRange && (value.min as number) < (value.max as number) && isOneOf(["desc", "asc"])(value.order);
}
