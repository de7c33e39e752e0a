import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { CUE, FULL_METER, NEWS, readCue, type State } from "./rules-belt.ts";

const has = ({ cues }: State, kind: number) => cues.some((cue) => readCue(cue).kind === kind);
const hasNews = ({ cues }: State, ...kinds: number[]) => cues.some((cue) => kinds.includes(readCue(cue).news));

export const lesson: LessonStep<State>[] = [
  {
    verb: "Steer",
    press: { keys: "← ↑ ↓ →", touch: "Drag", pad: "Stick" },
    text: "Gather stars and keep away from rocks.",
    isDone: (state) => has(state, CUE.star),
  },
  {
    verb: "Quack",
    press: { keys: "Space", touch: "Quack", pad: "A" },
    text: "The ring around you is full: a quack turns rocks into stars.",
    from: ({ meter }) => meter >= FULL_METER,
    isDone: (state) => has(state, CUE.quack),
    until: ({ wave }) => wave > 4,
  },
  {
    verb: "Graze",
    press: { keys: "← ↑ ↓ →", touch: "Drag", pad: "Stick" },
    text: "Pass a rock by a hair: that fills the quack fastest.",
    isDone: (state) => has(state, CUE.near),
    until: ({ wave }) => wave > 4,
  },
  {
    verb: "Boss",
    press: { keys: "Space", touch: "Quack", pad: "A" },
    text: "Fill the ring, fly in front of it, and quack.",
    from: ({ boss }) => boss.length > 0,
    isDone: (state) => hasNews(state, NEWS.bossHit, NEWS.bossDown, NEWS.bossGone),
  },
];
