import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CUE, type State } from "./rules.ts";
import type { Frame } from "./view-frame.ts";
import { SIGNS } from "./view-signs.ts";
import { WEATHER_WORDS } from "./view-weather.ts";

type Mark = State["marks"][number];

const PARTY = [...SIGNS.map(({ colour }) => colour), "#FFF3D1"];
const SCRAPS = ["#FFF3D1", "#D9C48A", "#BFE6EE"];

/** Sounds, words and sparks for what has happened. */
export function playCue(stage: Stage, state: State, cue: number, mark: Mark, frame: Frame): void {
  const [x, y] = frame.place(mark.x, mark.y);
  // At the upper edge there is more room below.
  const side = y < 130 ? -1 : 1;
  const float = (words: string, size: number, colour: string, rise = 34) =>
    stage.float(words, clampTo(x, stage.width), y - side * (rise + (side < 0 ? 26 : 0)), {
      size,
      face: "display",
      align: "center",
      colour,
    });
  switch (cue) {
    case CUE.home:
      stage.burst({ x, y, count: 20, colours: PARTY, speed: 170, shape: "square" });
      float(`+${mark.value}`, 28, "#FFF3D1");
      return stage.sound(chime(state.convoy));
    case CUE.convoy:
      float(`Convoy × ${mark.value}`, 24, "#FFC83D", 64);
      return stage.burst({ x, y, count: 6 * mark.value, colours: ["#FFC83D", "#FFF3D1"], speed: 240, shape: "star" });
    case CUE.crash:
      stage.burst({ x, y, count: 30, colours: SCRAPS, speed: 150, gravity: 60, shape: "square" });
      float("Porridge!", 30, "#FFFFFF");
      stage.flash("#FF5A4A", 0.24);
      stage.hold(5);
      stage.shake(9);
      return stage.sound([
        { shape: "noise", from: 1400, to: 200, length: 0.4, volume: 0.5 },
        { shape: "sine", from: 220, to: 90, length: 0.35 },
      ]);
    case CUE.sunk:
      stage.burst({ x, y, count: 22, colours: ["#BFE6EE", "#FFFFFF"], speed: 90, shape: "ring" });
      float("Soaked!", 28, "#9FE3F5");
      stage.shake(5);
      return stage.sound([
        { shape: "sine", from: 320, to: 70, length: 0.5, volume: 0.6 },
        { shape: "noise", from: 600, to: 120, length: 0.5, volume: 0.3, delay: 0.1 },
      ]);
    case CUE.goose:
      float("Honk!", 26, "#FFFFFF", 58);
      return stage.sound({ shape: "sawtooth", from: 330, to: 250, length: 0.22, volume: 0.35 });
    case CUE.wrong:
      float("Another jetty", 20, "#FFFFFF", 40);
      return stage.sound({ shape: "square", from: 180, to: 140, length: 0.14, volume: 0.3 });
    case CUE.bump:
      return stage.sound({ shape: "triangle", from: 160, to: 120, length: 0.08, volume: 0.25 });
    case CUE.boat:
      return stage.sound(ARRIVALS[mark.value] ?? ARRIVALS[0]);
    case CUE.course:
      return stage.sound({ shape: "triangle", from: 880, to: 990, length: 0.07, volume: 0.22 });
    case CUE.bottle:
      stage.burst({ x, y, count: 26, colours: ["#8FE0B8", "#FFF3D1", "#FFC83D"], speed: 160, shape: "star" });
      float("+15", 24, "#8FE0B8");
      return stage.sound(
        [784, 988, 1175, 1568].map((from, at) => ({
          shape: "sine",
          from,
          length: 0.14,
          volume: 0.35,
          delay: at * 0.07,
        })),
      );
    case CUE.socks:
      float("Dry socks!", 26, "#5EE6A0", 88);
      return stage.sound(
        [523, 784, 1047].map((from, at) => ({ shape: "triangle", from, length: 0.16, delay: at * 0.08 })),
      );
    case CUE.weather:
      stage.float(WEATHER_WORDS[mark.value] ?? "", stage.width / 2, stage.height * 0.3, {
        size: 26,
        face: "display",
        align: "center",
      });
      return stage.sound({ shape: "noise", from: 500, to: 1600, length: 0.6, volume: 0.14 });
    case CUE.won:
      stage.burst({ x, y, count: 80, colours: PARTY, speed: 360, life: 1.3, shape: "star" });
      return stage.sound(
        [523, 659, 784, 1047].map((from, at) => ({ shape: "triangle", from, length: 0.24, delay: at * 0.1 })),
      );
    case CUE.over:
      return stage.sound({ shape: "sine", from: 330, to: 110, length: 0.8, volume: 0.4 });
  }
}

const ARRIVALS = [
  { shape: "noise", from: 900, to: 2400, length: 0.18, volume: 0.12 },
  { shape: "noise", from: 1800, to: 5200, length: 0.22, volume: 0.16 },
  { shape: "sawtooth", from: 98, to: 92, length: 0.5, volume: 0.2 },
  { shape: "square", from: 620, to: 480, length: 0.12, volume: 0.14 },
] as const;

/** A landing rings; each one of a convoy rings higher. */
function chime(convoy: number): Parameters<Stage["sound"]>[0] {
  const note = 523 * 2 ** ([0, 2, 4, 7, 9, 12, 14][Math.min(6, convoy - 1)]! / 12);
  return [
    { shape: "triangle", from: note, length: 0.16 },
    { shape: "triangle", from: note * 1.5, length: 0.28, delay: 0.09 },
  ];
}

const clampTo = (x: number, width: number): number => Math.max(60, Math.min(width - 60, x));
