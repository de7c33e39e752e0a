import type { PlayableClip } from "./player/playable-clip.ts";

export type { PlayableClip } from "./player/playable-clip.ts";

/** The game frame that plays a clip. Its code is loaded with the first clip. */
export const loadClipPlayer = async () => (await import("./player/clip-player.tsx")).ClipPlayer;

/** The clip with its controls, for other features' pages. */
export const loadClipViewer = async () => (await import("./stage/clip-viewer.tsx")).ClipViewer;

/** A clip whose rules have no version cannot be played; the player then says that they are older. */
export function playable<T extends Omit<PlayableClip, "sim_version"> & { sim_version: string | null }>(
  clip: T,
): PlayableClip {
  return { ...clip, sim_version: clip.sim_version ?? "" };
}
