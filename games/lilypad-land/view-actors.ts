import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { columnOf, rowOf, STEP } from "./rules-ponds.ts";
import { KINDS } from "./rules-rivals.ts";
import type { State } from "./rules.ts";
import { isInView, placeOf, type Eye, type Place } from "./view-camera.ts";
import { drawLotus } from "./view-leaves.ts";
import { drawSwimmer, type Plumage } from "./view-swimmers.ts";

type Context = CanvasRenderingContext2D;

const MOST_SPRITES = 70;
/** In cells. */
const SPRITE = 4;
const NAME = 4.6;
const WORDS = 9;
/** A rival that comes into view for the first time is introduced for so long. */
const MET_TICKS = 170;
const LOTUS = 2.6;
const CROWN = 1.4;
/** Swimmers are a little larger than their cell. */
const GROWN = 1.18;
const PADDLES = [0, 1, 0, -1];
const GHOST: Plumage = { body: "#FFFFFF", wing: "#D5DDF0", beak: "#AEB9DA", hat: "none", accent: "#FFFFFF" };

/** Swimmers, names, the crown and golden lotuses: all are pictures, and a frame only places them. In cells. */
export function createActors(plumage: Plumage) {
  let sprites = new Map<string, HTMLCanvasElement>();
  let turns: number[] = [];
  let metAt: number[] = [];

  const spriteOf = (name: string, cells: number, px: number, draw: (inside: Context) => void): HTMLCanvasElement => {
    const key = `${name} ${px}`;
    let sprite = sprites.get(key);
    if (sprite) return sprite;
    if (sprites.size > MOST_SPRITES) sprites = new Map();
    sprite = document.createElement("canvas");
    sprite.width = sprite.height = Math.ceil(cells * px);
    const inside = sprite.getContext("2d")!;
    inside.translate(sprite.width / 2, sprite.height / 2);
    inside.scale(px, px);
    draw(inside);
    sprites.set(key, sprite);
    return sprite;
  };

  const place = ({ context }: Stage, eye: Eye, sprite: HTMLCanvasElement, x: number, y: number, grown = 1): void => {
    const size = (sprite.width / eye.cellPx) * grown;
    context.drawImage(sprite, x - size / 2, y - size / 2, size, size);
  };

  const drawOne = (
    stage: Stage,
    eye: Eye,
    kind: number,
    { x, y }: Place,
    turn: number,
    wears: Plumage,
    name: string,
  ) => {
    const { context, tick, isCalm } = stage;
    const paddle = isCalm ? 0 : PADDLES[(tick >> 3) % PADDLES.length]!;
    const sprite = spriteOf(`${name} ${paddle}`, SPRITE, eye.cellPx, (inside) => {
      inside.globalAlpha = 0.25;
      inside.fillStyle = "#00222C";
      inside.beginPath();
      inside.ellipse(0, 0.12, 0.95, 0.66, 0, 0, 7);
      inside.fill();
      inside.globalAlpha = 1;
      inside.scale(GROWN, GROWN);
      drawSwimmer(inside, kind, paddle, wears);
    });
    context.save();
    context.translate(x, y);
    context.rotate(turn);
    place(stage, eye, sprite, 0, 0);
    context.restore();
  };

  const drawCrown = (stage: Stage, eye: Eye, x: number, y: number): void => {
    const sprite = spriteOf("crown", CROWN, eye.cellPx, (inside) => {
      inside.beginPath();
      for (const [atX, atY] of SPIKES) inside.lineTo(atX, atY);
      inside.closePath();
      inside.fillStyle = "#FFC93A";
      inside.fill();
      inside.strokeStyle = "#5C3A00";
      inside.lineWidth = 0.08;
      inside.lineJoin = "round";
      inside.stroke();
    });
    place(stage, eye, sprite, x, y);
  };

  const drawName = (stage: Stage, eye: Eye, name: string, x: number, y: number, cells = NAME): void => {
    const px = eye.cellPx;
    const sprite = spriteOf(`name ${name} ${stage.isContrast}`, cells, px, (inside) => {
      // Letters of less than a pixel would be set one by one, and too far apart.
      inside.scale(1 / px, 1 / px);
      inside.font = `900 ${Math.round(px * 0.58)}px Nunito, "Nunito Variable", system-ui, sans-serif`;
      inside.textAlign = "center";
      inside.textBaseline = "middle";
      inside.lineJoin = "round";
      inside.strokeStyle = stage.isContrast ? "#000000" : "rgba(4, 30, 38, 0.85)";
      inside.lineWidth = px * 0.18;
      inside.strokeText(name, 0, 0);
      inside.fillStyle = "#FFFFFF";
      inside.fillText(name, 0, 0);
    });
    place(stage, eye, sprite, x, y);
  };

  return {
    restart(): void {
      [turns, metAt] = [[], []];
    },
    drawLotuses(stage: Stage, { lotus }: State, eye: Eye): void {
      const { tick, isCalm, isContrast } = stage;
      for (const cell of lotus) {
        const at = { x: columnOf(cell) + 0.5, y: rowOf(cell) + 0.5 };
        if (!isInView(eye, at)) continue;
        const sprite = spriteOf(`lotus ${isContrast}`, LOTUS, eye.cellPx, (inside) =>
          drawLotus(inside, 0.9, isContrast),
        );
        place(stage, eye, sprite, at.x, at.y, isCalm ? 1 : 1 + Math.sin(tick / 16 + cell) * 0.07);
      }
    },
    draw(stage: Stage, state: State, eye: Eye, alpha: number): void {
      const { context, tick, isCalm } = stage;
      const { swimmers, leader, frame } = state;
      for (let index = swimmers.length - 1; index >= 0; index--) {
        const { kind, way, isAway, dashUntil } = swimmers[index]!;
        const at = placeOf(state, index, alpha);
        if (isAway === 1 || !isInView(eye, at, 2)) continue;
        const turn = (turns[index] = turnTowards(turns[index], (way * Math.PI) / 2));
        const name = index === 0 ? "own" : `kind ${kind}`;
        if (index === 0 && dashUntil > frame && !isCalm) {
          const [dx, dy] = wayOf(way);
          context.globalAlpha = 0.35;
          drawOne(stage, eye, kind, { x: at.x - dx * 0.7, y: at.y - dy * 0.7 }, turn, plumage, name);
          context.globalAlpha = 1;
        }
        drawOne(stage, eye, kind, at, turn, plumage, name);
        if (index === leader && swimmers.length > 1)
          drawCrown(stage, eye, at.x, at.y - 1.3 - (isCalm ? 0 : Math.sin(tick / 14) * 0.06));
        if (index === 0) continue;
        const { name: rival, words } = KINDS[kind]!;
        drawName(stage, eye, rival, at.x, at.y + 1.3);
        metAt[index] ??= tick;
        if (tick - metAt[index]! < MET_TICKS) drawName(stage, eye, words, at.x, at.y + 2, WORDS);
      }
    },
    drawGhost(stage: Stage, state: State, eye: Eye): void {
      const { context, isContrast } = stage;
      context.globalAlpha = isContrast ? 0.8 : 0.55;
      drawOne(stage, eye, 0, placeOf(state, 0), (state.swimmers[0]!.way * Math.PI) / 2, GHOST, "ghost");
      context.globalAlpha = 1;
    },
  };
}

const SPIKES = [
  [-0.42, 0.3],
  [-0.5, -0.26],
  [-0.2, 0],
  [0, -0.4],
  [0.2, 0],
  [0.5, -0.26],
  [0.42, 0.3],
] as const;

function wayOf(way: number): [number, number] {
  const step = STEP[way]!;
  return Math.abs(step) === 1 ? [step, 0] : [0, Math.sign(step)];
}

/** A part of the way, by the shorter side. */
function turnTowards(from: number | undefined, to: number): number {
  if (from === undefined) return to;
  const off = Math.atan2(Math.sin(to - from), Math.cos(to - from));
  return from + off * 0.3;
}
