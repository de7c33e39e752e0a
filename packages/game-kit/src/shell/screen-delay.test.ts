// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import type { MusicOutput } from "#music/music-player.ts";
import { delayScreen } from "./screen-delay.ts";

function open(hasSound = true) {
  let now = 10;
  const played: number[] = [];
  const synth = { out: { gain: { value: 1 } }, play: (_: unknown, at: number) => void played.push(at) };
  const output = hasSound ? ({ synth, now: () => now } as unknown as MusicOutput) : null;
  const onKeep = vi.fn<(delayMs: number) => void>();
  const screen = delayScreen(output, { onKeep, onBack: () => {} });
  const named = (name: string) => [...screen.querySelectorAll("button")].find((each) => each.textContent === name)!;
  const tapAt = (second: number) => {
    now = second;
    named("Tap with the click").dispatchEvent(new Event("pointerdown"));
  };
  return { screen, played, onKeep, named, tapAt, words: () => screen.querySelector("p")!.textContent };
}

test("eight taps along with the clicks measure the delay, and it is kept on request", () => {
  const { played, onKeep, named, tapAt, words } = open();
  for (const [at, click] of played.slice(0, 8).entries()) {
    expect(named("Keep").hidden).toBe(true);
    tapAt(click + 0.15);
    if (at === 3) expect(words()).toBe("4 of 8");
  }
  expect(words()).toBe("You hear sound 150 milliseconds late. Keep it?");
  named("Keep").click();
  expect(onKeep).toHaveBeenCalledExactlyOnceWith(150);
});

test("uneven taps are not kept, and go on", () => {
  const { played, named, tapAt, words } = open();
  for (const [at, click] of played.slice(0, 8).entries()) tapAt(click + [0.3, 0, 0.4, 0.1][at % 4]!);
  expect([words(), named("Keep").hidden]).toEqual(["That was uneven. Tap on.", true]);
});

test("without sound there is nothing to measure", () => {
  const { named, words } = open(false);
  expect([words(), named("Tap with the click").hidden]).toEqual(["Turn the sound on first.", true]);
});
