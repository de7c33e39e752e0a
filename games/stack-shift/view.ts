import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import { drawSlip } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeInOut, easeOut, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { chosenHat, ownFeathers } from "./kept.ts";
import { HIDDEN, RUBBLE, SEEN, WIDE } from "./rules-board.ts";
import { RIVALS } from "./rules-rivals.ts";
import { highestOf, STEP, type Side } from "./rules-side.ts";
import { CUE, MODE, periodOf, PHASE, rules, SPRINT_TENS, THEIRS, type State } from "./rules.ts";
import { soundOf } from "./view-cues.ts";
import { drawDuck, RIVAL_LINES, RIVAL_LOOKS, type Feathers, type Mood } from "./view-ducks.ts";
import { createLying, drawSmallGrid, drawWell } from "./view-grid.ts";
import { drawLand } from "./view-land.ts";
import { layoutOf, placeOf, SIZE, type Layout } from "./view-layout.ts";
import { INK, lookOf, PLACES } from "./view-looks.ts";
import { drawCard, drawIncoming, drawNext, drawSpeech, drawStar } from "./view-panel.ts";
import { createPlayGrid } from "./view-play.ts";
import { colourOf, drawStone } from "./view-stones.ts";
import { say } from "./view-words.ts";

const FLIGHT_TICKS = 34;
const MOOD_TICKS = 80;
/** How long a stone that is sent holds the ground of a long stack, as in the rules. */
const HELD_FRAMES = 40;
const DANGER_ROWS = SEEN - 2;

/** Pictures since the game was opened: the first ones have only some parts, so that a slow machine shows something soon. */
let warm = 0;
const WARM = 20;

type Flight = { at: number; side: number };

/** The place of a run: it follows the rival, or the level of a long stack. */
export const placeIn = ({ mode, level, pace }: State): number =>
  mode === MODE.duel
    ? Math.floor((level * PLACES) / RIVALS.length)
    : mode === MODE.sprint
      ? 1
      : Math.floor((pace - 1) / 3) % PLACES;

