import type { PlayableClip } from "./playable-clip.ts";

/** The files of each rules version that a game can still show: see `views` in its game.json. */
type GameViews = { views?: Record<string, string> };

/**
 * The address of the clip player for a rules version of a class; null if the release of that version kept no view, or
 * the class has no game of ours.
 */
export async function releaseEntry(
  { app_id, entry }: Pick<PlayableClip, "app_id" | "entry">,
  simVersion: string | null,
): Promise<string | null> {
  if (simVersion === null || !entry?.startsWith("/g/")) return null;
  const game = new URL(entry, location.href);
  const answer = await fetch(new URL("game.json", game));
  if (!answer.ok) return null;
  const { views = {} } = (await answer.json()) as GameViews;
  const view = Object.hasOwn(views, simVersion) ? views[simVersion]! : null;
  if (view === null) return null;
  const player = new URL("../_clips/index.html", game);
  player.search = String(new URLSearchParams({ game: app_id, view }));
  return player.pathname + player.search;
}
