import type { AppRow } from "#features/classes/classes-api.ts";

/** A class with all fields; a test sets only those that it is about. */
export function sampleApp(given: Partial<AppRow> & { id: string }): AppRow {
  return {
    title: given.id,
    code: "ARC 01",
    tagline: "Arcade · 1 player",
    description: "Steer a duck through the belt. Stars are worth the detour, rocks are not.",
    controls: [{ action: "Steer", keys: "Arrow keys or WASD", touch: "Drag anywhere", pad: "Left stick" }],
    categories: ["arcade"],
    devices: ["keyboard", "touch"],
    players: 1,
    developer: "Quackademy",
    licence: "MIT",
    source_url: null,
    icon: `/covers/${given.id}.svg`,
    spine: "#5B34B8",
    video: null,
    entry: null,
    pop_out: true,
    verifier: "replay",
    rivals: "progress",
    score_per_second: null,
    score_version: 1,
    score_least: null,
    daily_days: [],
    score_order: "desc",
    sim_version: null,
    score_unit: "points",
    score_min: 0,
    score_max: 1_000_000,
    listed: true,
    featured: false,
    created_at: "2025-11-01T09:00:00+00:00",
    build: null,
    build_number: null,
    flags: [],
    min_age: null,
    orientation: "any",
    is_foreign: false,
    ...given,
  };
}

export const SAMPLE_APPS: AppRow[] = [
  sampleApp({ id: "blink", code: "RCT 17", tagline: "Reaction · 20 signals", categories: ["reaction"] }),
  sampleApp({ id: "drift-belt" }),
  sampleApp({ id: "flip-reef", code: "BRD 15", categories: ["board", "two-players"], featured: true }),
  sampleApp({ id: "keystorm", code: "TYP 20", tagline: "Typing · 3 speeds", categories: ["typing"], featured: true }),
  sampleApp({ id: "skyhop", code: "ARC 03", created_at: "2025-11-09T09:00:00+00:00" }),
];
