import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { isShort } from "../../../apps/server/src/testing/short-form.ts";
import { STAFF } from "../../../packages/game-kit/src/staff/hand-nerves.ts";
import { readStaff } from "../../../packages/game-kit/src/staff/load-staff.ts";
import { judge, judgeBot, judgeModel } from "./testing/judged-hands.ts";
import { loadStaffGames, staffFile } from "./testing/staff-games.ts";

const games = await loadStaffGames();

// `npm run proof -- run-hands` judges a hundred runs of each; in the short form every other game is enough.
describe.each(games.filter((_, place) => !isShort || place % 2 === 0))("the hands in $id", (game) => {
  test("of the game's own bot are held for a moderator", () => {
    expect(judgeBot(game, 0).why).not.toEqual([]);
  });

  test("of the staff, who play like people, are free", () => {
    const runs = readStaff(JSON.parse(fs.readFileSync(staffFile(game.id), "utf8")));
    // The best of them is the nearest to a bot.
    for (const run of isShort ? runs.filter(({ who, variant }) => who === STAFF.at(-1) && variant === "") : runs)
      expect(judge(game, run).why).toEqual([]);
  });
});

test("hands with another kind of noise are free", () => {
  const tried = isShort ? ["blink", "keystorm"] : ["blink", "keystorm", "times-tower", "skyhop"];
  for (const game of games.filter(({ id }) => tried.includes(id))) expect(judgeModel(game, "other", 2).why).toEqual([]);
});
