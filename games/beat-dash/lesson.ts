import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { THING } from "./rules/course.ts";
import { placeAt } from "./rules/duck.ts";
import { beatOf, courseOf, CUE, type State } from "./rules/state.ts";

const press = { keys: "Space", touch: "Tap", pad: "A" };

/** Something of this kind comes within the next two bars. */
const comes = (kind: number) => (state: State) => {
  const x = placeAt(state.tick, beatOf(state));
  return courseOf(state).things.some((thing) => thing.kind === kind && thing.x > x && thing.x < x + 960 * 6);
};

export const lesson: LessonStep<State>[] = [
  {
    verb: "Jump",
    press,
    text: "The duck runs by itself. Press when it is on the glowing drum.",
    isDone: ({ cues }) => cues.includes(CUE.perfect) || cues.includes(CUE.good),
    until: ({ frame }) => frame > 60 * 15,
  },
  {
    verb: "On the beat",
    press,
    text: "The closing ring is the beat. Three hits in a row!",
    isDone: ({ streak }) => streak >= 3,
    until: ({ frame }) => frame > 60 * 20,
  },
  {
    verb: "Feather",
    press,
    text: "Gold above you? Jump for the feather. Stay down under disco balls.",
    from: (state) => comes(THING.feather)(state) || comes(THING.ball)(state),
    isDone: ({ cues }) => cues.includes(CUE.feather),
    until: ({ frame }) => frame > 60 * 12,
  },
];
