import { describe, expect, test } from "vitest";
import { BUTTON } from "#core/game-rules.ts";
import type { GameInput } from "#stage/game-view.ts";
import { createGamepadReader, type PadSnapshot } from "./gamepad-reader.ts";
import { createInputCollector } from "./input-collector.ts";

type State = { level: number };
const STATE: State = { level: 3 };
const collect = (input: GameInput<State>) => createInputCollector(input);
const KEYS = { ArrowLeft: BUTTON.left, KeyA: BUTTON.left, ArrowRight: BUTTON.right, Space: BUTTON.a };

describe("keys", () => {
  test("hold their bit from down to up, and a bit with two keys until both are up", () => {
    const inputs = collect({ held: KEYS });
    inputs.keyDown({ code: "ArrowLeft", key: "" }, STATE);
    inputs.keyDown({ code: "KeyA", key: "a" }, STATE);
    expect(inputs.take(STATE).held).toBe(BUTTON.left);
    inputs.keyUp("KeyA");
    expect(inputs.take(STATE).held).toBe(BUTTON.left);
    inputs.keyUp("ArrowLeft");
    expect(inputs.take(STATE).held).toBe(0);
  });

  test("that go down and up within a frame are still recorded", () => {
    const inputs = collect({ held: KEYS });
    inputs.keyDown({ code: "Space", key: " " }, STATE);
    inputs.keyUp("Space");
    expect([inputs.take(STATE).held, inputs.take(STATE).held]).toEqual([BUTTON.a, 0]);
  });

  test("send the game's taps once and in order", () => {
    const inputs = collect({ keyTap: ({ key }, { level }) => (key === "x" ? null : key.charCodeAt(0) + level) });
    const used = ["a", "x", "b"].map((key) => inputs.keyDown({ code: "", key }, STATE));
    expect(used).toEqual([true, false, true]);
    expect(inputs.take(STATE).taps).toEqual([100, 101]);
    expect(inputs.take(STATE).taps).toEqual([]);
  });

  test("are all released when the window loses focus", () => {
    const inputs = collect({ held: KEYS, keyTap: () => 1 });
    inputs.keyDown({ code: "Space", key: " " }, STATE);
    inputs.release();
    expect(inputs.take(STATE)).toEqual({ held: 0, taps: [] });
  });

  test("cannot send a tap that a log cannot hold, nor more taps than hands can make", () => {
    const values = [-1, 0.5, 0x100000, Number.NaN, ...Array.from({ length: 20 }, (_, index) => index)];
    const inputs = collect({ keyTap: () => values.shift() ?? null });
    for (let press = 0; press < 24; press++) inputs.keyDown({ code: "", key: "" }, STATE);
    expect(inputs.take(STATE).taps).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});

describe("fingers", () => {
  const right = {
    held: KEYS,
    pointerHeld: ({ x, from }: { x: number; from: { x: number } }) => (x > from.x ? BUTTON.right : BUTTON.left),
  };

  test("hold the bits that the game derives from their position and origin", () => {
    const inputs = collect(right);
    inputs.pointer(1, { x: 50, y: 0, phase: "down" }, STATE);
    inputs.pointer(1, { x: 90, y: 0, phase: "move" }, STATE);
    expect(inputs.take(STATE).held).toBe(BUTTON.right);
    inputs.pointer(2, { x: 50, y: 0, phase: "down" }, STATE);
    expect(inputs.take(STATE).held).toBe(BUTTON.right | BUTTON.left);
    inputs.pointer(1, { x: 90, y: 0, phase: "up" }, STATE);
    inputs.pointer(2, { x: 90, y: 0, phase: "up" }, STATE);
    expect(inputs.take(STATE).held).toBe(0);
  });

  test("that are dragged send at most thirty taps a second, and one where they end", () => {
    const inputs = collect({ pointerTap: ({ x }) => x });
    inputs.pointer(1, { x: 0, y: 0, phase: "down" }, STATE);
    const taps: number[] = [];
    for (let frame = 1; frame <= 60; frame++) {
      for (let move = 0; move < 3; move++) inputs.pointer(1, { x: frame * 10 + move, y: 0, phase: "move" }, STATE);
      taps.push(...inputs.take(STATE).taps);
    }
    inputs.pointer(1, { x: 999, y: 0, phase: "up" }, STATE);
    taps.push(...inputs.take(STATE).taps);
    expect(taps.length).toBeLessThanOrEqual(33);
    expect(taps.at(0)).toBe(0);
    expect(taps.at(-1)).toBe(999);
  });

  test("are told apart by their id", () => {
    const inputs = collect({ pointerTap: ({ id = 0 }) => id });
    inputs.pointer(4, { x: 0, y: 0, phase: "down" }, STATE);
    inputs.pointer(6, { x: 0, y: 0, phase: "down" }, STATE);
    for (const id of [6, 4]) inputs.pointer(id, { x: 9, y: 0, phase: "move" }, STATE);
    expect([...inputs.take(STATE).taps, ...inputs.take(STATE).taps]).toEqual([4, 6, 4, 6]);
  });

  test("that move without a pointer down are ignored", () => {
    const inputs = collect({ pointerTap: () => 5 });
    inputs.pointer(1, { x: 0, y: 0, phase: "move" }, STATE);
    inputs.pointer(1, { x: 0, y: 0, phase: "up" }, STATE);
    expect(inputs.take(STATE).taps).toEqual([]);
  });

  test("press the touch buttons below the stage", () => {
    const inputs = collect({
      touchButtons: [
        { label: "Jump", held: BUTTON.a, side: "right" },
        { label: "Undo", tap: 9, side: "left" },
      ],
    });
    inputs.touchButton(0, true);
    inputs.touchButton(1, true);
    expect(inputs.take(STATE)).toEqual({ held: BUTTON.a, taps: [9] });
    inputs.touchButton(0, false);
    expect(inputs.take(STATE).held).toBe(0);
  });
});

const pad = (pressed: number[], axes = [0, 0]): PadSnapshot => ({
  buttons: Array.from({ length: 17 }, (_, index) => ({ pressed: pressed.includes(index) })),
  axes,
});

describe("a gamepad", () => {
  test.each([
    ["the cross", pad([14]), BUTTON.left],
    ["the stick", pad([], [0.9, 0.1]), BUTTON.right],
    ["the stick between two directions", pad([], [0.7, -0.7]), BUTTON.right | BUTTON.up],
    ["a stick that hardly leaves its place", pad([], [0.2, 0.2]), 0],
    ["A and B", pad([0, 1]), BUTTON.a | BUTTON.b],
  ])("holds bits by %s", (_, snapshot, held) => {
    expect(createGamepadReader()([null, snapshot]).held).toBe(held);
  });

  test("reports a press once, and again only after a release", () => {
    const read = createGamepadReader();
    const presses = [pad([0]), pad([0]), pad([]), pad([0, 9])].map((each) =>
      read([each]).pressed.map(({ button }) => button),
    );
    expect(presses).toEqual([["a"], [], [], ["a", "start"]]);
  });

  test("in second place holds the second player's bits", () => {
    const { held, pressed } = createGamepadReader()([pad([14]), null, pad([15])]);
    expect(held).toBe(BUTTON.left | (BUTTON.right << 8));
    expect(pressed).toEqual([
      { button: "left", pad: 0 },
      { button: "right", pad: 1 },
    ]);
  });

  test("that was in use and disconnects is reported once; an unused one is not", () => {
    const read = createGamepadReader();
    const lost = [[pad([]), pad([0])], [null, pad([])], [null, null], [null, null], [pad([])]].map(
      (pads) => read(pads).isLost,
    );
    expect(lost).toEqual([false, false, true, false, false]);
    expect(read([pad([0])]).isLost).toBe(false);
    expect(read([{ ...pad([0]), connected: false }])).toEqual({ held: 0, pressed: [], isLost: true });
  });

  test("holds only the bits that the game uses", () => {
    const inputs = collect({ held: KEYS });
    inputs.padHeld(BUTTON.left | BUTTON.up | BUTTON.b | (BUTTON.left << 8));
    expect(inputs.take(STATE).held).toBe(BUTTON.left);
  });
});
