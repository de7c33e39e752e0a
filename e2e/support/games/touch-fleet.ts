import { aheadOf, followRun, type RunRules } from "./follow-run.ts";
import { isOver } from "./game-keys.ts";
import { loadFromGame } from "./game-lines.ts";
import type { GamePage, Ticket } from "./game-page.ts";
import type { Point, Touch } from "./game-touch.ts";

// Paper Fleet by touch: boats are led as the game's own bot would lead them, from where they are in the run itself.

type Boat = { id: number; x: number; y: number; isIn: number; way: number[]; rowed: number };
type State = { frame: number; boats: Boat[]; points: number };
type Bot = {
  planWay(state: State, boat: Boat, frames: number): { way: number[]; isSafe: boolean } | null;
  isInDanger(state: State, boat: Boat, frames: number): boolean;
  urgencyOf(boat: Boat): number;
};
type Frame = { place(x: number, y: number): [number, number] };

const UNIT = 256;
/** A ranked score; then the boats are left alone, and the run ends. */
const ENOUGH = 150;
/** The state is older than the picture, and a finger takes time: boats are where they will be after so many frames. */
const LATE_FRAMES = 14;
const LOOK_AHEAD_FRAMES = 420;
const DANGER_FRAMES = 70;
/** A boat as wet as this cannot wait for a way that meets nobody. */
const URGENT = 700;
/** Units between two places of the finger. */
const STRIDE = 48;

const isLed = ({ way, rowed }: Boat) => way.length > 0 || rowed > 0;

export async function sailFleet(gamePage: GamePage, touch: Touch, ticket: Ticket): Promise<void> {
  const { page } = gamePage;
  const { rules } = await loadFromGame<{ rules: RunRules<State> }>("paper-fleet/rules.ts");
  const bot = await loadFromGame<Bot>("paper-fleet/bot.ts");
  const { frameOf } = await loadFromGame<{ frameOf(stage: object): Frame }>("paper-fleet/view-frame.ts");
  const { place } = frameOf({ width: touch.size[0], height: touch.size[1] });
  const onStage = (x: number, y: number): Point => {
    const [atX, atY] = place(x, y);
    return { x: atX, y: atY };
  };
  const look = await followRun<State>(gamePage, rules, ticket);

  while (!(await isOver(gamePage))) {
    const state = await look();
    const isEnough = ticket.variant === "" && state.points >= ENOUGH;
    const plan = isEnough ? null : chooseWay(bot, aheadOf(rules, state, LATE_FRAMES));
    if (plan) await touch.drag(plan.map(([x, y]) => onStage(x, y)));
    else await page.waitForTimeout(100);
  }
}

/** Where to put the finger, and where to draw; null if every boat is better left alone. */
function chooseWay({ planWay, isInDanger, urgencyOf }: Bot, state: State): [number, number][] | null {
  const endangered = state.boats.find((boat) => boat.way.length > 0 && isInDanger(state, boat, DANGER_FRAMES));
  const waiting = state.boats
    .filter((boat) => boat.isIn === 1 && !isLed(boat))
    .toSorted((one, other) => urgencyOf(other) - urgencyOf(one));
  for (const boat of endangered ? [endangered, ...waiting] : waiting) {
    const from: [number, number] = [Math.floor(boat.x / UNIT), Math.floor(boat.y / UNIT)];
    const plan = planWay(state, boat, LOOK_AHEAD_FRAMES);
    if (plan && (plan.isSafe || urgencyOf(boat) > URGENT)) return alongWay(from, plan.way);
    // Lets go: two boats that nobody leads only bump.
    if (boat === endangered) return [from];
  }
  return null;
}

function alongWay(from: [number, number], way: readonly number[]): [number, number][] {
  const places = [from];
  for (let at = 0; at < way.length; at += 2) {
    const [fromX, fromY] = places.at(-1)!;
    const [toX, toY] = [way[at]!, way[at + 1]!];
    const steps = Math.ceil(Math.hypot(toX - fromX, toY - fromY) / STRIDE);
    for (let step = 1; step <= steps; step++)
      places.push([
        Math.round(fromX + ((toX - fromX) * step) / steps),
        Math.round(fromY + ((toY - fromY) * step) / steps),
      ]);
  }
  return places;
}
