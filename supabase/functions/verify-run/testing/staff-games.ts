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

/** `unplayed` names modes without a score, such as one for two friends. */
type StaffModule = Pick<StaffGame, "createStaff"> & { unplayed?: readonly string[] };

type Manifest = { score: { order: string }; modes?: { id: string; levels?: number }[] };

export const staffFile = (id: string): URL => new URL(`${id}/staff.json`, GAMES);

/** Every built game with a `bot-staff.ts`, with its current released rules. */
export async function loadStaffGames(): Promise<StaffGame[]> {
  const games = (await loadPlayedGames()).filter(({ id }) => fs.existsSync(new URL(`${id}/bot-staff.ts`, GAMES)));
  return Promise.all(
    games.map(async (game) => {
      const { createStaff, unplayed = [] } = (await import(
        /* @vite-ignore */ new URL(`${game.id}/bot-staff.ts`, GAMES).href
      )) as StaffModule;
      const thumb = new URL(`${game.id}/bot-thumb.ts`, GAMES);
      const { createThumb } = fs.existsSync(thumb)
        ? ((await import(/* @vite-ignore */ thumb.href)) as Pick<StaffGame, "createThumb">)
        : {};
      const { score, modes = [{ id: "" }] } = JSON.parse(
        fs.readFileSync(new URL(`${game.id}/game.json`, GAMES), "utf8"),
      ) as Manifest;
      // A mode of levels has stars of its own: three runs for each of sixty levels would be too much to load.
      const variants = modes
        .filter(({ id, levels }) => levels === undefined && !unplayed.includes(id))
        .map(({ id }) => id);
      return { ...game, createStaff, ...(createThumb && { createThumb }), order: score.order, variants };
    }),
  );
}