export function createView(progress?: GameProgress): GameView<State> & { layout(): Layout } {
  const feathers = ownFeathers(chosenHat(progress));
  const play = createPlayGrid();
  const [lyingTheirs, lyingGhost] = [createLying(), createLying()];
  let layout = layoutOf({ width: 1120, height: 622 });
  let flights: Flight[] = [];
  let [gladAt, sadAt, theirGladAt, theirSadAt] = [-1000, -1000, -1000, -1000];
  let [zoom, dim, focus, shownFrame, told] = [0, 0, 0.5, -1, 0];

  const keepUp = (stage: Stage, state: State): void => {
    layout = layoutOf(stage);
    if (state.frame < shownFrame) [flights, gladAt, sadAt, theirGladAt, theirSadAt] = [[], -1000, -1000, -1000, -1000];
    // A replay may jump.
    if (state.frame > shownFrame + 10 || state.frame < shownFrame) told = state.sent;
    shownFrame = state.frame;
    // The camera of a cascade: nearer with every step, and the rest of the picture goes dark.
    const { me, phase } = state;
    const isCascade = me.chain > 1 && me.step !== STEP.piece && phase === PHASE.playing;
    const goal = isCascade ? Math.min(1, (me.chain - 1) / 4) : 0;
    zoom += ((stage.isCalm ? 0 : goal) - zoom) * 0.1;
    dim += (goal - dim) * 0.12;
    if (zoom < 0.004) zoom = 0;
    if (dim < 0.01) dim = 0;
  };

  const drawOwn = (stage: Stage, state: State, pixels: number): void => {
    const { context, isContrast } = stage;
    const { grid } = layout;
    const [wide, high] = [WIDE * grid.cell, SEEN * grid.cell];
    if (dim > 0 && !isContrast) {
      context.globalAlpha = 0.55 * dim;
      context.fillStyle = "#070B22";
      const { left, top, right, bottom } = stage.bounds;
      context.fillRect(left - 40, top - 40, right - left + 80, bottom - top + 80);
      context.globalAlpha = 1;
    }
    context.save();
    if (zoom > 0) {
      const scale = 1 + zoom * 0.09;
      const [x, y] = [grid.x + wide / 2, grid.y + high * focus];
      context.translate(x, y);
      context.scale(scale, scale);
      context.translate(-x, -y);
    }
    if (zoom > 0) drawScaledWell(context, layout, isContrast);
    else drawWell(stage, "own", grid);
    const isHigh = highestOf(state.me) >= DANGER_ROWS;
    if (isHigh && !isContrast) {
      context.globalAlpha = stage.isCalm ? 0.2 : 0.16 + 0.1 * Math.sin(stage.tick / 9);
      context.fillStyle = INK.danger;
      context.fillRect(grid.x, grid.y, wide, grid.cell * 3);
      context.globalAlpha = 1;
    }
    play.draw(stage, state.me, grid, periodOf(state), pixels);
    context.restore();
    drawIncoming(stage, state.me.incoming, grid, { pixels, isContrast });
  };

  const drawRivalSide = (stage: Stage, state: State, them: Side, pixels: number): void => {
    const { theirs, rival } = layout;
    drawWell(stage, "theirs", theirs);
    drawSmallGrid(stage, theirs, them, lyingTheirs, pixels);
    drawIncoming(stage, them.incoming, { ...theirs, cell: 22 }, { pixels, isContrast: stage.isContrast });
    const mood: Mood =
      state.phase === PHASE.won || stage.tick - theirSadAt < MOOD_TICKS
        ? "sad"
        : state.phase === PHASE.lost || stage.tick - theirGladAt < MOOD_TICKS
          ? "glad"
          : blink(stage, 90);
    drawFigure(stage, RIVAL_LOOKS[state.level]!, mood, rival, `rival-${state.level}`, 1.6);
    drawSpeech(stage, layout, RIVALS[state.level]!.name, lineOf(state, them));
  };

  const drawSelf = (stage: Stage, state: State): void => {
    const isHigh = highestOf(state.me) >= DANGER_ROWS;
    const isGlad = state.phase === PHASE.won || state.phase === PHASE.done || stage.tick - gladAt < MOOD_TICKS;
    const mood: Mood =
      state.phase === PHASE.lost || (isHigh && !isGlad) || stage.tick - sadAt < MOOD_TICKS / 2
        ? "sad"
        : isGlad
          ? "glad"
          : blink(stage, 0);
    drawFigure(stage, feathers, mood, layout.duck, `own-${feathers.hat}`, 0);
  };

  const drawFlights = (stage: Stage, state: State, pixels: number): void => {
    flights = flights.filter(({ at }) => stage.tick - at < FLIGHT_TICKS);
    if (stage.isCalm || !state.them) return;
    const { grid, theirs } = layout;
    const [ax, ay] = [grid.x + (WIDE * grid.cell) / 2, grid.y + (SEEN * grid.cell) / 2];
    const [bx, by] = [theirs.x + (WIDE * theirs.cell) / 2, theirs.y - 20];
    for (const { at, side } of flights) {
      if (stage.tick < at) continue;
      const part = easeInOut(partOf(stage.tick - at, FLIGHT_TICKS));
      const [from, to] =
        side === 0
          ? [
              [ax, ay],
              [bx, by],
            ]
          : [
              [bx, by + 120],
              [ax, grid.y - 20],
            ];
      const x = from[0]! + (to[0]! - from[0]!) * part;
      const y = from[1]! + (to[1]! - from[1]!) * part - Math.sin(part * Math.PI) * 110;
      drawStone(stage.context, RUBBLE, [x - 16, y - 16, 32], { pixels, isContrast: stage.isContrast });
    }
  };

  return {
    size: SIZE,
    layout: () => layout,
    draw(stage, state) {
      keepUp(stage, state);
      const step = progress ? warm++ : WARM;
      if (step === 0) return stage.fill(lookOf(placeIn(state)).skyLow);
      const pixels = stage.context.getTransform().a;
      const look = { pixels, isContrast: stage.isContrast };
      drawLand(stage, placeIn(state));
      if (step < 2) return;
      if (step > 3) {
        if (!layout.isTall || !state.them) drawCard(stage, state, layout);
        drawNext(stage, state, layout, look);
        drawStar(stage, state, layout, look);
      }
      if (step > 4) drawSelf(stage, state);
      if (step > 5) {
        if (state.them) drawRivalSide(stage, state, state.them, pixels);
        else if (!layout.isTall) drawHelper(stage, state, layout);
      }
      drawOwn(stage, state, pixels);
      drawFlights(stage, state, pixels);
      drawEnd(stage, state, layout);
    },
    drawTitle(stage) {
      layout = layoutOf(stage);
      const step = progress ? warm++ : WARM;
      if (step === 0) return stage.fill(lookOf(0).skyLow);
      drawLand(stage, 0);
      if (step > 1) drawTitleStones(stage, feathers, step);
    },
    isTitleStill: true,
    drawGhost(stage, state, { name }) {
      if (name !== undefined || layout.isTall) return;
      const { theirs } = layout;
      const pixels = stage.context.getTransform().a;
      drawWell(stage, "theirs", theirs);
      drawSmallGrid(stage, theirs, state.me, lyingGhost, pixels);
      drawSlip(
        stage,
        `They: ${groupDigits(rules.score(state))}`,
        theirs.x + (WIDE * theirs.cell) / 2,
        theirs.y - 34,
        18,
      );
    },
    cue(stage, state, cue) {
      const { me, them } = state;
      soundOf(stage, cue, me.chain);
      const { grid } = layout;
      const middle = grid.x + (WIDE * grid.cell) / 2;
      if (cue === CUE.drop) {
        play.letGo(stage.tick, me);
        stage.shake(3);
      } else if (cue === CUE.ten || cue === CUE.chain || cue === CUE.star) {
        focus = focusOf(me);
        if (me.chain > 1 || cue === CUE.star) gladAt = stage.tick;
        if (me.chain > 2) theirSadAt = stage.tick;
        tellClear(stage, me, grid, cue === CUE.star);
      } else if (cue === CUE.sent) {
        const count = Math.max(1, state.sent - told);
        told = state.sent;
        if (them) {
          const { theirs } = layout;
          for (let at = 0; at < Math.min(10, count); at++) flights.push({ at: stage.tick + at * 3, side: 0 });
          shout(stage, `+${count}`, theirs.x + (WIDE * theirs.cell) / 2, theirs.y + theirs.cell * 2, 40, "#FFE08A");
        } else {
          const held = ((count * HELD_FRAMES) / 60).toFixed(1);
          shout(stage, `Ground held ${held} s`, middle, grid.y + grid.cell * 11, grid.cell * 0.5, "#B4EBA0");
        }
      } else if (cue === CUE.hail) {
        sadAt = stage.tick;
        stage.shake(9);
      } else if (cue === CUE.charged) {
        shout(stage, "A star comes next", middle, grid.y + grid.cell * 3.4, grid.cell * 0.66, "#FFE08A");
        shout(stage, "It takes all of one number", middle, grid.y + grid.cell * 4.2, grid.cell * 0.42, "#FFFFFF");
      } else if (cue === CUE.rise) {
        play.rise(stage.tick);
        stage.shake(4);
      } else if (cue === CUE.level) shout(stage, `Level ${state.pace}`, middle, grid.y + grid.cell * 3, 44, "#FFE9B0");
      else if (cue === CUE.tide && them) shout(stage, "Hail for both!", middle, grid.y + grid.cell * 3, 34, "#FFFFFF");
      else if (cue === CUE.chain + THEIRS && them) {
        theirGladAt = stage.tick;
        if (them.chain > 1)
          for (let at = 0; at < them.chain * 2; at++) flights.push({ at: stage.tick + at * 4, side: 1 });
      } else if (cue === CUE.hail + THEIRS) theirSadAt = stage.tick;
      else if (cue === CUE.won || cue === CUE.done) {
        stage.flash("#FFF6DF", 0.5);
        burst(stage, middle, grid.y + grid.cell * 5, 70, ["#FFCF4A", "#FFB3A1", "#A6D8FF", "#B4EBA0", "#FFFFFF"], 460);
      } else if (cue === CUE.lost) stage.shake(14);
    },
    status: (state) =>
      state.mode === MODE.duel
        ? `Duel with ${RIVALS[state.level]!.name}`
        : `${state.me.tens} ${state.me.tens === 1 ? "ten" : "tens"}`,
    intensity(state) {
      if (highestOf(state.me) >= DANGER_ROWS - 1 || state.me.chain > 2) return 3;
      return state.frame < 300 ? 1 : 2;
    },
    part: (state) => (state.mode === MODE.duel ? 1 : 0),
    say,
  };
}

