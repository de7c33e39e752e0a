import { createLesson, FIRST_LESSON, type Lesson } from "./game-lesson.ts";
import type { GameSession } from "#play/game-session.ts";

/** The lesson of the first run: whether it is due, and that it was seen. */
export function createFirstLesson<State>({ lesson: steps = [], save }: GameSession<State>) {
  let running: Lesson<State> | null = null;
  let isAsked = false;
  const isDue = () => steps.length > 0 && (isAsked || !save.saved.lessons.includes(FIRST_LESSON));
  const end = () => {
    running = null;
    isAsked = false;
    const { lessons } = save.saved;
    if (!lessons.includes(FIRST_LESSON)) save.update({ lessons: [...lessons, FIRST_LESSON] });
  };
  return {
    /** The lesson for the run that starts now, or null. A run that ends too early leaves the rest to the next. */
    open(): Lesson<State> | null {
      if (!isDue()) return null;
      const lesson = (running ??= createLesson(steps));
      lesson.again();
      return {
        again: lesson.again,
        watch(state) {
          lesson.watch(state);
          if (lesson.isOver && running === lesson) end();
        },
        // After a skip, `running` is another lesson or none.
        view: (device) => (running === lesson ? lesson.view(device) : null),
        get isOver() {
          return running !== lesson;
        },
      };
    },
    skip: end,
    get isRunning() {
      return running !== null;
    },
    get exists() {
      return steps.length > 0;
    },
    /** The next run shows the lesson again. */
    ask(): void {
      isAsked = true;
      running = null;
    },
  };
}

export type FirstLesson = ReturnType<typeof createFirstLesson>;
