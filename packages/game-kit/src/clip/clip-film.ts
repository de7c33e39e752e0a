import type { ClipCut, ClipSize } from "@quackademy/game-sdk/clip-protocol.ts";
import { openReplay } from "#core/replay-scrubber.ts";
import { intensityAt } from "#music/follow-music.ts";
import { answerCues, formatWith } from "#play/game-session.ts";
import { firstSize } from "#stage/fit-stage.ts";
import { createCanvasStage, type StageLook } from "#stage/canvas-stage.ts";
import type { SoundBox } from "#stage/stage-sound.ts";
import { layOutClip, type ClipLayout } from "./clip-layout.ts";
import type { MusicMood } from "./clip-music.ts";
import type { ClipView } from "./clip-view.ts";
import { drawCaptions, drawSurround } from "./draw-strip.ts";

/** A part of a run that can be stepped and drawn: played live, drawn into a video, or as one picture. */
export type ClipFilm = {
  readonly frame: number;
  readonly isAtEnd: boolean;
  /** The music of this frame. */
  readonly mood: MusicMood;
  step(): void;
  /** Continues effects while the run stands still. */
  rest(): void;
  seek(frame: number): void;
  fit(size: ClipSize): void;
  paint(): void;
};

type FilmTools = { canvas: HTMLCanvasElement; look: StageLook; sounds: Pick<SoundBox, "play"> };

/** Opens a clip at its first frame. Throws if the log cannot be read. */
export function openFilm<State>(
  { rules, createFace }: ClipView<State>,
  cut: ClipCut,
  { canvas, look, sounds }: FilmTools,
): ClipFilm {
  const face = createFace();
  const format = formatWith(face);
  const stage = createCanvasStage(canvas, look, sounds);
  const { context } = stage;
  const scrubber = openReplay(rules, cut.replay);
  const units = firstSize(cut.isTall ? face.view.size.tall : face.view.size.wide);
  let layout: ClipLayout | null = null;
  scrubber.seek(cut.from);

  const drawState = () => face.view.draw(stage, scrubber.state);
  return {
    get frame() {
      return scrubber.frame;
    },
    get isAtEnd() {
      return scrubber.frame >= cut.to || scrubber.isAtEnd;
    },
    get mood() {
      const { state, frame } = scrubber;
      return {
        intensity: face.view.intensity?.(state) ?? intensityAt(frame),
        part: face.view.part?.(state) ?? 0,
        second: face.view.second?.(state),
      };
    },
    step() {
      stage.advance();
      scrubber.step();
      answerCues(face, stage, scrubber.state);
    },
    rest: stage.advance,
    seek(frame) {
      stage.clearEffects();
      scrubber.seek(Math.max(cut.from, Math.min(cut.to, frame)));
    },
    fit(size) {
      [canvas.width, canvas.height] = [size.width, size.height];
      layout = layOutClip(size, units, cut.strip !== null);
      stage.place(units, layout.picture.x, layout.picture.y, layout.pixelsPerUnit);
    },
    paint() {
      if (!layout) return;
      const { x, y, width, height } = layout.picture;
      context.save();
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.beginPath();
      context.rect(x, y, width, height);
      context.clip();
      stage.paint(drawState);
      context.restore();
      drawSurround(context, layout, cut.strip, format(rules.score(scrubber.state)));
      drawCaptions(context, layout, cut.captions, scrubber.frame);
    },
  };
}
