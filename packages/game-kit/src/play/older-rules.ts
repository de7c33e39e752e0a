import type { GameRules } from "#core/game-rules.ts";
import type { GameFace } from "#stage/game-view.ts";

/** Older rules, and the picture that was made for them; without one, today's picture fits. */
export type OlderGame<State> = { rules: GameRules<State>; createFace?: () => GameFace<State> };

const VERSION = /^[0-9a-f]{16}$/;

const importFrom = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/**
 * Loads an older version of the rules, which the build puts beside the game. Null when the game no longer has that
 * version or runs in a frame without a URL.
 */
export async function loadOlderRules<State>(
  version: string,
  beside: string = location.href,
  load = importFrom,
): Promise<OlderGame<State> | null> {
  if (!VERSION.test(version)) return null;
  try {
    return (await load(new URL(`rules.${version}.js`, beside).href)) as OlderGame<State>;
  } catch {
    return null;
  }
}
