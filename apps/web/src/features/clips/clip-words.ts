/** The games step at this rate; frames count these steps. */
export const FRAMES_PER_SECOND = 60;
export const MIN_CLIP_FRAMES = 180;
export const MAX_CLIP_FRAMES = 3600;

/** Frames as "0:12". */
export function clockTime(frames: number): string {
  const seconds = Math.max(0, Math.floor(frames / FRAMES_PER_SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Frames as "1 minute 12 seconds", for screen readers. */
export function spokenTime(frames: number): string {
  const seconds = Math.max(0, Math.floor(frames / FRAMES_PER_SECOND));
  const parts = [
    [Math.floor(seconds / 60), "minute"],
    [seconds % 60, "second"],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}${count === 1 ? "" : "s"}`);
  return said.join(" ") || "0 seconds";
}

/** "Clip 0:24 of a run of 1:32" uses whole seconds, so a clip of 23.9 s must not read as 0:23. */
export const clipLength = ({ from_frame, to_frame }: { from_frame: number; to_frame: number }): string =>
  clockTime(to_frame - from_frame + FRAMES_PER_SECOND / 2);

/** The picture of a clip: the poster that a moderator's browser drew, or the cover of its class. */
export function clipPicture(supabaseUrl: string, poster: string | null, cover: string | undefined): string {
  if (poster) return `${supabaseUrl}/storage/v1/object/public/clip_posters/${poster}`;
  return cover ?? "/art/duck.svg";
}

/** The first eight characters of the rules' version, as the seal shows it. */
export const shortVersion = (version: string): string => version.slice(0, 8);