const blink = ({ tick, isCalm }: Stage, shift: number): Mood => (!isCalm && (tick + shift) % 190 < 8 ? "shut" : "calm");

/** A duck that breathes: still pictures by mood. */
function drawFigure(
  stage: Stage,
  feathers: Feathers,
  mood: Mood,
  { x, y, size }: Layout["duck"],
  name: string,
  beat: number,
): void {
  const bob = stage.isCalm
    ? 0
    : Math.sin(stage.tick / 16 + beat) * 2.5 + (mood === "glad" ? -Math.abs(Math.sin(stage.tick / 7)) * 12 : 0);
  const half = size * 1.06;
  const { context } = stage;
  context.save();
  context.translate(0, Math.round(bob));
  stage.still(`stack-duck-${name}-${mood}`, [x - half, y - half, half * 2, half * 2.1], (inside) =>
    drawDuck(inside.context, feathers, mood, [x, y + size * 0.06, size]),
  );
  context.restore();
}

/** The rival's words at the moment. */
function lineOf(state: State, them: Side): string {
  const [hello, leads, trails, lost, won] = RIVAL_LINES[state.level]!;
  if (state.phase === PHASE.won) return lost;
  if (state.phase === PHASE.lost) return won;
  if (state.frame < 420) return hello;
  const ahead = highestOf(state.me) + state.me.incoming / 7 - highestOf(them) - them.incoming / 7;
  return ahead > 1 ? leads : ahead < -1 ? trails : hello;
}

