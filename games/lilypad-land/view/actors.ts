import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { laneCell, SWAN_HALF, swanAlong } from "#lilypad-land/rules/events.ts";
import { columnOf, pondOf, rowOf, WIDE } from "#lilypad-land/rules/ponds.ts";
import { KINDS } from "#lilypad-land/rules/rivals.ts";
import { levelOf, MODE, type State } from "#lilypad-land/rules.ts";
import { isInView, middleOf, placeOf, wayOf, type Eye, type Place } from "./camera.ts";
import { isHunter } from "./danger.ts";
import { drawLotus } from "./leaves.ts";
import { createSprites } from "./sprites.ts";
import { drawSwimmer, PLAIN_DUCK, type Plumage } from "./swimmers.ts";
import { KNOCKED_TICKS, type Knock, type Talk } from "./talk.ts";
import type { Tiles } from "./tiles.ts";

type Context = CanvasRenderingContext2D;

/** In cells. */
const SPRITE = 4;
/** The king swan is so much larger than a swimmer. */
const KING = 2.3;
const QUEEN = 1.8;
const NAME = 4.6;
const WORDS = 9;
/** A rival that comes into view for the first time is introduced for so long. */
const MET_TICKS = 170;
const LOTUS = 2.6;
const MARK = 3.4;
const CROWN = 1.4;
/** Swimmers are a little larger than their cell. */
const GROWN = 1.18;
/** Ticks between two buds of a tail that bursts, at most in all, and of a bud. */
const WAIT = 1.2;
const MOST_WAIT = 28;
const BURST_TICKS = 18;
const PADDLES = [0, 1, 0, -1];
const GHOST: Plumage = { ...PLAIN_DUCK, body: "#FFF", wing: "#D5DDF0", beak: "#D5DDF0" };

