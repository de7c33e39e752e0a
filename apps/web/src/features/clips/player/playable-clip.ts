import type { GetClip } from "@quackademy/contract/clip-answers.ts";
import type { ClipCut, ClipStrip } from "@quackademy/game-sdk/clip-protocol.ts";
import type { Replay } from "@quackademy/game-sdk/protocol.ts";

/** The fields of a clip that the player needs. A run whose clip is still being cut can be given as one, too. */
export type PlayableClip = Pick<
  GetClip,
  | "id"
  | "app_id"
  | "app_title"
  | "entry"
  | "title"
  | "captions"
  | "tall"
  | "from_frame"
  | "to_frame"
  | "poster_frame"
  | "maker"
  | "score"
  | "unit"
  | "sim_version"
  | "seed"
  | "variant"
  | "log"
>;

/** The part of the run that a clip shows. Without a strip it is the picture alone. */
export function cutOf(clip: PlayableClip, strip: ClipStrip | null): ClipCut {
  const { from_frame: from, to_frame: to, captions, tall: isTall } = clip;
  return { replay: replayOf(clip), from, to, captions, strip, isTall };
}

export function replayOf({ seed, log, to_frame, score, maker, variant }: PlayableClip): Replay {
  const bytes = Uint8Array.from(atob(log), (letter) => letter.charCodeAt(0));
  return { seed, log: bytes, frames: to_frame, score, name: maker ?? "a player", ...(variant && { variant }) };
}

const VERSION_SHOWN = 8;

/** The line beside the picture. The name is on it only if its owner wants that. */
export function stripOf(clip: PlayableClip, maker: string | null): ClipStrip {
  const score = `${clip.score.toLocaleString("en")} ${clip.unit}`.trim();
  const rules = clip.sim_version?.slice(0, VERSION_SHOWN);
  const seal = ["Replayed by the server", score, rules && `rules ${rules}`].filter(Boolean).join(" · ");
  return { title: clip.app_title, unit: clip.unit, seal, maker };
}