/** In modes without a rival, another duck looks on. */
function drawHelper(stage: Stage, state: State, layout: Layout): void {
  const who = state.mode === MODE.long ? 5 : 4;
  const { x, y } = layout.rival;
  const mood: Mood = state.me.chain > 1 ? "glad" : highestOf(state.me) >= DANGER_ROWS ? "sad" : blink(stage, 90);
  drawFigure(stage, RIVAL_LOOKS[who]!, mood, { x: x + 60, y, size: 118 }, `helper-${who}`, 1.6);
  drawSpeech(stage, layout, RIVALS[who]!.name, helperLine(state));
}

function helperLine({ mode, me, phase }: State): string {
  if (phase === PHASE.done) return "Forty. Exactly forty.";
  if (phase === PHASE.lost) return "Site closed. Again?";
  if (highestOf(me) >= DANGER_ROWS) return "Careful! The rim!";
  if (mode === MODE.sprint) {
    if (me.tens >= SPRINT_TENS - 8) return "Nearly there!";
    return me.tens >= SPRINT_TENS / 2 ? "Half of them done." : "Forty tens, as fast as you can.";
  }
  if (me.rising > 0) return "Here comes the ground!";
  return me.longest > 2 ? "Cascades hold the ground down." : "Helmet on? Look for a gold badge.";
}

