import type { ClipCaption, ClipCut, ClipStrip } from "@quackademy/game-sdk/clip-protocol.ts";
import type { Replay } from "@quackademy/game-sdk/protocol.ts";

/** What the player needs of a clip; the answer of `get_clip` has all of it. */
export type PlayableClip = {
  id: string;
  app_id: string;
  app_title: string;
  /** The address of the class's game; null if the class is not played here any more. */
  entry: string | null;
  title: string;
  captions: ClipCaption[];
  tall: boolean;
  from_frame: number;
  to_frame: number;
  poster_frame: number | null;
  maker: string | null;
  score: number;
  unit: string | null;
  /** The version of the rules that the run was played with. */
  sim_version: string;
  is_current: boolean;
  seed: string;
  /** Base64; it may end at `to_frame`. */
  log: string;
  frames: number;
};

/** The part of the run that a clip shows. Without a strip it is the picture alone. */
export function cutOf(clip: PlayableClip, strip: ClipStrip | null): ClipCut {
  const { from_frame: from, to_frame: to, captions, tall: isTall } = clip;
  return { replay: replayOf(clip), from, to, captions, strip, isTall };
}

export function replayOf({ seed, log, to_frame, score, maker }: PlayableClip): Replay {
  const bytes = Uint8Array.from(atob(log), (letter) => letter.charCodeAt(0));
  return { seed, log: bytes, frames: to_frame, score, name: maker ?? "a player" };
}

const VERSION_SHOWN = 8;

/** The line beside the picture. The name is on it only if its owner wants that. */
export function stripOf(clip: PlayableClip, maker: string | null): ClipStrip {
  const score = [clip.score.toLocaleString("en"), clip.unit].filter(Boolean).join(" ");
  const seal = `Replayed by the server · ${score} · rules ${clip.sim_version.slice(0, VERSION_SHOWN)}`;
  return { title: clip.app_title, unit: clip.unit ?? "", seal, maker };
}
