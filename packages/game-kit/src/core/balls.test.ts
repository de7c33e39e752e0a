import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Ball,
  collideBalls,
  MAX_RADII_PER_STEP,
  moveBall,
  pullSpring,
  type Segment,
  type Walls,
} from "./balls.ts";

const LOSSLESS = { bounce: 256, grip: 256 };
const DULL = { bounce: 180, grip: 240 };
const SIDE = 40_000;
const ROOM: Segment[] = [
  { x1: 0, y1: 0, x2: SIDE, y2: 0 },
  { x1: SIDE, y1: 0, x2: SIDE, y2: SIDE },
  { x1: SIDE, y1: SIDE, x2: 0, y2: SIDE },
  { x1: 0, y1: SIDE, x2: 0, y2: 0 },
];

const radius = fc.integer({ min: 64, max: 2000 });
const speed = fc.integer({ min: -100_000, max: 100_000 });
const ballIn = (low: number, high: number) =>
  fc.record({
    x: fc.integer({ min: low, max: high }),
    y: fc.integer({ min: low, max: high }),
    vx: speed,
    vy: speed,
    radius,
  });
const slope = fc.record({
  x1: fc.integer({ min: 4000, max: 36_000 }),
  y1: fc.integer({ min: 4000, max: 36_000 }),
  x2: fc.integer({ min: 4000, max: 36_000 }),
  y2: fc.integer({ min: 4000, max: 36_000 }),
});
const energy = ({ vx, vy }: Ball) => vx * vx + vy * vy;

function play(ball: Ball, walls: Walls, surface: typeof DULL, steps: number): void {
  for (let step = 0; step < steps; step++) moveBall(ball, walls, surface);
}

describe("a ball in a room", () => {
  test("never leaves it, at any speed", () => {
    fc.assert(
      fc.property(ballIn(4000, 36_000), (ball) => {
        play(ball, { segments: ROOM }, LOSSLESS, 15);
        for (const at of [ball.x, ball.y]) {
          expect(at).toBeGreaterThan(0);
          expect(at).toBeLessThan(SIDE);
        }
      }),
    );
  });

  test("never passes through a single wall without thickness", () => {
    fc.assert(
      fc.property(ballIn(12_000, 18_000), (ball) => {
        const wall = { x1: 20_000, y1: -60_000, x2: 20_000, y2: 60_000 };
        ball.x = Math.min(ball.x, 20_000 - ball.radius - 1);
        for (let step = 0; step < 10 && Math.abs(ball.y) < 50_000; step++) {
          moveBall(ball, { segments: [wall] }, LOSSLESS);
          expect(ball.x).toBeLessThan(20_000);
        }
      }),
    );
  });

  test("gains no speed from walls and posts", () => {
    fc.assert(
      fc.property(ballIn(4000, 36_000), slope, (ball, wall) => {
        const posts = [{ x: 20_000, y: 20_000, radius: 1500 }];
        moveBall(ball, { segments: ROOM, posts }, DULL);
        const before = Math.sqrt(energy(ball));
        play(ball, { segments: [...ROOM, wall], posts }, DULL, 20);
        // Each contact rounds by less than two units.
        expect(Math.sqrt(energy(ball))).toBeLessThanOrEqual(before + 4);
      }),
    );
  });

  test("moves the same way each time", () => {
    fc.assert(
      fc.property(ballIn(4000, 36_000), (ball) => {
        const [one, other] = [structuredClone(ball), structuredClone(ball)];
        play(one, { segments: ROOM }, DULL, 8);
        play(other, { segments: ROOM }, DULL, 8);
        expect(one).toEqual(other);
        for (const value of Object.values(one)) expect(Number.isSafeInteger(value)).toBe(true);
      }),
    );
  });

  test("tells how fast it hit a wall, and loses what the surface takes", () => {
    const ball = { x: 30_000, y: 20_000, vx: 12_000, vy: 0, radius: 500 };
    const hits: number[] = [];
    moveBall(ball, { segments: ROOM }, { bounce: 128, grip: 256 }, ({ speed: how }) => hits.push(how));
    expect(hits).toEqual([12_000]);
    expect(ball.vx).toBe(-6000);
  });

  test("is not faster than it can be followed", () => {
    const ball = { x: 20_000, y: 20_000, vx: 1e9, vy: -1e9, radius: 100 };
    moveBall(ball, { segments: [] }, LOSSLESS);
    expect(ball.vx).toBe(100 * MAX_RADII_PER_STEP);
    expect(ball.vy).toBe(-100 * MAX_RADII_PER_STEP);
  });
});

describe("two balls", () => {
  test("that run into each other part, and keep their momentum", () => {
    fc.assert(
      fc.property(ballIn(0, 3000), ballIn(0, 3000), fc.integer({ min: 1, max: 9 }), (one, other, weight) => {
        const momentum = () => one.vx * weight + other.vx * 1;
        const before = momentum();
        const ran = collideBalls(one, other, [weight, 1], 256);
        expect(Math.abs(momentum() - before)).toBeLessThanOrEqual(4 * (weight + 1));
        if (ran) {
          const closing = (one.vx - other.vx) * (other.x - one.x) + (one.vy - other.vy) * (other.y - one.y);
          expect(closing).toBeLessThanOrEqual(8 * (Math.abs(other.x - one.x) + Math.abs(other.y - one.y) + 1));
        }
      }),
    );
  });

  test("that do not touch are left alone", () => {
    const [one, other] = [
      { x: 0, y: 0, vx: 10, vy: 0, radius: 100 },
      { x: 200, y: 0, vx: -10, vy: 0, radius: 100 },
    ];
    expect(collideBalls(one, other, [1, 1], 256)).toBe(false);
    expect(one.vx).toBe(10);
  });

  test("on a damped spring come to rest at its length", () => {
    const one = { x: 0, y: 0, vx: 0, vy: 0, radius: 10 };
    const other = { x: 9000, y: 3000, vx: 0, vy: 0, radius: 10 };
    for (let step = 0; step < 2000; step++) {
      pullSpring(one, other, 5000, 12, 60);
      for (const ball of [one, other]) {
        ball.x += ball.vx;
        ball.y += ball.vy;
      }
    }
    const length = Math.sqrt((other.x - one.x) ** 2 + (other.y - one.y) ** 2);
    expect(Math.abs(length - 5000)).toBeLessThan(100);
  });
});
