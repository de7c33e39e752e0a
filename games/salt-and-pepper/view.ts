import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import { drawRunnerName } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { paste } from "@quackademy/game-kit/stage/stage-pictures.ts";
import { HIGH, MARGIN, paintCave, WIDE } from "./art/cave.ts";
import { drawCalmDuck } from "./art/ducks.ts";
import { CONTRAST, WORLDS, type World } from "./art/worlds.ts";
import { chosenHats } from "./kept.ts";
import { FLOOD_PART } from "./music.ts";
import { CUE } from "./rules/cues.ts";
import { roomNumber, ROOMS_IN_WORLD } from "./rules/state.ts";
import { PX } from "./rules/units.ts";
import { MODE, PHASE, roomFor, type State } from "./rules.ts";
import { drawBroth } from "./view/broth.ts";
import { createCast } from "./view/cast.ts";
import { createShouts, playCue } from "./view/cues.ts";
import { createCamera, onStage, SIZE, type Frame } from "./view/frame.ts";
import { drawArc, drawAway, drawBanner, drawMap, drawMark, drawTray } from "./view/panel.ts";
import { createDoors, drawBefore, drawBehind } from "./view/things.ts";
import { drawLiquid, drawWater, paintWater } from "./view/water.ts";
import { BROTH, placeHint, placeName, say, statusOf, WAITS } from "./view/words.ts";

/** The world of a room; a flood goes through all of them. */
export const worldOf = (state: State): number =>
  state.mode === MODE.flood
    ? (state.seed[0] + Math.floor(state.room / 2)) & 3
    : Math.floor(roomNumber(state) / ROOMS_IN_WORLD);

const roomKey = (state: State): string =>
  `${roomNumber(state)} ${roomNumber(state) < 0 ? state.seed.join() : ""} ${state.room}`;

const WAIT_FRAMES = 1000;

