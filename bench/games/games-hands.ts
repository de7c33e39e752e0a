import type { Page } from "@playwright/test";

/** Keys that a player presses with equal probability, for how long at most, and how often. */
type Hands = { keys: string[]; holdMs?: number; everyMs?: number };

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
const DIGITS = Array.from("1234567890", (digit) => `Digit${digit}`);
const LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ", (letter) => `Key${letter}`);

const HANDS: Record<string, Hands> = {
  "beat-dash": { keys: ["Space"], holdMs: 120, everyMs: 300 },
  blink: { keys: ["Space"], everyMs: 700 },
  "bread-defence": { keys: [...ARROWS, ...ARROWS, "Digit1", "Digit2", "Digit3", "KeyU", "Space"], everyMs: 200 },
  burrow: { keys: [...ARROWS, ...ARROWS, "Space", "Digit1"], everyMs: 250 },
  "drift-belt": { keys: [...ARROWS, "Space"], holdMs: 250 },
  "flip-reef": { keys: [...ARROWS, "Enter", "Enter"] },
  "gambit-lite": { keys: ["ArrowUp", ...ARROWS, "Enter", "Enter", "Enter", "KeyH"] },
  "honk-slope": { keys: ["ArrowLeft", "ArrowRight", "Space"], holdMs: 300 },
  keystorm: { keys: [...LETTERS, "Digit3"], everyMs: 60 },
  "lilypad-land": { keys: [...ARROWS, ...ARROWS, "Space"], holdMs: 120, everyMs: 350 },
  "loop-circuit": { keys: ["ArrowLeft", "ArrowRight", "Space"], holdMs: 400 },
  lumen: { keys: [...ARROWS, "Space"], everyMs: 250 },
  "merge-garden": { keys: ["KeyQ", "KeyW", "KeyE", "KeyA", "KeyS", "KeyD"], everyMs: 200 },
  "orbit-post": { keys: [...ARROWS, "Space"], holdMs: 200, everyMs: 200 },
  "pond-golf": { keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "Space"], holdMs: 160, everyMs: 350 },
  "reed-rider": {
    keys: ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowUp", "ArrowRight"],
    holdMs: 500,
    everyMs: 550,
  },
  "salt-and-pepper": {
    keys: ["ArrowRight", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "Space"],
    holdMs: 350,
    everyMs: 250,
  },
  "duck-dunk": { keys: ["ArrowLeft", "ArrowRight", "ArrowRight"], holdMs: 400 },
  skyhop: { keys: ["Space"], holdMs: 250, everyMs: 250 },
  "stack-shift": { keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "Space"], everyMs: 150 },
  "sudoku-sprint": { keys: [...ARROWS, ...DIGITS, "KeyN"], everyMs: 200 },
  "sumo-pucks": { keys: ["KeyA", "KeyD", "KeyD", "KeyW", "KeyS", "Space"], holdMs: 300 },
  "times-tower": { keys: DIGITS, everyMs: 150 },
  "tongue-tied": { keys: ["Space"], holdMs: 700, everyMs: 250 },
};

const ANY: Hands = { keys: [...ARROWS, "Space", "Enter"], holdMs: 150 };

/** A key that plays this game. */
export function pickKey(id: string): string {
  const { keys } = HANDS[id] ?? ANY;
  return keys[Math.floor(Math.random() * keys.length)]!;
}

/** Plays at random, run after run, until the time is up. Returns the number of runs. */
export async function playAtRandom(page: Page, id: string, seconds: number): Promise<number> {
  const { holdMs = 0, everyMs = 90 } = HANDS[id] ?? ANY;
  const game = page.frameLocator("iframe.game__frame");
  const end = performance.now() + seconds * 1000;
  let runs = 0;
  while (performance.now() < end) {
    const screen = await game.locator("main.game").getAttribute("data-screen");
    if (screen === "none") {
      await page.keyboard.press(pickKey(id), { delay: Math.random() * holdMs });
      await page.waitForTimeout(everyMs);
      continue;
    }
    // The button ignores input for a moment after a run.
    await page.waitForTimeout(500);
    // Enter presses the main button of every screen.
    await page.keyboard.press("Enter");
    runs += 1;
  }
  return runs;
}
