import { createBetween } from "@quackademy/game-kit/stage/between-steps.ts";
import { drawSlip } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { GameView, Point } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { isLed, radiusOf, UNIT, VESSEL, VESSELS, type Boat } from "./rules-fleet.ts";
import { POND } from "./rules-harbours.ts";
import { CUE, type State } from "./rules.ts";
import { streamsNow } from "./rules-weather.ts";
import { drawBoat } from "./view-boat.ts";
import { playCue } from "./view-cues.ts";
import { frameOf, SIZE, toRadians, type Frame } from "./view-frame.ts";
import { drawBottle, drawClock, drawComing, drawDangers, drawFound, drawSocks, drawWay } from "./view-marks.ts";
import { PAPERS, type Paper } from "./view-papers.ts";
import { drawGround } from "./view-ground.ts";
import { drawGoose, drawRings, drawRipples, drawStreams } from "./view-water.ts";
import { drawDarkness, drawWeather } from "./view-weather.ts";
import { countOf, sayState, statusOf } from "./view-words.ts";

const AWAKE_FRAMES = 90;
const FOUND_FRAMES = 200;
const IDLE_FRAMES = 420;
const LONG = 100_000;
const LONG_AGO = -LONG;
/** A longer way in one step is a jump. */
const JUMP = 40 * UNIT;
const HOVER_REACH = 58;

type Eyes = {
  /** Whether the water is turned. */
  onFrame(frame: Frame): void;
  /** Where the mouse is, in units of the water; null: nowhere. */
  hover(): Point | null;
  paper: Paper;
  /** Sheets that the player had before this run. */
  known: ReadonlySet<string>;
};

const NO_EYES: Eyes = { onFrame: () => {}, hover: () => null, paper: PAPERS[0]!, known: new Set() };

export function createView(eyes: Eyes = NO_EYES): GameView<State> {
  const between = createBetween(JUMP);
  const newSheets = new Set<string>();
  let frame: Frame = frameOf({ width: SIZE.wide[0], height: SIZE.wide[1] });
  let [weatherAt, awakeAt, foundAt, ledAt] = [LONG_AGO, LONG_AGO, LONG_AGO, 0];
  let [found, cueFrame, cueIndex] = [PAPERS[0]!, -1, 0];

  const see = (stage: Stage): Frame => {
    frame = frameOf(stage);
    eyes.onFrame(frame);
    return frame;
  };

  const drawWater = (stage: Stage, state: State): void => {
    drawGround(stage, state.harbour);
    drawRipples(stage);
    drawStreams(stage, streamsNow(state.weather, state.harbour.streams), frame);
  };

  const placesOf = ({ boats }: State, alpha: number): [number, number][] =>
    boats.map((boat) => {
      const { x, y } = between.place(boat, boat.x, boat.y, alpha);
      return frame.place(x / UNIT, y / UNIT);
    });

  const drawFleet = (stage: Stage, state: State, places: readonly [number, number][]): void => {
    const { boats } = state;
    for (const [at, boat] of boats.entries()) drawWay(stage, boat, places[at]!, frame);
    for (const [at, boat] of boats.entries()) drawWake(stage, boat, places[at]!, frame);
    const hovered = findHovered(eyes.hover(), boats);
    for (const [at, boat] of boats.entries()) {
      const [x, y] = places[at]!;
      const isChosen = boat.id === state.chosen || boat === hovered;
      drawBoat(stage, boat, { x, y, isChosen, isLed: isLed(boat) }, frame, eyes.paper);
    }
  };

  const wantedSign = ({ boats, drawing, chosen }: State): number | null => {
    const id = drawing.find((each) => each >= 0) ?? chosen;
    return boats.find((boat) => boat.id === id)?.sign ?? null;
  };

  return {
    size: SIZE,
    beforeStep({ boats }) {
      for (const boat of boats) between.keep(boat, boat.x, boat.y);
    },
    draw(stage, state, alpha = 1) {
      see(stage);
      drawWater(stage, state);
      drawRings(stage, state.harbour, frame, wantedSign(state));
      drawBottle(stage, state.bottle, frame);
      for (const island of state.harbour.islands)
        if (island.hasGoose) drawGoose(stage, island, frame, stage.tick - awakeAt < AWAKE_FRAMES);
      const places = placesOf(state, alpha);
      const age = state.level > 0 ? LONG : stage.tick - weatherAt;
      drawDarkness(stage, state.weather, age, lampsOf(state, places, frame));
      drawFleet(stage, state, places);
      drawWeather(stage, state.weather, frame, age);
      drawDangers(stage, state.boats, frame);
      if (state.coming) drawComing(stage, state.coming, state.nextIn, frame);
      drawSocks(stage, state);
      drawClock(stage, state.timeLeft);
      if (stage.tick - foundAt < FOUND_FRAMES) drawFound(stage, found);
      if (state.boats.length === 0 || state.boats.some(isLed)) ledAt = state.frame;
      if (state.frame - ledAt > IDLE_FRAMES && !state.isEnded) drawHint(stage);
    },
    drawTitle(stage, state) {
      see(stage);
      drawGround(stage, POND);
      drawRipples(stage);
      drawRings(stage, POND, frame, null);
      for (const island of POND.islands) drawGoose(stage, island, frame, false);
      const title = { ...state, boats: MOORED };
      drawFleet(stage, title, placesOf(title, 1));
    },
    drawGhost(stage, state) {
      const words = `They: ${countOf(state.home, "boat")} home`;
      drawSlip(stage, words, stage.width - 110, stage.height - 30, 18);
    },
    cue(stage, state, cue) {
      // The cues of a step come in order, as its marks do.
      cueIndex = state.frame === cueFrame ? cueIndex + 1 : 0;
      cueFrame = state.frame;
      const mark = state.marks[cueIndex] ?? { x: 480, y: 270, value: 0 };
      if (cue === CUE.weather) weatherAt = stage.tick;
      if (cue === CUE.goose) awakeAt = stage.tick;
      if (cue === CUE.bottle) {
        const sheet = PAPERS[mark.value + 1]!;
        if (!eyes.known.has(sheet.id) && !newSheets.has(sheet.id)) [found, foundAt] = [sheet, stage.tick];
        newSheets.add(sheet.id);
      }
      playCue(stage, state, cue, mark, frame);
    },
    status: statusOf,
    say: (state) => sayState(state, frame),
    intensity: ({ boats }) => (boats.length < 3 ? 0 : boats.length < 5 ? 1 : boats.length < 8 ? 2 : 3),
  };
}

