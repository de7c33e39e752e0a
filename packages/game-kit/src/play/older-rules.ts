import type { GameRules } from "#core/game-rules.ts";

const VERSION = /^[0-9a-f]{16}$/;

const importFrom = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/**
 * The rules of an older version, which the build has put beside the game for runs that were played with them. Null
 * where they are not: the game has forgotten them, or is in a frame without an address.
 */
export async function loadOlderRules<State>(
  version: string,
  beside: string = location.href,
  load = importFrom,
): Promise<GameRules<State> | null> {
  if (!VERSION.test(version)) return null;
  try {
    const { rules } = (await load(new URL(`rules.${version}.js`, beside).href)) as { rules: GameRules<State> };
    return rules;
  } catch {
    return null;
  }
}