const focusOf = ({ marked }: Side): number => {
  const rows = marked.reduce((sum, at) => sum + Math.floor(at / WIDE) - HIDDEN, 0) / Math.max(1, marked.length);
  return Math.max(0.2, Math.min(0.9, rows / SEEN));
};

const shout = (stage: Stage, words: string, x: number, y: number, size: number, colour: string): void =>
  stage.float(words, x, y, { size, colour, align: "center", face: "display", outline: INK.night });

const burst = (stage: Stage, x: number, y: number, count: number, colours: readonly string[], speed = 220): void =>
  stage.burst({ x, y, count, colours, speed, life: 0.7, size: 7, gravity: 420, shape: "square" });

const CASCADE_COLOURS = ["#FFFFFF", "#FFFFFF", "#FFE08A", "#FFB36B", "#FF8A7A", "#F29BFF"];

/** Sums, dust and words for what clears. */
function tellClear(stage: Stage, side: Side, grid: Layout["grid"], isStar: boolean): void {
  const { marked, cells, chain } = side;
  let [x, y] = [0, 0];
  for (const at of marked) {
    const place = placeOf(grid, at);
    x += place.x + grid.cell / 2;
    y += place.y + grid.cell / 2;
  }
  x /= marked.length;
  y /= marked.length;
  for (const at of marked.slice(0, 10)) {
    const place = placeOf(grid, at);
    burst(stage, place.x + grid.cell / 2, place.y + grid.cell / 2, 5, [colourOf(cells[at]!), "#FFFFFF"], 190);
  }
  const sum = sumOf(side);
  shout(stage, isStar ? "Star!" : sum, x, y - grid.cell * 0.2, grid.cell * 0.62, "#FFFFFF");
  if (chain > 1) {
    const colour = CASCADE_COLOURS[Math.min(chain, CASCADE_COLOURS.length - 1)]!;
    const middle = grid.x + (WIDE * grid.cell) / 2;
    shout(
      stage,
      `Cascade ×${chain}`,
      middle,
      Math.max(grid.y + grid.cell * 2, y - grid.cell * 1.6),
      grid.cell * (0.66 + 0.06 * Math.min(chain, 6)),
      colour,
    );
    stage.shake(2 + 2 * Math.min(chain, 5));
    stage.hold(Math.min(5, chain));
    if (chain > 2) stage.flash(colour, 0.12 + 0.05 * Math.min(chain, 5));
  }
}

/** "4 + 6" for a single line; "2 tens" for more. */
function sumOf({ marked, cells }: Side): string {
  const isRow = marked.every((at, index) => index === 0 || at === marked[index - 1]! + 1);
  const isColumn = marked.every((at, index) => index === 0 || at === marked[index - 1]! + WIDE);
  const stones = marked.map((at) => cells[at]!);
  const total = stones.reduce((sum, stone) => sum + stone, 0);
  return (isRow || isColumn) && total === 10 ? stones.join(" + ") : "10 + 10";
}

/** The well while the camera is near: plain, because still pictures cannot be scaled. */
function drawScaledWell(
  context: CanvasRenderingContext2D,
  { grid: { x, y, cell } }: Layout,
  isContrast: boolean,
): void {
  const [wide, high] = [WIDE * cell, SEEN * cell];
  context.fillStyle = isContrast ? "#FFFFFF" : INK.wood;
  context.fillRect(x - 10, y - 12, wide + 20, high + 22);
  context.fillStyle = isContrast ? "#000000" : INK.well;
  context.fillRect(x, y - 12, wide, high + 12);
  if (isContrast) return;
  context.fillStyle = INK.wellLine;
  for (let column = 1; column < WIDE; column += 2) context.fillRect(x + column * cell, y - 12, cell, high + 12);
}