/** Two lines of foam behind a boat that somebody leads. */
function drawWake({ context, isContrast }: Stage, boat: Boat, [x, y]: [number, number], frame: Frame): void {
  if (!isLed(boat)) return;
  const angle = toRadians(boat.angle, frame);
  const length = VESSELS[boat.vessel]!.speed / 6;
  const stern = radiusOf(boat) + 8;
  context.strokeStyle = isContrast ? "#FFFFFF" : "rgb(255 255 255 / 0.42)";
  context.lineWidth = 3;
  context.lineCap = "round";
  context.beginPath();
  for (const side of [-1, 1]) {
    const back = angle + Math.PI + side * 0.32;
    context.moveTo(x + Math.cos(back) * stern, y + Math.sin(back) * stern);
    context.lineTo(x + Math.cos(back) * (stern + length), y + Math.sin(back) * (stern + length));
  }
  context.stroke();
}

function lampsOf({ harbour }: State, boats: readonly [number, number][], { place }: Frame) {
  const jetties = harbour.jetties.map(({ x, y }) => place(x, y));
  return [...boats.map(([x, y]) => ({ x, y: y - 14, reach: 92 })), ...jetties.map(([x, y]) => ({ x, y, reach: 120 }))];
}

function findHovered(at: Point | null, boats: readonly Boat[]): Boat | null {
  if (!at) return null;
  const far = (boat: Boat) => Math.hypot(boat.x / UNIT - at.x, boat.y / UNIT - at.y);
  const [nearest] = boats.toSorted((one, other) => far(one) - far(other));
  return nearest && far(nearest) < HOVER_REACH ? nearest : null;
}

/** The hint for a player who only watches. */
function drawHint(stage: Stage): void {
  const { width, height, isTouch } = stage;
  const words = isTouch ? "Draw a way from a boat to its jetty" : "Drag from a boat to its jetty, or press Enter";
  drawSlip(stage, words, width / 2, height * 0.78, 20);
}

const moored = (
  id: number,
  vessel: number,
  sign: number,
  x: number,
  y: number,
  angle: number,
  way: number[] = [],
): Boat => ({
  id,
  vessel,
  sign,
  x: x * UNIT,
  y: y * UNIT,
  angle,
  aim: angle,
  way,
  rowed: 0,
  clear: 0,
  sent: 0,
  wet: 0,
  isIn: 1,
  rest: 0,
  tail: [],
});

/** The fleet of the title picture. */
const MOORED: Boat[] = [
  moored(1, VESSEL.boat, 0, 300, 190, 60, [300, 230, 250, 330, 200, 420, 170, 472]),
  moored(2, VESSEL.dart, 2, 640, 150, 110, [700, 220, 760, 330, 790, 472]),
];
