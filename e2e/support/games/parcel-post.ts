import { followRun } from "./follow-run.ts";
import { isOver, readVoice, tap } from "./game-keys.ts";
import { loadFromGame, readSeed } from "./game-lines.ts";
import type { GamePage, Ticket } from "./game-page.ts";
import type { Point, Touch } from "./game-touch.ts";

// Orbit Post: the first parcel is aimed so that it is delivered, and the others beside it until the run is over.

type State = { angle: number; phase: number; delivered: number };
type Rules = {
  start(seed: number[], variant: string): State;
  step(state: State, inputs: { held: number; taps: number[] }): void;
};
type Game = { rules: Rules; aimTap(angle: number, power: number): number; LAUNCH_TAP: number };

const TURN = 1024;
const FLYING = 1;
const POWER = 60;
/** A hand is off by so much. */
const SHAKE = 3;
/** How far each parcel goes beside the one before, to both sides in turn. */
const ASIDE = 24;

/**
 * The aim of the first parcel, with the power that a run begins with: the nearest one to the customer that delivers. In
 * the first round nothing moves.
 */
async function findAim({ seed, variant }: Ticket): Promise<number> {
  const { rules, aimTap, LAUNCH_TAP } = await loadFromGame<Game>("orbit-post/rules.ts");
  const start = () => rules.start(readSeed(seed), variant);
  const { angle: straight } = start();
  const isDelivered = (angle: number) => {
    const state = start();
    const step = (taps: number[]) => rules.step(state, { held: 0, taps });
    step([aimTap(angle & (TURN - 1), POWER), LAUNCH_TAP]);
    while (state.phase === FLYING) step([]);
    return state.delivered === 1;
  };
  const isSure = (angle: number) => [-SHAKE, 0, SHAKE].every((off) => isDelivered(angle + off));
  for (let off = 0; off < TURN / 4; off += 2) {
    for (const angle of [straight + off, straight - off]) if (isSure(angle)) return angle;
  }
  throw new Error("No aim delivers the first parcel. Try another seed.");
}

/** The next parcel can be thrown when the game asks for an angle again, with another round, less fuel or fewer parcels. */
async function throwParcels(gamePage: GamePage, throwParcel: (thrown: number) => Promise<void>): Promise<void> {
  for (let [thrown, before] = [0, ""]; !(await isOver(gamePage));) {
    const words = await readVoice(gamePage, /./);
    const left = words.replace(/Angle \d+, power \d+(, costs \d+)?/, "");
    if (left !== words && left !== before) {
      before = left;
      await throwParcel(thrown++);
    } else await gamePage.page.waitForTimeout(100);
  }
}

export async function throwByKeys(gamePage: GamePage, ticket: Ticket): Promise<void> {
  const { page } = gamePage;
  const { rules } = await loadFromGame<Game>("orbit-post/rules.ts");
  const look = await followRun<State>(gamePage, rules, ticket);
  const angle = await findAim(ticket);
  /** In 1024ths of a turn, to the right if positive. */
  const missing = async () => ((angle - (await look()).angle + TURN * 1.5) % TURN) - TURN / 2;
  await throwParcels(gamePage, async (thrown) => {
    const key = thrown % 2 === 0 ? "ArrowLeft" : "ArrowRight";
    if (thrown > 0) await page.keyboard.press(key, { delay: 250 + 60 * thrown });
    else {
      for (let off = await missing(); Math.abs(off) > SHAKE; off = await missing()) {
        await page.keyboard.press(off < 0 ? "ArrowLeft" : "ArrowRight", { delay: 30 });
        await page.waitForTimeout(250);
      }
    }
    await tap(gamePage, "Space");
  });
}

// As in the game's face.ts.
const PULL = { least: 26, most: 230 };
const STEPS = 6;

export async function throwByTouch(gamePage: GamePage, touch: Touch, ticket: Ticket): Promise<void> {
  const { POWER: range } = await loadFromGame<{ POWER: { least: number; most: number } }>("orbit-post/rules-fuel.ts");
  const { frameOf, toRadians } = await loadFromGame<{
    frameOf(stage: { width: number; height: number }): object;
    toRadians(angle: number, frame: object): number;
  }>("orbit-post/view-frame.ts");
  const [width, height] = touch.size;
  const angle = await findAim(ticket);
  const pull = PULL.least + ((POWER - range.least) / (range.most - range.least)) * (PULL.most - PULL.least);
  await throwParcels(gamePage, (thrown) => {
    const aim = toRadians(angle + (thrown % 2 === 0 ? 1 : -1) * thrown * ASIDE, frameOf({ width, height }));
    return touch.drag(
      Array.from({ length: STEPS + 1 }, (_, step): Point => {
        const away = (pull * step) / STEPS;
        return { x: width / 2 - Math.cos(aim) * away, y: height / 2 - Math.sin(aim) * away };
      }),
    );
  });
}
