import type { FromGame } from "@quackademy/game-sdk/protocol.ts";
import { expect, test } from "vitest";
import type { ClipFilm } from "./clip-film.ts";
import { createClipScene } from "./scene-clip.ts";

const CUT = {
  replay: { seed: "0".repeat(32), log: new Uint8Array(), frames: 500 },
  from: 100,
  to: 158,
  captions: [],
  strip: null,
  isTall: false,
};

function open() {
  const told: FromGame[] = [];
  let frame = CUT.from;
  const film: ClipFilm = {
    get frame() {
      return frame;
    },
    get isAtEnd() {
      return frame >= CUT.to;
    },
    mood: { intensity: 1, part: 0 },
    step: () => (frame += 1),
    rest: () => {},
    seek: (wanted) => (frame = Math.max(CUT.from, Math.min(CUT.to, wanted))),
    fit: () => {},
    paint: () => {},
  };
  const scene = createClipScene(film, CUT, (event) => told.push(event));
  const places = () => told.map((event) => (event.type === "replayAt" ? event.frame : event.type));
  return { scene, film, told, places, play: (steps: number) => Array.from({ length: steps }, () => scene.step()) };
}

test("a clip begins at its first frame and tells where it is, also at its end", () => {
  const { play, places, film } = open();
  play(58);
  expect(film.frame).toBe(158);
  play(1);
  expect(places()).toEqual([100, 115, 130, 145, 158]);
});

test("a clip holds its last picture, then starts again, and tells its end once in every round", () => {
  const { play, places, film } = open();
  play(58 + 45);
  expect(film.frame).toBe(158);
  play(1);
  expect(film.frame).toBe(100);
  play(58 + 46);
  expect(places().filter((place) => place === 158)).toHaveLength(2);
});

test("a paused clip stands still, and can be moved within its two ends only", () => {
  const { scene, play, film, told } = open();
  play(10);
  scene.control({ isPlaying: false });
  play(10);
  expect(film.frame).toBe(110);
  scene.control({ frame: 5 });
  expect(film.frame).toBe(100);
  scene.control({ frame: 5000 });
  expect(film.frame).toBe(158);
  expect(told.at(-1)).toEqual({ type: "replayAt", frame: 158, frames: 500, isPlaying: false, speed: 1 });
  scene.control({ isPlaying: true });
  expect(film.frame).toBe(100);
});

test("an unknown speed changes nothing", () => {
  const { scene } = open();
  scene.control({ speed: 2 });
  scene.control({ speed: 100 });
  expect(scene.speed).toBe(2);
});
