import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { readStaff } from "../../../packages/game-kit/src/staff/load-staff.ts";
import { judge, judgeBot, judgeModel } from "./testing/judged-hands.ts";
import { loadStaffGames, staffFile } from "./testing/staff-games.ts";

const games = await loadStaffGames();

// `npm run proof -- run-hands` judges a hundred runs of each.
describe.each(games)("the hands in $id", (game) => {
  test("of the game's own bot are held for a moderator", () => {
    expect(judgeBot(game, 0).why).not.toEqual([]);
  });

  test("of the staff, who play like people, are free", () => {
    const runs = readStaff(JSON.parse(fs.readFileSync(staffFile(game.id), "utf8")));
    for (const run of runs) expect(judge(game, run).why).toEqual([]);
  });
});

test("hands with another kind of noise are free", () => {
  for (const game of games.filter(({ id }) => ["blink", "keystorm", "times-tower", "skyhop"].includes(id)))
    expect(judgeModel(game, "other", 2).why).toEqual([]);
});
