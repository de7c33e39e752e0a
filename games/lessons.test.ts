import { readSeed, type GameRules, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { createLesson, type LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { expect, test } from "vitest";

const TAUGHT = [
  "beat-dash",
  "bread-defence",
  "burrow",
  "drift-belt",
  "duck-dunk",
  "flip-reef",
  "gambit-lite",
  "honk-slope",
  "keystorm",
  "lilypad-land",
  "loop-circuit",
  "lumen",
  "merge-garden",
  "orbit-post",
  "paper-fleet",
  "pond-golf",
  "reed-rider",
  "salt-and-pepper",
  "skyhop",
  "stack-shift",
  "sudoku-sprint",
  "sumo-pucks",
  "times-tower",
  "tongue-tied",
];
const SEED = readSeed("00112233445566778899aabbccddeeff");
const MINUTES_FRAMES = 2 * 60 * 60;

type Game = {
  rules: GameRules<unknown>;
  lesson: LessonStep<unknown>[];
  createBot(): (state: unknown) => Inputs;
};

async function load(id: string): Promise<Game> {
  const [{ rules }, { lesson }, { createBot }] = (await Promise.all([
    import(`./${id}/rules.ts`),
    import(`./${id}/lesson.ts`),
    import(`./${id}/bot.ts`),
  ])) as [Pick<Game, "rules">, Pick<Game, "lesson">, Pick<Game, "createBot">];
  return { rules, lesson, createBot };
}

test.each(TAUGHT)(
  "whoever plays %s well is through with its lesson within two minutes, and it changes nothing",
  async (id) => {
    const { rules, lesson, createBot } = await load(id);
    expect(lesson.length).toBeLessThanOrEqual(4);
    const taught = createLesson(lesson);
    const [state, other] = [rules.start(SEED), rules.start(SEED)];
    const bot = createBot();
    let frame = 0;
    for (; frame < MINUTES_FRAMES && !taught.isOver && !rules.isOver(state); frame++) {
      const inputs = bot(state);
      rules.step(state, inputs);
      rules.step(other, inputs);
      taught.watch(state);
      expect(taught.view("touch")?.text.length ?? 1).toBeLessThanOrEqual(90);
    }
    expect(rules.hash(state)).toBe(rules.hash(other));
    expect([taught.isOver, taught.view("keys")?.verb]).toEqual([true, undefined]);
  },
);