export function createView(progress?: GameProgress): GameView<State> {
  const cast = createCast();
  const ghostCast = createCast();
  const camera = createCamera();
  const doorsOf = createDoors();
  const shouts = createShouts();
  const hats = chosenHats(progress);
  let frame: Frame = { x: 0, y: 0, zoom: 1, isTall: false };
  let [bannerAt, shown, wiped] = [-1000, "", -1000];
  let isPlayed = progress === undefined;
  let said = { frame: -1000, words: "" };
  let [soup, growled] = [-1, -1000];

  const place = (state: State) => (who: number) => {
    const duck = state.ducks[who]!;
    return onStage(frame, duck.x / PX + 15, duck.y / PX + 38);
  };

  const inRoom = (stage: Stage, draw: () => void) => {
    const { context } = stage;
    context.save();
    context.translate(frame.x, frame.y);
    context.scale(frame.zoom, frame.zoom);
    draw();
    context.restore();
  };

  const keepUp = (stage: Stage, state: State): void => {
    cast.step(state);
    const key = roomKey(state);
    if (key === shown && state.frame > 1) return;
    if (key !== shown || state.frame === 1) bannerAt = wiped = stage.tick;
    shown = key;
    soup = -1;
  };

  return {
    size: SIZE,
    backdrop: "#14102E",
    beforeStep(state) {
      isPlayed = true;
      cast.keep(state);
    },
    draw(stage, state, alpha = 1) {
      keepUp(stage, state);
      const { context, tick, isCalm, isContrast } = stage;
      const room = roomFor(state);
      const world: World = isContrast ? CONTRAST : WORLDS[worldOf(state)]!;
      frame = camera(stage, state);
      stage.fill(world.deep);
      const isTitle = !isPlayed && (state.frame === 0 || state.frame > 30);
      const seed = Math.max(0, roomNumber(state)) + state.room * 7;
      const name = `cave ${shown} ${isContrast ? 1 : 0}`;
      const paint = (inside: CanvasRenderingContext2D) => {
        paintCave(inside, room, world, seed);
        paintWater(inside, room, isContrast);
      };
      inRoom(stage, () => {
        paste(context, name, [-MARGIN, -MARGIN, WIDE + 2 * MARGIN, HIGH + 2 * MARGIN], (inside) => {
          inside.translate(MARGIN, MARGIN);
          paint(inside);
        });
        drawMotes(stage, world);
        drawBehind(stage, state, room, world, doorsOf(state));
        if (state.mode === MODE.flood) drawRival(stage, state, alpha);
        cast.draw(stage, state, room, hats, alpha);
        drawWater(context, room, isCalm ? 0 : tick, isContrast);
        drawBefore(stage, state, room);
        drawArc(stage, state, room);
        if (state.mode === MODE.flood) drawSoup(stage);
      });
      if (isTitle) return;
      if (frame.isTall && state.duo === 0) {
        const wide = Math.min(stage.width - 60, (stage.height - HIGH * frame.zoom - 90) * (WIDE / HIGH));
        if (wide > 240)
          drawMap(stage, state, room, [(stage.width - wide) / 2, HIGH * frame.zoom + 72, wide], paint, `${name} map`);
      }
      const at = (who: number) => onStage(frame, ...cast.place(state, who, alpha));
      drawMark(stage, state, at);
      drawAway(stage, state, frame, at);
      const below = frame.y + HIGH * frame.zoom;
      if (frame.isTall) drawTray(stage, state, room, 10, below + 8, true);
      else if (state.mode === MODE.flood) drawTray(stage, state, room, frame.x + 10, frame.y + 3, true);
      else drawTray(stage, state, room, frame.x + 3, frame.y + 56, false);
      drawBanner(stage, placeName(state), placeHint(state), tick - bannerAt, frame.isTall ? below + 76 : 210);
      // The duck that is not played gets bored and says so.
      const waited = state.clock % WAIT_FRAMES;
      if (state.duo === 0 && state.follow === 0 && state.mode !== MODE.flood && waited > WAIT_FRAMES - 4)
        shouts.shout(stage, WAITS[Math.floor(state.clock / WAIT_FRAMES) % WAITS.length]!, at(1 - state.active));
      shouts.draw(stage);
      drawWipe(stage, state, tick - wiped, at(state.active));
    },
    drawGhost(stage, state, { own, isDone, name }) {
      if (roomKey(state) !== roomKey(own)) return;
      ghostCast.step(state);
      const { context } = stage;
      context.globalAlpha = (stage.isContrast ? 0.7 : 0.38) * (isDone ? 0.4 : 1);
      inRoom(stage, () => {
        for (const [who, duck] of state.ducks.entries()) {
          if (duck.lost > 0) continue;
          context.save();
          context.translate(duck.x / PX + 15, duck.y / PX + 38);
          drawCalmDuck(context, who, duck.face);
          context.restore();
        }
      });
      context.globalAlpha = 1;
      const [x, y] = place(state)(state.active);
      const [ownX, ownY] = place(own)(own.active);
      if (name !== undefined && Math.hypot(x - ownX, y - ownY) > 70) drawRunnerName(stage, name, x, y - 74);
    },
    cue(stage, state, cue) {
      playCue(stage, state, cue, place(state), shouts, (who, frames) => cast.cheer(who, frames));
      if (cue === CUE.next) wiped = stage.tick;
    },
    status: statusOf,
    intensity(state) {
      if (state.mode === MODE.flood)
        return state.soup / PX - Math.max(...state.ducks.map(({ y }) => y)) / PX < 220 ? 3 : 2;
      return state.frame < 240 ? 1 : 2;
    },
    part: (state) => (state.mode === MODE.flood ? FLOOD_PART : worldOf(state)),
    // A call every two seconds is enough, but the end is told at once.
    say(state) {
      if (state.phase === PHASE.over || Math.abs(state.frame - said.frame) >= 100)
        said = { frame: state.frame, words: say(state) };
      return said.words;
    },
  };

  /** Old Broth looks out of the soup, behind the ducks. The surface follows the rules gently when it sinks. */
  function drawRival(stage: Stage, state: State, alpha: number): void {
    const goal = state.soup / PX;
    soup = soup < 0 ? goal : soup + (goal - soup) * 0.2;
    const lower = state.ducks[0].y > state.ducks[1].y ? 0 : 1;
    const [x, y] = cast.place(state, lower, alpha);
    drawBroth(stage, soup, [x, y]);
    if (state.phase !== PHASE.play || soup - y > 100 || stage.tick - growled < 400) return;
    growled = stage.tick;
    const aside = x < WIDE / 2 ? 250 : -250;
    shouts.shout(stage, BROTH[growled % BROTH.length]!, onStage(frame, x + aside, soup), "#FFD9A0");
  }

  function drawSoup({ context, tick, isCalm, isContrast }: Stage): void {
    if (soup > HIGH + MARGIN) return;
    context.globalAlpha = isContrast ? 1 : 0.9;
    drawLiquid(context, 2, [-MARGIN, soup, WIDE + 2 * MARGIN, HIGH + 2 * MARGIN - soup], isCalm ? 0 : tick, isContrast);
    context.globalAlpha = 1;
  }
}

/** Dust in the light. */
function drawMotes({ context, tick, isCalm, isContrast }: Stage, world: World): void {
  if (isCalm || isContrast) return;
  context.fillStyle = world.glow;
  for (let mote = 0; mote < 22; mote++) {
    const x = (mote * 173 + Math.sin(tick / 90 + mote) * 30) % WIDE;
    const y = HIGH - ((mote * 97 + tick * (0.16 + (mote % 5) * 0.06)) % HIGH);
    context.globalAlpha = 0.25 + 0.35 * Math.abs(Math.sin(tick / 40 + mote * 1.7));
    context.fillRect(x, y, 2 + (mote % 3), 2 + (mote % 3));
  }
  context.globalAlpha = 1;
}

/** A ring opens on a new room. */
function drawWipe(stage: Stage, state: State, age: number, [x, y]: readonly [number, number]): void {
  if (stage.isCalm || age < 0 || age > 22 || state.room === 0) return;
  const { context, bounds } = stage;
  const far = Math.hypot(bounds.right - bounds.left, bounds.bottom - bounds.top);
  context.fillStyle = "#14102E";
  context.beginPath();
  context.rect(bounds.left - 40, bounds.top - 40, bounds.right - bounds.left + 80, bounds.bottom - bounds.top + 80);
  context.arc(x, y - 20, (age / 22) ** 2 * far, 0, 7, true);
  context.fill("evenodd");
}
