import type { ClipCut, ClipSize, ClipSound } from "@quackademy/game-sdk/clip-protocol.ts";
import { FRAMES_PER_SECOND } from "#core/game-rules.ts";
import type { StageLook } from "#stage/canvas-stage.ts";
import type { Sound } from "#stage/stage.ts";
import { soundsOf } from "#stage/stage-sound.ts";
import { openFilm } from "./clip-film.ts";
import { createClipMusic, mixMusic } from "./clip-music.ts";
import type { ClipView } from "./clip-view.ts";
import { chooseConfig, encodeVideo } from "./encode-video.ts";
import type { ExportRequest, ExportTools } from "./export-request.ts";
import { recordVideo } from "./record-video.ts";

const PICTURE_QUALITY = 0.86;
const SILENT = { play: () => {} };

/** Draws a clip into a video and hands it to the page, piece by piece. Never rejects: errors are messages, too. */
export async function exportClip(view: ClipView, asked: ExportRequest, tools: ExportTools): Promise<void> {
  const fail = (why: "no-codec" | "failed") => {
    if (!tools.signal.aborted) tools.tell({ type: "clipVideo", what: "error", why });
  };
  try {
    if (asked.codecs.length === 0) return await recordVideo(view, asked, tools);
    const config = await chooseConfig(asked);
    if (!config) return fail("no-codec");
    await encodeClip(view, asked, config, tools);
  } catch {
    fail("failed");
  }
}

async function encodeClip(
  view: ClipView,
  asked: ExportRequest,
  config: VideoEncoderConfig,
  { tell, look, signal }: ExportTools,
): Promise<void> {
  const canvas = document.createElement("canvas");
  const heard = recordSounds();
  const film = openFilm(view, asked, { canvas, look, sounds: heard });
  film.fit(asked.size);
  const music = createClipMusic(view.tune, asked.from);
  const tune = recordSounds();
  tune.play(music(film.frame, film.mood));
  const stepsPerFrame = FRAMES_PER_SECOND / asked.fps;
  const frames = Math.max(1, Math.floor((asked.to - asked.from) / stepsPerFrame));
  let [drawn, steps] = [0, 0];
  const isDone = await encodeVideo({
    canvas,
    config,
    fps: asked.fps,
    frames,
    signal,
    tell,
    draw() {
      for (let step = 0; drawn > 0 && step < stepsPerFrame; step++) {
        steps += 1;
        heard.second = tune.second = steps / FRAMES_PER_SECOND;
        if (film.isAtEnd) film.rest();
        else film.step();
        if (!film.isAtEnd) tune.play(music(film.frame, film.mood));
      }
      drawn += 1;
      film.paint();
    },
  });
  if (isDone)
    tell({
      type: "clipVideo",
      what: "end",
      frames,
      sounds: mixMusic(heard.sounds, inTime(tune.sounds, frames / asked.fps)),
    });
}

/** A sound box that writes down what is played, and when. */
export function recordSounds() {
  const sounds: ClipSound[] = [];
  const box = {
    second: 0,
    sounds,
    play(sound: Sound | readonly Sound[]): void {
      for (const { shape, from, to = from, length, volume = 0.4, delay = 0 } of soundsOf(sound))
        sounds.push({ at: box.second + delay, shape, from, to, length, volume });
    },
  };
  return box;
}

/** The picture of one frame. */
export async function drawPicture(
  view: ClipView,
  { frame, size, ...cut }: { frame: number; size: ClipSize } & ClipCut,
  look: StageLook,
): Promise<Blob | null> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  const film = openFilm(view, cut, { canvas, look, sounds: SILENT });
  film.fit(size);
  film.seek(frame);
  film.paint();
  return new Promise((resolve) => canvas.toBlob(resolve, "image/webp", PICTURE_QUALITY));
}

/** A bar of music may be longer than what is left of the clip. */
const inTime = (sounds: readonly ClipSound[], seconds: number) => sounds.filter(({ at }) => at < seconds);
