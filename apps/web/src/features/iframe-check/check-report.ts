import { isConforming, type Step } from "@quackademy/game-sdk/conformance-steps.ts";
import { CHECKS } from "./check-list.ts";
import { targetOrigin, type Framing } from "./framing.ts";

export type Results = Record<string, boolean>;
export type CheckedGame = { id: string; steps: Step[] };

/**
 * The message to the parent page after every round. A breaking change needs a new `v`. It contains only what works
 * here: nothing about the person or the browser.
 */
type FrameReport = {
  p: "quack";
  t: "iframe-check";
  v: 1;
  /** The site that was framed. */
  site: string;
  ok: boolean;
  checks: { id: string; ok: boolean }[];
  /** The last game that was checked, if there was one. */
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
  if (framing.isFramed) parent.postMessage(report, targetOrigin(framing));
}

/** The report as text, for a request for help. It names the browser, because its user sends it. */
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
  const who = by ?? "an unknown page";
  return depth > 1 ? `framed by ${who}, ${depth} frames deep` : `framed by ${who}`;
}
