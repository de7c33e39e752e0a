import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameFace, Point } from "@quackademy/game-kit/stage/game-view.ts";
import { chosenPaper, foundPapers } from "./kept-papers.ts";
import { PEN, tapOf } from "./rules-hands.ts";
import type { State } from "./rules.ts";
import { frameOf, SIZE, type Frame } from "./view-frame.ts";
import { createView } from "./view.ts";

const DOT_EVERY = 6;
/** Two fingers that draw at once are sampled in turns, or the log would grow too fast. */
const PAIR_FRAMES = 4;
const NONE = -1;
const PEN_OF = { down: PEN.down, move: PEN.move, up: PEN.up } as const;

type Finger = { id: number; x: number; y: number; frame: number };

export function createFace(progress?: GameProgress): GameFace<State> {
  let frame: Frame = frameOf({ width: SIZE.wide[0], height: SIZE.wide[1] });
  let hovered: Point | null = null;
  const fingers: [Finger, Finger] = [
    { id: NONE, x: 0, y: 0, frame: 0 },
    { id: NONE, x: 0, y: 0, frame: 0 },
  ];

  /** The place of a finger among the two; a third one takes that of the older. */
  const fingerOf = (id: number, isNew: boolean): number => {
    const known = fingers.findIndex((finger) => finger.id === id);
    if (known >= 0 || !isNew) return known;
    const free = fingers.findIndex((finger) => finger.id === NONE);
    return free >= 0 ? free : fingers[0].frame <= fingers[1].frame ? 0 : 1;
  };

  // On a tall screen the water is turned, and so are the directions.
  const turned = (wide: number, tall: number): number => (frame.isTall ? tall : wide);
  const LEFT = () => turned(BUTTON.left, BUTTON.up);
  const RIGHT = () => turned(BUTTON.right, BUTTON.down);
  const UP = () => turned(BUTTON.up, BUTTON.right);
  const DOWN = () => turned(BUTTON.down, BUTTON.left);

  return {
    view: createView({
      onFrame: (now) => void (frame = now),
      hover: () => hovered,
      paper: chosenPaper(progress),
      known: foundPapers(progress),
    }),
    input: {
      held: {
        get ArrowLeft() {
          return LEFT();
        },
        get KeyA() {
          return LEFT();
        },
        get ArrowRight() {
          return RIGHT();
        },
        get KeyD() {
          return RIGHT();
        },
        get ArrowUp() {
          return UP();
        },
        get KeyW() {
          return UP();
        },
        get ArrowDown() {
          return DOWN();
        },
        get KeyS() {
          return DOWN();
        },
        Space: BUTTON.a,
        Enter: BUTTON.b,
        KeyX: BUTTON.b,
      },
      padHeld(bits) {
        let held = bits & ~(BUTTON.left | BUTTON.right | BUTTON.up | BUTTON.down);
        if (bits & BUTTON.left) held |= LEFT();
        if (bits & BUTTON.right) held |= RIGHT();
        if (bits & BUTTON.up) held |= UP();
        if (bits & BUTTON.down) held |= DOWN();
        return held;
      },
      pointerTap({ phase, x, y, id = 0 }, state) {
        hovered = null;
        const slot = fingerOf(id, phase === "down");
        const finger = fingers[slot];
        if (!finger) return null;
        const [waterX, waterY] = frame.find(x, y);
        const isPair = fingers.every((each) => each.id !== NONE);
        if (phase === "move") {
          const isSoon = isPair && state.frame - finger.frame < PAIR_FRAMES;
          if (isSoon || Math.hypot(waterX - finger.x, waterY - finger.y) < DOT_EVERY) return null;
        }
        Object.assign(finger, { id: phase === "up" ? NONE : id, x: waterX, y: waterY, frame: state.frame });
        return tapOf(PEN_OF[phase], waterX, waterY, slot);
      },
      pointerHover(point) {
        if (!point) return void (hovered = null);
        const [x, y] = frame.find(point.x, point.y);
        hovered = { x, y };
      },
    },
  };
}
