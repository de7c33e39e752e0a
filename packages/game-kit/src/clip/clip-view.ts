import type { GameRules } from "#core/game-rules.ts";
import type { Tune } from "#music/tune.ts";
import type { GameFace } from "#stage/game-view.ts";

/** The module that a release keeps of a game: it can replay a run and draw every state. */
export type ClipView<State = unknown> = {
  rules: GameRules<State>;
  createFace(): GameFace<State>;
  /** Views of early releases have none. */
  tune?: Tune;
};

/** The game and the view in the address of the clip player. */
export type AskedView = { game: string; address: string };

const GAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const VIEW = /^view\.[0-9a-f]{16}\.[0-9a-f]{16}\.js$/;

/** Reads `?game=<id>&view=<file>`; views lie in the folders of their games, next to the player's own. */
export function readAskedView(address: string): AskedView | null {
  const url = new URL(address);
  const [game, view] = [url.searchParams.get("game") ?? "", url.searchParams.get("view") ?? ""];
  if (!GAME.test(game) || !VIEW.test(view)) return null;
  return { game, address: new URL(`../${game}/${view}`, url).href };
}

const importFrom = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

export async function loadClipView({ address }: AskedView, load = importFrom): Promise<ClipView> {
  return (await load(address)) as ClipView;
}
