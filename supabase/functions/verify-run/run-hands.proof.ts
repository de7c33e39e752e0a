import { describe, expect, test } from "vitest";
import { HAND_MODELS, judgeBot, judgeModel, type HandModel } from "./testing/judged-hands.ts";
import { loadStaffGames } from "./testing/staff-games.ts";

const BOT_RUNS = 30;
/** Multiples of three: the members of staff take turns. */
const HUMAN_RUNS: Record<HandModel, number> = { staff: 102, other: 102, "30 Hz": 33, "20 Hz": 33, thumb: 102 };
const MODELS = Object.keys(HAND_MODELS) as HandModel[];

// No database is involved, so one engine is enough.
describe.runIf(process.env["TEST_ENGINE"] === "pglite")("a hundred runs of each kind of hands", async () => {
  test.each(await loadStaffGames())("in $id: every bot is held, and hardly anybody else", (game) => {
    const held = (count: number, judged: (number: number) => { isHeld: boolean }) =>
      Array.from({ length: count }, (_, number) => judged(number)).filter(({ isHeld }) => isHeld).length;
    const bots = held(BOT_RUNS, (number) => judgeBot(game, number));
    const models = MODELS.filter((model) => model !== "thumb" || game.createThumb);
    const people = models.map((model) => held(HUMAN_RUNS[model], (number) => judgeModel(game, model, number)));
    const cells = models.map((model, at) => `${model} ${people[at]}/${HUMAN_RUNS[model]}`).join(" | ");
    console.log(`${game.id} | bots ${bots}/${BOT_RUNS} | ${cells}`);
    expect(bots).toBe(BOT_RUNS);
    for (const [at, model] of models.entries()) expect(people[at]! / HUMAN_RUNS[model]).toBeLessThanOrEqual(0.01);
  });
});