function drawEnd(stage: Stage, state: State, { grid }: Layout): void {
  if (state.phase === PHASE.playing) return;
  const [title, words] =
    state.phase === PHASE.won
      ? ["You win!", RIVALS[state.level]!.name]
      : state.phase === PHASE.done
        ? ["40 tens!", "Sprint done"]
        : ["Full to the rim", ""];
  const part = stage.isCalm ? 1 : easeOut(partOf(state.ending, 22));
  const middle = grid.x + (WIDE * grid.cell) / 2;
  const y = grid.y + grid.cell * (2 + 3 * part);
  stage.context.globalAlpha = part;
  stage.text(title, middle, y, {
    size: grid.cell * 0.9,
    face: "display",
    align: "center",
    colour: "#FFFFFF",
    outline: INK.night,
  });
  if (words)
    stage.text(words, middle, y + grid.cell * 0.9, {
      size: grid.cell * 0.46,
      weight: 900,
      align: "center",
      colour: "#FFE9B0",
      outline: INK.night,
    });
  stage.context.globalAlpha = 1;
}

/** Ducks on the title, from left to right, beside the player's in the middle. */
const TITLE_RIVALS = [
  { who: 3, aside: -3.1, mood: "calm" },
  { who: 0, aside: -1.55, mood: "glad" },
  { who: 8, aside: 1.55, mood: "sad" },
  { who: 9, aside: 3.1, mood: "calm" },
] as const;
const TITLE_WALL = [7, 2, 9, 5, 1, 8, 3, 6, 4, 2, 7, 5, 9, 1, 6, 8, 3];

/** The title: rivals and the player's duck behind a wall, above the label. Four and six are about to make ten. */
function drawTitleStones(stage: Stage, feathers: Feathers, step: number): void {
  const { width, height, tick, isCalm, isContrast, bounds } = stage;
  const isTall = height > width;
  const floor = height * (isTall ? 0.44 : 0.37);
  const cell = isTall ? width / 8 : height / 9;
  const look = { pixels: stage.context.getTransform().a, isContrast };
  const size = isTall ? width * 0.2 : height * 0.2;
  for (const [at, { who, aside, mood }] of TITLE_RIVALS.entries()) {
    if ((isTall && Math.abs(aside) > 2) || step < at + 5) continue;
    const place = { x: Math.round(width / 2 + aside * size * 1.1), y: Math.round(floor - size * 0.5), size };
    drawFigure(stage, RIVAL_LOOKS[who]!, mood, place, `title-${who}`, who);
  }
  const own = { x: Math.round(width / 2), y: Math.round(floor - size * 0.7), size: Math.round(size * 1.35) };
  if (step > 3) drawFigure(stage, feathers, "glad", own, "title-own", 0);
  const first = Math.floor((bounds.left - width / 2) / cell);
  const last = Math.ceil((bounds.right - width / 2) / cell);
  stage.context.fillStyle = isContrast ? "#000000" : INK.well;
  stage.context.fillRect(bounds.left - 40, floor, bounds.right - bounds.left + 80, cell * 3);
  for (let row = 0; row < 3; row++)
    for (let column = first; column <= last; column++) {
      const stone = TITLE_WALL[(((column * 5 + row * 7) % 17) + 17) % 17]!;
      drawStone(stage.context, stone, [width / 2 + column * cell, floor + row * cell, cell], look);
    }
  // Beside the heads on a wide screen, and above them on a tall one.
  const fall = (isCalm ? 0.3 : easeInOut(Math.abs(((tick / 100) % 2) - 1)) * 0.8) + (isTall ? 2.6 : 0);
  const x = width / 2 - (isTall ? 1.55 : 2.33) * size * 1.1 - cell / 2;
  drawStone(stage.context, 4, [x, floor - cell * (1.1 + fall), cell], look);
  drawStone(stage.context, 6, [x, floor - cell * (2.1 + fall), cell], look);
}
