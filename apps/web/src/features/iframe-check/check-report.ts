import { isConforming, type Step } from "@quackademy/game-sdk/conformance-steps.ts";
import { CHECKS } from "./check-list.ts";
import { addressee, type Framing } from "./framing.ts";

export type Results = Record<string, boolean>;
export type CheckedGame = { id: string; steps: Step[] };

/**
 * What the page around this one is told, after every round. A change that could break a reader gets a new `v`. Only
 * what this place allows is in it: nothing of who is here, which browser it is, or what they did.
 */
type FrameReport = {
  p: "quack";
  t: "iframe-check";
  v: 1;
  /** The site that was framed. */
  site: string;
  ok: boolean;
  checks: { id: string; ok: boolean }[];
  /** The last game that was looked at, if there was one. */
  game: { id: string; ok: boolean; steps: { id: string; state: string }[] } | null;
};

export function frameReport(site: string, results: Results, game: CheckedGame | null = null): FrameReport {
  const checks = CHECKS.flatMap(({ id }) => (id in results ? [{ id, ok: results[id]! }] : []));
  return {
    p: "quack",
    t: "iframe-check",
    v: 1,
    site,
    ok: checks.every(({ ok }) => ok),
    checks,
    game: game && {
      id: game.id,
      ok: isConforming(game.steps),
      steps: game.steps.map(({ id, state }) => ({ id, state })),
    },
  };
}

export function tellParent(report: FrameReport, framing: Framing, parent: Pick<Window, "postMessage"> = window.parent) {
  if (framing.isFramed) parent.postMessage(report, addressee(framing));
}

/** The same in words, for whoever is asked for help. Here the browser is named: it is its user who passes it on. */
export function reportText(report: FrameReport, framing: Framing, browser: string, date: Date): string {
  const name = (id: string) => CHECKS.find((check) => check.id === id)?.name ?? id;
  return [
    `Frame check of ${report.site}, ${date.toISOString()}`,
    `Browser: ${browser}`,
    `Frame: ${framingWords(framing)}`,
    ...report.checks.map(({ id, ok }) => `${name(id)}: ${ok ? "works" : "does not work"}`),
    ...(report.game ? [`Game ${report.game.id}: ${report.game.ok ? "conforms" : "does not conform"}`] : []),
    ...(report.game?.steps ?? []).map(({ id, state }) => `  ${id}: ${state}`),
  ].join("\n");
}

export function framingWords({ isFramed, by, depth }: Framing): string {
  if (!isFramed) return "not in a frame";
  const who = by ?? "a page whose name the browser does not tell";
  return depth > 1 ? `framed by ${who}, ${depth} frames deep` : `framed by ${who}`;
}
