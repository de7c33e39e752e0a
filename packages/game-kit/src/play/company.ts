import { openReplay } from "#core/replay-scrubber.ts";
import type { CanvasStage } from "#stage/canvas-stage.ts";
import type { GameFace } from "#stage/game-view.ts";
import { findMode } from "./game-modes.ts";
import { formatWith, type GameSession } from "./game-session.ts";
import { keptMedal, staffOf } from "./staff-runs.ts";

/** The staff who run along in a level. The own run counts all the same. */
export type Company<State> = {
  /** Called with each frame of the own run. */
  step(): void;
  draw(stage: CanvasStage, face: GameFace<State>, own: State): void;
  /** The name and the score of the one to beat; empty if there are several. */
  words(face: GameFace<State>): string;
};

/** Null where there is none: the course of a mode without levels is another one in every run. */
export function createCompany<State>(gameSession: GameSession<State>, variant: string): Company<State> | null {
  const { rules, manifest, company = "next" } = gameSession;
  const staff = findMode(manifest, variant)?.level == null ? [] : staffOf(gameSession, variant);
  const next = staff[Math.min(keptMedal(gameSession, variant), staff.length - 1)];
  if (!next) return null;
  const runs = (company === "all" ? staff : [next]).map((run) => ({ name: run.name, replay: openReplay(rules, run) }));
  return {
    step() {
      for (const { replay } of runs) replay.step();
    },
    draw(stage, { view }, own) {
      for (const { name, replay } of runs) view.drawGhost?.(stage, replay.state, { own, isDone: replay.isAtEnd, name });
    },
    words: (face) => (runs.length > 1 ? "" : `${next.name}\n${formatWith(face)(rules.score(runs[0]!.replay.state))}`),
  };
}
