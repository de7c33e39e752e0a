import type { Feature } from "./protocol.ts";

/** What a game is looked at for. The page that shows it has the words. */
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

/** `unseen`: nothing came, and nothing had to. */
export type StepState = "waiting" | "passed" | "failed" | "unseen";

/** `note` says what was heard instead, in the game's own terms. */
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

/** Without these the page cannot hold the game. The others make it a better guest. */
const REQUIRED: readonly StepId[] = ["hello", "name", "version", "ready", "pulse", "shape", "upright"];

/** What has to be there in a game that asked for the feature. */
const REQUIRED_BY: Partial<Record<StepId, Feature>> = { run: "runs", picture: "screenshot" };

/** Nothing has to be heard for these: they hold until something speaks against them. */
const HELD: readonly StepId[] = ["shape", "upright"];

export function firstSteps(): Step[] {
  return ORDER.map((id) => ({ id, isRequired: REQUIRED.includes(id), state: "waiting", note: null }));
}

/** A step that was taken stays taken, and one that failed stays failed. */
export function markStep(steps: Step[], id: StepId, state: "passed" | "failed", note: string | null = null): Step[] {
  return steps.map((step) => (step.id === id && step.state === "waiting" ? { ...step, state, note } : step));
}

/** What a game wants, it has to use. */
export function requireFor(steps: Step[], wants: readonly Feature[]): Step[] {
  return steps.map((step) => {
    const feature = REQUIRED_BY[step.id];
    return feature && wants.includes(feature) ? { ...step, isRequired: true } : step;
  });
}

/** Nothing more is waited for. */
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
