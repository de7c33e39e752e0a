import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { KIND, PHASE, type State } from "./rules/state.ts";

const choose = { keys: "↵", touch: "Tap", pad: "A" };
const isPlaying = ({ phase }: State) => phase === PHASE.person;
const isGame = ({ kind }: State) => kind === KIND.game;

/** From this step on, the lesson is about the buttons below the board. */
export const BUTTON_STEPS = 2;

export const lesson: LessonStep<State>[] = [
  {
    verb: "Move",
    press: choose,
    text: {
      keys: "Arrows go to a piece. Enter takes it, and dots show where it can go.",
      touch: "A piece first. Dots show where it can go.",
      pad: "Go to a piece with the D-pad. Dots show where it can go.",
    },
    from: isPlaying,
    isDone: ({ moves, mistakes }) => moves + mistakes > 0,
  },
  {
    verb: "Mate",
    press: choose,
    text: "Attack the king so that nothing helps: that is mate. A wrong move costs a heart.",
    from: (state) => isPlaying(state) && !isGame(state),
    isDone: ({ solved }) => solved > 0,
    until: (state) => isGame(state) || state.mistakes > 1,
  },
  {
    verb: "Hint",
    press: { keys: "H", touch: "Hint", pad: "X" },
    text: "Stuck? A hint shows the piece, a second one its way. Each costs points.",
    from: (state) => isPlaying(state) && state.moves > (isGame(state) ? 1 : 2),
    isDone: ({ hints }) => hints > 0,
    until: (state) => state.moves > (isGame(state) ? 5 : 8),
  },
  {
    verb: "Take back",
    press: { keys: "Z", touch: "Back", pad: "B" },
    text: "A move can be taken back, for a few points.",
    from: (state) => isPlaying(state) && isGame(state),
    isDone: ({ takeBacks }) => takeBacks > 0,
    until: (state) => !isGame(state) || state.moves > 8,
  },
];
