import { isOver } from "./game-keys.ts";
import { loadFromGame, readSeed } from "./game-lines.ts";
import type { GamePage, Ticket } from "./game-page.ts";
import type { Point, Touch } from "./game-touch.ts";

// Paper Fleet by touch: boats are where the same rules say that they are, played beside the game with the same drawings.

type Boat = { id: number; x: number; y: number; isIn: number; way: number[]; rowed: number };
type State = { frame: number; boats: Boat[]; harbour: object; points: number };
type Fleet = {
  rules: { start(seed: number[], variant: string): State; step(state: State, inputs: object): void };
};
type Hands = {
  courseHome(harbour: object, boat: Boat): number[];
  tapOf(pen: number, x: number, y: number): number;
};
type Frame = { place(x: number, y: number): [number, number] };

const UNIT = 256;
const PEN = { down: 1, move: 2, up: 3 };
const FRAME_MS = 1000 / 60;
/** A ranked score; then the boats are left alone, and the run ends. */
const ENOUGH = 150;

export async function sailFleet(gamePage: GamePage, touch: Touch, { seed, variant }: Ticket): Promise<void> {
  const { page, game } = gamePage;
  const { rules } = await loadFromGame<Fleet>("paper-fleet/rules.ts");
  const { courseHome, tapOf } = await loadFromGame<Hands>("paper-fleet/rules-hands.ts");
  const { frameOf } = await loadFromGame<{ frameOf(stage: object): Frame }>("paper-fleet/view-frame.ts");
  const { place } = frameOf({ width: touch.size[0], height: touch.size[1] });
  const onStage = (x: number, y: number): Point => {
    const [atX, atY] = place(x, y);
    return { x: atX, y: atY };
  };
  const state = rules.start(readSeed(seed), variant);
  // The countdown is over.
  await game.locator(".count[data-shown]:empty").waitFor({ state: "attached" });
  let begun = performance.now();
  // On a busy machine the game is behind the clock: each checkpoint says how far it is.
  page.on("request", (request) => {
    if (!request.url().endsWith("/rpc/checkpoint_run")) return;
    begun = performance.now() - (request.postDataJSON() as { frame: number }).frame * FRAME_MS;
  });
  const catchUp = () => {
    while (state.frame * FRAME_MS < performance.now() - begun) rules.step(state, { held: 0, taps: [] });
  };

  const led = new Set<number>();
  while (!(await isOver(gamePage))) {
    catchUp();
    const score = Number((await game.locator(".hud-score").innerText()).replaceAll(/\D/g, ""));
    const boat = state.boats.find(({ id, isIn }) => isIn === 1 && !led.has(id));
    if (!boat || (variant === "" && score >= ENOUGH)) {
      await page.waitForTimeout(100);
      continue;
    }
    led.add(boat.id);
    const [x, y] = [Math.floor(boat.x / UNIT), Math.floor(boat.y / UNIT)];
    const way = courseHome(state.harbour, boat);
    const places: [number, number][] = [[x, y]];
    for (let at = 0; at < way.length; at += 2) {
      const [fromX, fromY] = places.at(-1)!;
      const steps = Math.ceil(Math.hypot(way[at]! - fromX, way[at + 1]! - fromY) / 24);
      for (let step = 1; step <= steps; step++)
        places.push([
          Math.round(fromX + ((way[at]! - fromX) * step) / steps),
          Math.round(fromY + ((way[at + 1]! - fromY) * step) / steps),
        ]);
    }
    await touch.drag(places.map(([atX, atY]) => onStage(atX, atY)));
    catchUp();
    const pens = places.map(([atX, atY], index) => tapOf(index === 0 ? PEN.down : PEN.move, atX, atY));
    rules.step(state, { held: 0, taps: pens });
    rules.step(state, { held: 0, taps: [tapOf(PEN.up, ...places.at(-1)!)] });
  }
}
