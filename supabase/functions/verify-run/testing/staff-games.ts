import fs from "node:fs";
import type { CreateStaff } from "../../../../packages/game-kit/src/staff/human-hands.ts";
import { loadPlayedGames, type PlayedGame } from "./played-games.ts";

const GAMES = new URL("../../../../games/", import.meta.url);

/** A game whose staff can play it. */
export type StaffGame = PlayedGame & {
  createStaff: CreateStaff<unknown>;
  /** How it is played by touch, if that is different. */
  createThumb?: CreateStaff<unknown>;
  order: string;
  variants: string[];
};

/**
 * `unplayed` names modes without a score, such as one for two friends; `levels` those of whose levels each is played:
 * three runs for each of sixty would be too much to load.
 */
type StaffModule = Pick<StaffGame, "createStaff"> & { unplayed?: readonly string[]; levels?: readonly string[] };

type Manifest = { score: { order: string }; modes?: { id: string; levels?: number }[] };

export const staffFile = (id: string): URL => new URL(`${id}/staff.json`, GAMES);

/** Every built game with a `bot-staff.ts`, with its current released rules. */
export async function loadStaffGames(): Promise<StaffGame[]> {
  const games = (await loadPlayedGames()).filter(({ id }) => fs.existsSync(new URL(`${id}/bot-staff.ts`, GAMES)));
  return Promise.all(
    games.map(async (game) => {
      const {
        createStaff,
        unplayed = [],
        levels: played = [],
      } = (await import(/* @vite-ignore */ new URL(`${game.id}/bot-staff.ts`, GAMES).href)) as StaffModule;
      const thumb = new URL(`${game.id}/bot-thumb.ts`, GAMES);
      const { createThumb } = fs.existsSync(thumb)
        ? ((await import(/* @vite-ignore */ thumb.href)) as Pick<StaffGame, "createThumb">)
        : {};
      const { score, modes = [{ id: "" }] } = JSON.parse(
        fs.readFileSync(new URL(`${game.id}/game.json`, GAMES), "utf8"),
      ) as Manifest;
      const variants = modes
        .filter(({ id }) => !unplayed.includes(id))
        .flatMap(({ id, levels }) => {
          if (levels === undefined) return [id];
          return played.includes(id) ? Array.from({ length: levels }, (_, at) => `${id}-${at + 1}`) : [];
        });
      return { ...game, createStaff, ...(createThumb && { createThumb }), order: score.order, variants };
    }),
  );
}
