import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import type { LessonPlace } from "@quackademy/game-kit/shell/lesson/lesson-layer.ts";
import { isLed, UNIT, WATER } from "./rules-fleet.ts";
import { CUE, type State } from "./rules.ts";

const hasBoat = ({ boats }: State) => boats.some(({ isIn }) => isIn === 1);

/**
 * Where the first boat is not. On a wide screen that is a lower corner: few boats sail there, and the next one comes in
 * elsewhere while this one is still read. A tall screen shows the water turned by a quarter, and half of it is free.
 */
export function awayFromBoat({ boats }: State, isTall: boolean): LessonPlace {
  const boat = boats.find(({ isIn }) => isIn === 1);
  if (!isTall) return boat && boat.x > (WATER.width * UNIT) / 2 && isLow(boat) ? "side" : "right";
  return boat && boat.x < (WATER.width * UNIT) / 2 ? "top" : "bottom";
}

const isLow = ({ y }: { y: number }) => y > (WATER.height * UNIT) / 2;

export const lesson: LessonStep<State>[] = [
  {
    verb: "Lead",
    press: { keys: "Drag", touch: "Drag", pad: "Stick" },
    text: {
      keys: "Drag from a boat: it goes where you drew. Or row it with the arrow keys.",
      touch: "Draw a way from a boat: it goes where you drew.",
      pad: "Row with the stick. A chooses the next boat.",
    },
    from: hasBoat,
    isDone: ({ boats }) => boats.some(isLed),
  },
  {
    verb: "Land",
    press: { keys: "Enter", touch: "Drag", pad: "B" },
    text: {
      keys: "Bring it to the jetty with its sign. Enter sends the chosen boat straight home.",
      touch: "Bring it to the jetty with its sign, before the paper is soaked.",
      pad: "Bring it to the jetty with its sign. B sends it straight home.",
    },
    from: hasBoat,
    isDone: ({ cues }) => cues.includes(CUE.home),
  },
  {
    verb: "Keep apart",
    press: { keys: "Click", touch: "Tap", pad: "A" },
    text: {
      keys: "A boat that you lead must not touch another. Click it to let it drift.",
      touch: "A boat that you lead must not touch another. Tap it to let it drift.",
      pad: "A boat that you lead must not touch another one.",
    },
    from: ({ boats }) => boats.length > 1,
    isDone: ({ home }) => home >= 3,
  },
  {
    verb: "Bottle",
    press: { keys: "Drag", touch: "Drag", pad: "Stick" },
    text: "Lead a boat over the bottle: it holds a sheet of paper for your fleet.",
    from: ({ bottle }) => bottle.left > 0,
    isDone: ({ cues }) => cues.includes(CUE.bottle),
    // It has drifted away.
    until: ({ bottle }) => bottle.left === 0 && bottle.wait > 900,
  },
];
