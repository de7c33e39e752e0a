import { describe, expect, test } from "vitest";
import { createFirstLesson } from "./first-lesson.ts";
import { createLesson, type LessonStep } from "./game-lesson.ts";
import type { GameSession } from "#play/game-session.ts";
import { createRestartGuard } from "#play/director/restart-guard.ts";
import { readSaved, type SavedGame } from "#play/save-data.ts";

type State = { hops: number; height: number };
const press = { keys: "Space", touch: "Tap", pad: "A" };
const STEPS: LessonStep<State>[] = [
  { verb: "Hop", press, text: "Press to hop.", isDone: ({ hops }) => hops > 0 },
  {
    verb: "Glide",
    press,
    text: { keys: "Hold Space.", touch: "Hold.", pad: "Hold A." },
    isDone: () => false,
    until: ({ height }) => height > 30,
  },
];
const frames = (lesson: { watch(state: State): void }, state: State, count: number) => {
  for (let frame = 0; frame < count; frame++) lesson.watch(state);
};

describe("a lesson", () => {
  test("teaches one verb at a time, in the words of the device, and goes on when it was done", () => {
    const lesson = createLesson(STEPS);
    frames(lesson, { hops: 0, height: 0 }, 500);
    expect(lesson.view("keys")).toEqual({
      place: 0,
      of: 2,
      isDone: false,
      verb: "Hop",
      press: "Space",
      text: "Press to hop.",
    });
    lesson.watch({ hops: 1, height: 0 });
    expect(lesson.view("touch")).toMatchObject({ isDone: true, press: "Tap" });
    frames(lesson, { hops: 1, height: 0 }, 60);
    expect(lesson.view("touch")).toMatchObject({ place: 1, isDone: false, text: "Hold." });
  });

  test("leaves out a step that has become pointless, and ends", () => {
    const lesson = createLesson(STEPS);
    frames(lesson, { hops: 1, height: 40 }, 100);
    expect([lesson.isOver, lesson.view("pad")]).toEqual([true, null]);
  });
});

describe("the lesson of the first run", () => {
  function open(lessons: string[] = []) {
    const save = {
      saved: { ...readSaved(null), lessons } as SavedGame,
      update: (change: Partial<SavedGame>) => Object.assign(save.saved, change),
    };
    return { save, first: createFirstLesson({ lesson: STEPS, save } as unknown as GameSession<State>) };
  }

  test("is shown until it is done, over several runs if need be, and then never again", () => {
    const { save, first } = open();
    frames(first.open()!, { hops: 1, height: 0 }, 60);
    const second = first.open()!;
    expect(second.view("keys")).toMatchObject({ place: 1 });
    frames(second, { hops: 1, height: 40 }, 60);
    expect([second.isOver, save.saved.lessons, first.open()]).toEqual([true, ["first"], null]);
  });

  test("can be skipped, and asked for again", () => {
    const { save, first } = open();
    const shown = first.open()!;
    first.skip();
    expect([shown.view("keys"), save.saved.lessons, first.open()]).toEqual([null, ["first"], null]);
    first.ask();
    expect(first.open()!.view("keys")).toMatchObject({ place: 0 });
  });
});

describe("R", () => {
  test("starts a short run anew at once, and a long one only when pressed twice", () => {
    const told: string[] = [];
    const guard = createRestartGuard((words) => told.push(words));
    expect(guard.press(300)).toBe(true);
    expect([guard.press(3000), guard.press(3300), guard.press(3310)]).toEqual([false, false, true]);
    expect(told).toEqual(["Press R again to start over.", "Press R again to start over."]);
  });
});
