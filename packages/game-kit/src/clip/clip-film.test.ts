import { describe, expect, test } from "vitest";
import { startRunSession } from "#core/run-session.ts";
import { createPaperStage } from "#testing/paper-stage.ts";
import type { GameRules } from "#core/game-rules.ts";
import type { Sound } from "#stage/stage.ts";
import { openFilm } from "./clip-film.ts";
import type { ClipView } from "./clip-view.ts";
import { recordSounds } from "./scene-export.ts";

type Tick = { frame: number; cues: number[] };
const BEEP: Sound = { shape: "sine", from: 440, length: 0.1 };

/** Beeps every half second, and counts its frames. */
const rules: GameRules<Tick> = {
  start: () => ({ frame: 0, cues: [] }),
  step: (state) => {
    state.frame += 1;
    state.cues = state.frame % 30 === 0 ? [1] : [];
  },
  isOver: ({ frame }) => frame >= 600,
  score: ({ frame }) => frame,
  hash: ({ frame }) => frame,
};
const drawn: number[] = [];
const view: ClipView<Tick> = {
  rules,
  createFace: () => ({
    view: {
      size: { wide: [1280, 720], tall: [720, 1440] },
      draw: (_stage, { frame }) => drawn.push(frame),
      cue: (stage) => stage.sound([BEEP, { ...BEEP, to: 880, delay: 0.05 }]),
    },
    input: {},
  }),
};

const CUT = {
  replay: { seed: "0".repeat(32), log: startRunSession(rules, "0".repeat(32)).log(), frames: 600 },
  from: 100,
  to: 190,
  captions: [{ from: 120, to: 130, text: "Now!" }],
  strip: { title: "Tick", unit: "ticks", seal: "sealed", maker: null },
  isTall: false,
};

function open(sounds = recordSounds()) {
  const words: string[] = [];
  const { context } = createPaperStage();
  Object.assign(context, { fillText: (text: string) => words.push(text) });
  const canvas = { width: 1, height: 1, getContext: () => context } as unknown as HTMLCanvasElement;
  Object.assign(context, { canvas });
  const look = { isCalm: false, isContrast: false, isTouch: false };
  const film = openFilm(view, CUT, { canvas, look, sounds });
  film.fit({ width: 1280, height: 720 });
  const wordsNow = () => {
    words.length = 0;
    film.paint();
    return words;
  };
  return { film, wordsNow, canvas };
}

describe("a film", () => {
  test("is open at the first frame of its clip, and ends at the last", () => {
    const { film, wordsNow, canvas } = open();
    expect([film.frame, film.isAtEnd, canvas.width, canvas.height]).toEqual([100, false, 1280, 720]);
    wordsNow();
    expect(drawn.at(-1)).toBe(100);
    for (let step = 0; step < 90; step++) film.step();
    expect([film.frame, film.isAtEnd]).toEqual([190, true]);
    film.seek(0);
    expect(film.frame).toBe(100);
  });

  test("has class, current score and seal on its strip, and a caption while it is due", () => {
    const { film, wordsNow } = open();
    expect(wordsNow()).toEqual(["Tick", "100 ticks", "sealed"]);
    film.seek(120);
    expect(wordsNow()).toEqual(["Tick", "120 ticks", "sealed", "Now!"]);
    film.seek(130);
    expect(wordsNow()).not.toContain("Now!");
  });

  test("whose log cannot be read is not opened", () => {
    const broken = { ...CUT, replay: { ...CUT.replay, log: new Uint8Array([255]) } };
    const canvas = { getContext: () => createPaperStage().context } as unknown as HTMLCanvasElement;
    const tools = { canvas, look: { isCalm: false, isContrast: false, isTouch: false }, sounds: recordSounds() };
    expect(() => openFilm(view, broken, tools)).toThrow("the log");
  });
});

test("sounds are written down with the second at which they are heard", () => {
  const sounds = recordSounds();
  const { film } = open(sounds);
  for (let step = 1; step <= 90; step++) {
    sounds.second = step / 60;
    film.step();
  }
  // The rules beep at frames 120, 150 and 180 of the run: 20, 50 and 80 of the clip.
  expect(sounds.sounds.map(({ at }) => Math.round(at * 60))).toEqual([20, 23, 50, 53, 80, 83]);
  expect(sounds.sounds[1]).toMatchObject({ shape: "sine", from: 440, to: 880, length: 0.1, volume: 0.4 });
});
