import type { Feature } from "./protocol.ts";

/** The steps of the check. The page that shows them has their labels. */
export type StepId =
  | "hello"
  | "name"
  | "version"
  | "progress"
  | "ready"
  | "pulse"
  | "run"
  | "pause"
  | "resume"
  | "picture"
  | "shape"
  | "upright";

/** `unseen`: an optional step for which nothing was received. */
export type StepState = "waiting" | "passed" | "failed" | "unseen";

/** `note` says what was received instead, in the game's own terms. */
export type Step = { id: StepId; isRequired: boolean; state: StepState; note: string | null };

const ORDER: readonly StepId[] = [
  "hello",
  "name",
  "version",
  "progress",
  "ready",
  "pulse",
  "run",
  "pause",
  "resume",
  "picture",
  "shape",
  "upright",
];

/** The page cannot run a game that fails these. The other steps are recommended. */
const REQUIRED: readonly StepId[] = ["hello", "name", "version", "ready", "pulse", "shape", "upright"];

/** Steps that are required when the game requests the feature. */
const REQUIRED_BY: Partial<Record<StepId, Feature>> = { run: "runs", picture: "screenshot" };

/** These pass unless something contradicts them. */
const HELD: readonly StepId[] = ["shape", "upright"];

export function firstSteps(): Step[] {
  return ORDER.map((id) => ({ id, isRequired: REQUIRED.includes(id), state: "waiting", note: null }));
}

/** Sets a step's state. A step that passed or failed keeps that state. */
export function markStep(steps: Step[], id: StepId, state: "passed" | "failed", note: string | null = null): Step[] {
  return steps.map((step) => (step.id === id && step.state === "waiting" ? { ...step, state, note } : step));
}

/** Makes the steps of the requested features required. */
export function requireFor(steps: Step[], wants: readonly Feature[]): Step[] {
  return steps.map((step) => {
    const feature = REQUIRED_BY[step.id];
    return feature && wants.includes(feature) ? { ...step, isRequired: true } : step;
  });
}

/** Closes all steps that are still waiting. */
export function closeSteps(steps: Step[]): Step[] {
  const hasSpoken = steps.some(({ id, state }) => id === "hello" && state === "passed");
  return steps.map((step) => {
    if (step.state !== "waiting") return step;
    if (HELD.includes(step.id) && hasSpoken) return { ...step, state: "passed" };
    return { ...step, state: step.isRequired ? "failed" : "unseen" };
  });
}

export function isConforming(steps: readonly Step[]): boolean {
  return steps.every(({ state, isRequired }) => state === "passed" || (state === "unseen" && !isRequired));
}