/** Swimmers, names, the crown and golden lotuses: all are pictures, and a frame only places them. In cells. */
export function createActors(plumage: Plumage, talk: Talk, tiles: Tiles) {
  const sprites = createSprites();
  let turns: number[] = [];
  let metAt: number[] = [];

  /** The size is in cells; a unit of the drawing is a cell. */
  const spriteOf = (name: string, wide: number, px: number, draw: (inside: Context) => void, high = wide) =>
    sprites(
      name,
      wide * px,
      (inside) => {
        inside.scale(px, px);
        draw(inside);
      },
      high * px,
    );

  const place = ({ context }: Stage, eye: Eye, sprite: HTMLCanvasElement, x: number, y: number, grown = 1): void => {
    const [wide, high] = [(sprite.width / eye.cellPx) * grown, (sprite.height / eye.cellPx) * grown];
    context.drawImage(sprite, x - wide / 2, y - high / 2, wide, high);
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
      crown(inside);
    });
    place(stage, eye, sprite, x, y);
  };

  const drawName = (stage: Stage, eye: Eye, name: string, { x, y }: Place, cells = NAME, isSaid = false): void => {
    const px = eye.cellPx;
    const draw = (inside: Context): void => {
      // Letters of less than a pixel would be set one by one, and too far apart.
      inside.scale(1 / px, 1 / px);
      inside.font = `900 ${Math.round(px * 0.58)}px Nunito, "Nunito Variable", system-ui, sans-serif`;
      inside.textAlign = "center";
      inside.textBaseline = "middle";
      inside.lineJoin = "round";
      inside.fillStyle = "#FFF";
      if (isSaid) {
        const half = inside.measureText(name).width / 2 + px * 0.4;
        inside.beginPath();
        inside.roundRect(-half, -px * 0.55, half * 2, px * 1.1, px * 0.5);
        inside.moveTo(-px * 0.3, px * 0.5);
        inside.lineTo(0, px);
        inside.lineTo(px * 0.3, px * 0.5);
        inside.fill();
        inside.fillStyle = name === "!" ? "#E02020" : "#06262E";
      } else {
        inside.strokeStyle = stage.isContrast ? "#000" : "rgba(4, 30, 38, 0.85)";
        inside.lineWidth = px * 0.18;
        inside.strokeText(name, 0, 0);
      }
      inside.fillText(name, 0, 0);
    };
    const sprite = spriteOf(`name ${name} ${isSaid} ${stage.isContrast}`, cells, px, draw, 2);
    place(stage, eye, sprite, x, y);
  };

  /** A rival that is after the player's tail has a red ring, and the one that has cut it a gold one. */
  const drawMark = (stage: Stage, eye: Eye, isTarget: boolean, { x, y }: Place): void => {
    const sprite = spriteOf(`mark ${isTarget}`, MARK, eye.cellPx, (inside) => {
      inside.lineCap = "round";
      for (const [width, colour] of [
        [0.34, "#06262E"],
        [0.18, isTarget ? "#FFC93A" : "#FF3B3B"],
      ] as const) {
        inside.lineWidth = width;
        inside.strokeStyle = colour;
        inside.setLineDash([1.4, 0.8]);
        inside.beginPath();
        inside.arc(0, 0, 1.4, 0, 7);
        inside.stroke();
      }
    });
    const { context, tick, isCalm } = stage;
    context.save();
    context.translate(x, y);
    if (!isCalm) context.rotate(tick / 40);
    place(stage, eye, sprite, 0, 0);
    context.restore();
  };

  /** A cut tail bursts into flowers, bud after bud from its head. */
  const drawBurst = (stage: Stage, state: State, eye: Eye, { index, tail }: Knock, part: number): void => {
    const { context, isCalm } = stage;
    const { kind } = state.swimmers[index]!;
    const flower = tiles.flowerOf(kind);
    for (const [bud, cell] of tail.entries()) {
      const at = middleOf(cell);
      if (!isInView(eye, at)) continue;
      const age = part * KNOCKED_TICKS - Math.min(MOST_WAIT, (tail.length - bud) * WAIT);
      const open = Math.max(0, age / BURST_TICKS);
      if (open >= 1) continue;
      const wide = 0.6 + open * 1.3;
      context.globalAlpha = 1 - open * open;
      context.drawImage(flower, at.x - wide / 2, at.y - wide / 2 - (isCalm ? 0 : open * 1.5), wide, wide);
    }
    context.globalAlpha = 1;
  };

  /** Swimmers that were cut spin up and away. */
  const drawKnocks = (stage: Stage, state: State, eye: Eye): void =>
    talk.forKnocks(stage, (knock, part) => {
      const { index, cell } = knock;
      drawBurst(stage, state, eye, knock, part);
      const at = middleOf(cell);
      if (!stage.isCalm) at.y -= part * 3;
      if (!isInView(eye, at)) return;
      const { kind } = state.swimmers[index]!;
      const { context } = stage;
      context.save();
      context.translate(at.x, at.y);
      context.globalAlpha = 1 - part;
      if (!stage.isCalm) context.scale(1 + part, 1 + part);
      drawOne(stage, eye, kind, { x: 0, y: 0 }, part * 14, plumage, index === 0 ? "own" : `kind ${kind}`);
      context.restore();
    });

  return {
    restart(): void {
      [turns, metAt] = [[], []];
    },
    drawLotuses(stage: Stage, state: State, eye: Eye): void {
      const { lotus, queen, queenBud, owner, pond } = state;
      const { tick, isCalm, isContrast } = stage;
      // Stones of a level that asks for them: a gold ring, and a crown once all water around is the player's.
      const isTask = state.mode === MODE.pond && levelOf(state).task === "stones";
      for (const { middle, ring } of isTask ? pondOf(pond).stones : []) {
        const at = middleOf(middle);
        if (!isInView(eye, at, 2)) continue;
        if (ring.every((cell) => owner[cell] === 1)) drawCrown(stage, eye, at.x, at.y);
        else drawMark(stage, eye, true, at);
      }
      for (const cell of queen < 0 ? lotus : [...lotus, queen]) {
        const at = middleOf(cell);
        if (!isInView(eye, at)) continue;
        const grown = cell === queen ? QUEEN : 1;
        const sprite = spriteOf(`lotus ${isContrast} ${grown}`, LOTUS * grown, eye.cellPx, (inside) => {
          inside.scale(grown, grown);
          drawLotus(inside, 0.9, isContrast, grown > 1);
          inside.scale(0.7, 0.7);
          inside.rotate(-0.6);
          if (grown > 1) crown(inside);
        });
        // A bud swells until it opens.
        const size = grown > 1 && queenBud > 0 ? 0.7 - queenBud / 800 : 1;
        place(stage, eye, sprite, at.x, at.y, isCalm ? size : size + Math.sin(tick / 16 + cell) * 0.07);
      }
    },
    draw(stage: Stage, state: State, eye: Eye, alpha: number): void {
      const { context, tick, isCalm } = stage;
      const { swimmers, leader, frame } = state;
      for (let index = swimmers.length - 1; index >= 0; index--) {
        const { kind, way, isAway, dashUntil, trips, grudge } = swimmers[index]!;
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
        if (index === 0) {
          const worth = worthOf(state);
          if (worth > 0) drawName(stage, eye, `≈ ${worth}`, { x: at.x, y: at.y - 1.9 });
          continue;
        }
        const isHunting = isHunter(state, index);
        if (isHunting || state.lastBy === index) drawMark(stage, eye, !isHunting, at);
        const { name: rival, words } = KINDS[kind]!;
        drawName(stage, eye, rival, { x: at.x, y: at.y + 1.3 });
        metAt[index] ??= tick;
        const isSore = trips < grudge;
        if (isSore || tick - metAt[index]! < MET_TICKS)
          drawName(stage, eye, isSore ? "wants revenge" : words, { x: at.x, y: at.y + 2 }, WORDS);
        const said = isHunting ? "!" : talk.wordsOf(stage, index);
        if (said) drawName(stage, eye, said, { x: at.x, y: at.y - 1.9 }, WORDS, true);
      }
      drawKnocks(stage, state, eye);
    },
    /** The lane of the king swan, with arrows that run ahead of it, and the swan. */
    drawKing(stage: Stage, state: State, eye: Eye): void {
      if (state.swan < 0) return;
      const { context, tick, isCalm } = stage;
      const along = Math.max(-KING, swanAlong(state));
      const from = middleOf(laneCell(state, 0, 0));
      const half = SWAN_HALF + 0.5;
      context.save();
      context.translate(from.x, from.y);
      context.rotate((state.swanWay * Math.PI) / 2);
      context.fillStyle = "#FFF";
      context.globalAlpha = 0.2;
      context.fillRect(along, -half, WIDE, half * 2);
      context.globalAlpha = 0.85;
      for (const side of [-half, half]) context.fillRect(along, side - 0.08, WIDE, 0.16);
      context.beginPath();
      for (let x = isCalm ? 0 : (tick / 12) % 4; x < WIDE; x += 4) {
        if (x < along) continue;
        context.moveTo(x, -0.7);
        context.lineTo(x + 0.9, 0);
        context.lineTo(x, 0.7);
      }
      context.fill();
      context.globalAlpha = 1;
      const paddle = isCalm ? 0 : PADDLES[(tick >> 2) % PADDLES.length]!;
      const king = spriteOf(`king ${paddle}`, SPRITE * KING, eye.cellPx, (inside) => {
        inside.scale(KING, KING);
        drawSwimmer(inside, 6, paddle, PLAIN_DUCK);
        inside.translate(0.84, 0);
        inside.rotate(-Math.PI / 2);
        inside.scale(0.55, 0.55);
        crown(inside);
      });
      place(stage, eye, king, along, 0);
      context.restore();
    },
    drawGhost(stage: Stage, state: State, eye: Eye): void {
      const { context, isContrast } = stage;
      context.globalAlpha = isContrast ? 0.8 : 0.55;
      drawOne(stage, eye, 0, placeOf(state, 0), (state.swimmers[0]!.way * Math.PI) / 2, GHOST, "ghost");
      context.globalAlpha = 1;
    },
  };
}

function crown(context: Context): void {
  context.beginPath();
  for (const [x, y] of SPIKES) context.lineTo(x, y);
  context.closePath();
  context.fillStyle = "#FFC93A";
  context.fill();
  context.strokeStyle = "#5C3A00";
  context.lineWidth = 0.08;
  context.lineJoin = "round";
  context.stroke();
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

/** The pads that the loop would bring if it were closed on a straight line now, in tens; 0 if few. */
function worthOf({ swimmers }: State): number {
  const { tail, exit } = swimmers[0]!;
  let [area, before] = [0, tail.at(-1) ?? exit];
  for (const cell of [exit, ...tail]) {
    area += columnOf(before) * rowOf(cell) - columnOf(cell) * rowOf(before);
    before = cell;
  }
  const worth = Math.round((Math.abs(area) + tail.length) / 20) * 10;
  return worth < LEAST_WORTH ? 0 : worth;
}

const LEAST_WORTH = 20;

/** A part of the way, by the shorter side. */
function turnTowards(from: number | undefined, to: number): number {
  if (from === undefined) return to;
  const off = Math.atan2(Math.sin(to - from), Math.cos(to - from));
  return from + off * 0.3;
}
