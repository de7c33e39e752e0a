import type { ClipCut } from "@quackademy/game-sdk/clip-protocol.ts";
import type { FromGame, ToGame } from "@quackademy/game-sdk/protocol.ts";
import type { ClipFilm } from "./clip-film.ts";

const TELL_FRAMES = 15;
/** The last picture stands this long before the clip starts again. */
const HOLD_FRAMES = 45;
const SPEEDS = [0.5, 1, 2];

export type ClipScene = {
  readonly isPlaying: boolean;
  readonly speed: number;
  step(): void;
  control(change: Omit<Extract<ToGame, { type: "replayControl" }>, "type">): void;
};

/** Plays a clip in a loop, and tells the page where it is. The end is told once in every round. */
export function createClipScene(film: ClipFilm, cut: ClipCut, tell: (event: FromGame) => void): ClipScene {
  let [isPlaying, speed, ticks, held] = [true, 1, 0, 0];
  const tellPlace = () => tell({ type: "replayAt", frame: film.frame, frames: cut.replay.frames, isPlaying, speed });
  const rewind = () => {
    held = 0;
    film.seek(cut.from);
  };
  const hold = () => {
    held += 1;
    film.rest();
    if (held === 1) tellPlace();
    if (held > HOLD_FRAMES) rewind();
  };
  tellPlace();

  return {
    get isPlaying() {
      return isPlaying;
    },
    get speed() {
      return speed;
    },
    step() {
      if (!isPlaying) return;
      if (film.isAtEnd) return hold();
      film.step();
      ticks += 1;
      if (ticks % TELL_FRAMES === 0) tellPlace();
    },
    control(change) {
      if (change.speed !== undefined && SPEEDS.includes(change.speed)) speed = change.speed;
      if (change.frame !== undefined) {
        held = 0;
        film.seek(change.frame);
      }
      if (change.isPlaying !== undefined) isPlaying = change.isPlaying;
      if (change.isPlaying && film.isAtEnd) rewind();
      tellPlace();
    },
  };
}
