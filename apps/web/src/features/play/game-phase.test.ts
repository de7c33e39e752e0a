import { expect, test } from "vitest";
import { CRASHED, phaseAfterEvent, phaseAfterState, READY, SILENT, START } from "./game-phase.ts";

test("a game that loads shows its progress, and is ready when it says so", () => {
  const half = phaseAfterEvent(START, { type: "loading", progress: 0.5 });
  expect(half).toEqual({ name: "loading", progress: 0.5 });
  expect(phaseAfterEvent(half, { type: "ready" })).toBe(READY);
});

test("a game that starts without saying that it is ready is ready", () => {
  expect(phaseAfterEvent(START, { type: "gameplayStart", run: null })).toBe(READY);
});

test("a crash shows the error card, whatever the phase was", () => {
  for (const phase of [START, READY, SILENT]) {
    expect(phaseAfterEvent(phase, { type: "crash", text: "out of memory" })).toBe(CRASHED);
  }
});

test("other messages of a game leave the phase alone", () => {
  expect(phaseAfterEvent(READY, { type: "gameplayStop", why: "over" })).toBe(READY);
});

test("a silent game that responds again is ready, and a loading game goes on loading", () => {
  expect(phaseAfterState(READY, "silent")).toBe(SILENT);
  expect(phaseAfterState(SILENT, "connected")).toBe(READY);
  expect(phaseAfterState(START, "connected")).toBe(START);
  expect(phaseAfterState(CRASHED, "connected")).toBe(CRASHED);
});

test("a game that floods the page or speaks another protocol counts as crashed", () => {
  expect(phaseAfterState(READY, "flooded")).toBe(CRASHED);
  expect(phaseAfterState(START, "refused")).toBe(CRASHED);
});
