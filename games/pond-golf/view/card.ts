import type { Point } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { box, disc } from "#pond-golf/art/shapes.ts";
import { INK } from "#pond-golf/art/themes.ts";
import { holeOf } from "#pond-golf/rules/holes.ts";
import { HOLE_STROKES } from "#pond-golf/rules/points.ts";
import * as MODE from "#pond-golf/rules/modes.ts";
import { winnerAt } from "#pond-golf/rules/rivals.ts";
import { holeAt, type State } from "#pond-golf/rules/state.ts";
import { overPar, RUSH_FRAMES } from "#pond-golf/rules.ts";
import { CARD_HIGH } from "./frame.ts";
import { choice, GOLD, inkOn, paper, RED, shout } from "./pen.ts";
import { friendName, friendTotal, HOW_MANY_HOLES, HOW_MANY_PLAY } from "./words.ts";

export const FRIEND_COLOURS = ["#E4473C", "#2E7BC4", "#FFD24A", "#3FA552"];

/** How many dots for strokes fit below a hole. */
const [HIGH, DOT] = [46, 13];
const PENCIL = "#7A5A38";

/** The card below the green: each hole with its strokes, and dots for the strokes of this one. */
export function drawCard(stage: Stage, state: State): void {
  const { width, height } = stage;
  const y = height - CARD_HIGH + 6;
  const { mode } = state;
  const wide = Math.min(width - 16, 720);
  const x = (width - wide) / 2;
  const { card, at, strokes, turn, players, friends, left, chain } = state;
  const lying = friends.map((friend) => friend.strokes);
  const version = [wide, card, at, strokes, turn, players, lying, Math.ceil(left / 15), chain].join(";");
  const draw = [drawNine, drawGoals, drawNine, drawClock, drawFriends][mode]!;
  stage.still(
    "card",
    [x - 2, y - 2, wide + 4, HIGH + 8],
    (inside) => {
      paper(inside, x, y, wide, HIGH);
      draw(inside, state, x, y, wide);
    },
    version,
  );
}

function drawNine(stage: Stage, state: State, x: number, y: number, wide: number): void {
  const { card, at, holes, mode, rivals } = state;
  const cell = (wide - 150) / holes.length;
  const isOpen = mode === MODE.open;
  for (const [index, hole] of holes.entries()) {
    const middle = x + 10 + (index + 0.5) * cell;
    const { par } = holeOf(hole);
    const isNow = index === at && card.length <= at;
    if (isNow) {
      box(stage.context, middle - cell / 2 + 1, y + 3, cell - 2, HIGH - 6, choice(stage));
    }
    const pencil = stage.isContrast ? "#DDD" : PENCIL;
    if (!isOpen) stage.text(String(index + 1), middle, y + 10, { size: 15, align: "center", colour: pencil });
    else {
      // The rival's strokes, on the colour of who won the hole.
      const winner = winnerAt(state, index);
      box(stage.context, middle - 17, y + 2, 34, 15, winner > 0 ? "#2F8F3E" : winner < 0 ? RED : "#8A6BB0");
      const mark = winner > 0 ? "✓" : winner < 0 ? "✗" : "";
      stage.text(`${rivals[index]}${mark}`, middle, y + 10, { size: 14, weight: 900, align: "center", colour: "#FFF" });
    }
    if (card[index] !== undefined) drawMark(stage, middle, y + 30, card[index], par, isOpen ? 0.84 : 1);
    else if (isNow) drawDots(stage, middle, y + 28, state.strokes, cell - 8);
    else stage.text(String(par), middle, y + 29, { size: 17, align: "center", colour: pencil });
  }
  const over = overPar(state);
  if (isOpen) {
    shout(stage, `Pot ${state.pot}`, x + wide - 72, y + HIGH / 2, 25, GOLD);
    return;
  }
  const words =
    card.length === 0 ? `Par ${holeAt(state).par}` : over === 0 ? "Par" : over > 0 ? `+${over}` : `−${-over}`;
  shout(stage, words, x + wide - 72, y + HIGH / 2, 27, over < 0 && card.length > 0 ? GOLD : "#FFFFFF");
}

/** Golf's own marks: a circle is under par, two circles are an ace, a box is over par. */
function drawMark(stage: Stage, x: number, y: number, strokes: number, par: number, size: number): void {
  const { context } = stage;
  const colour = inkOn(stage);
  stage.text(strokes < 0 ? "–" : String(strokes), x, y, { size: 18 * size, weight: 900, align: "center", colour });
  context.lineWidth = 2.2;
  context.strokeStyle = strokes === 1 ? "#C98A00" : strokes < par && strokes > 0 ? "#2F8F3E" : RED;
  ring(context, x, y, strokes, par, size);
}

