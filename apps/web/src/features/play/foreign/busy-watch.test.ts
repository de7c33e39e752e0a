import { expect, test } from "vitest";
import { createBusyWatch } from "./busy-watch.ts";

const SECOND = 1000;

function watched() {
  let told = 0;
  const watch = createBusyWatch(() => (told += 1));
  const run = (from: number, to: number, share: number, isPaused: boolean) => {
    for (let at = from; at <= to; at += 10) watch.note({ type: "busy", share }, isPaused, at * SECOND);
  };
  return { run, told: () => told };
}

test("a game that is busy for a minute while paused is reported once", () => {
  const { run, told } = watched();
  run(0, 50, 0.97, true);
  expect(told()).toBe(0);
  run(60, 200, 0.97, true);
  expect(told()).toBe(1);
});

test("a game may be busy while it is played, or for a moment", () => {
  const { run, told } = watched();
  run(0, 300, 1, false);
  run(310, 350, 1, true);
  run(360, 360, 0.2, true);
  run(370, 420, 1, true);
  expect(told()).toBe(0);
});