export function ring(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  strokes: number,
  par: number,
  size = 1,
): void {
  context.beginPath();
  if (strokes > par || strokes < 0) context.rect(x - 12 * size, y - 12 * size, 24 * size, 24 * size);
  else if (strokes < par || strokes === 1) context.arc(x, y, 13 * size, 0, 7);
  if (strokes === 1) {
    context.moveTo(x + 16 * size, y);
    context.arc(x, y, 16 * size, 0, 7);
  }
  context.stroke();
}

function drawDots(stage: Stage, x: number, y: number, strokes: number, room: number): void {
  const { context } = stage;
  const gap = Math.min(DOT, room / Math.max(1, strokes));
  for (let dot = 0; dot < strokes; dot++) disc(context, x + (dot - (strokes - 1) / 2) * gap, y, 4, inkOn(stage));
}

/** A hole of its own: what its stars take, and the strokes that are left. */
function drawGoals(stage: Stage, state: State, x: number, y: number, wide: number): void {
  const { par } = holeAt(state);
  const goals = [`★ in`, `★★ in ${par}`, `★★★ in ${Math.max(1, par - 1)}`];
  const cell = (wide - 170) / 3;
  for (const [at, words] of goals.entries()) {
    const isGone = at > 0 && state.strokes >= (at === 1 ? par : par - 1) && state.card.length === 0;
    stage.text(words, x + 12 + (at + 0.5) * cell, y + HIGH / 2, {
      size: 19,
      weight: 900,
      align: "center",
      colour: isGone ? (stage.isContrast ? "#999" : "#A5875F") : inkOn(stage),
    });
  }
  shout(stage, `${state.strokes} / ${HOLE_STROKES}`, x + wide - 78, y + HIGH / 2, 27);
}

function drawClock(stage: Stage, state: State, x: number, y: number, wide: number): void {
  const { context } = stage;
  const part = state.left / RUSH_FRAMES;
  const isLate = state.left < 600;
  box(context, x + 92, y + 13, wide - 190, 20, stage.isContrast ? "#333" : "#EAD7B4");
  box(context, x + 92, y + 13, Math.max(20, (wide - 190) * part), 20, isLate ? RED : "#3FA552");
  shout(stage, String(Math.ceil(state.left / 60)), x + 48, y + HIGH / 2, 32, isLate ? "#FF8A7A" : "#FFFFFF");
  shout(stage, `×${Math.max(1, state.chain)}`, x + wide - 48, y + HIGH / 2, 32, state.chain > 1 ? GOLD : "#FFFFFF");
}

function drawFriends(stage: Stage, state: State, x: number, y: number, wide: number): void {
  const { context } = stage;
  const cell = wide / state.players;
  for (let player = 0; player < state.players; player++) {
    const left = x + player * cell;
    if (player === state.turn) box(context, left + 4, y + 4, cell - 8, HIGH - 8, choice(stage));
    disc(context, left + 24, y + HIGH / 2, 11.5, INK);
    disc(context, left + 24, y + HIGH / 2, 8.5, FRIEND_COLOURS[player]!);
    const strokes = player === state.turn ? state.strokes : (state.friends[player]?.strokes ?? 0);
    stage.text(`${friendName(player)} ${friendTotal(state, player) + strokes}`, left + 42, y + HIGH / 2, {
      size: 20,
      weight: 900,
      colour: inkOn(stage),
    });
  }
}

/** Three buttons say how many play, and then three say how many holes. */
export const setupButtons = (
  { width, height }: { width: number; height: number },
  asked = 0,
): (Point & { count: number })[] =>
  [0, 1, 2].map((at) => ({
    count: asked ? 3 * at + 3 : at + 2,
    x: width / 2 + (at - 1) * 150,
    y: height / 2 + 20,
  }));
export const SETUP_RADIUS = 62;

export function drawSetup(stage: Stage, { players, asked, wanted }: State): void {
  shout(stage, asked ? HOW_MANY_HOLES : HOW_MANY_PLAY, stage.width / 2, stage.height / 2 - 90, 48);
  for (const button of setupButtons(stage, asked)) {
    const isChosen = button.count === (asked ? wanted : players);
    paper(stage, button.x - 60, button.y - 56, 120, 112, isChosen ? choice(stage) : undefined);
    shout(stage, String(button.count), button.x, button.y - 8, 54);
    for (let dot = 0; dot < (asked ? 0 : button.count); dot++)
      disc(stage.context, button.x + (dot - (button.count - 1) / 2) * 22, button.y + 38, 8, FRIEND_COLOURS[dot]!);
  }
}
