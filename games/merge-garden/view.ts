import { drawAroundOnce } from "@quackademy/game-kit/stage/draw-around.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { EMPTY, isPlant, isWeed } from "./rules-board.ts";
import { CUE } from "./rules-cues.ts";
import { PHASE, type GardenState } from "./rules.ts";
import { drawBed, drawGains, drawSigns, drawSmallBed, SLIDE_FRAMES } from "./view-bed.ts";
import { drawCan, drawGardener } from "./view-gardener.ts";
import { cellPoint, layoutOf, SIZE } from "./view-layout.ts";
import { drawOrder } from "./view-order.ts";
import { drawLawn, drawNote, drawShelf } from "./view-panels.ts";
import { PLANTS } from "./view-plants.ts";
import { soundOf } from "./view-sounds.ts";

/** State that only this player sees: the mouse position. */
export type Hover = { sign: number; isOnCan: boolean };

const FIRST_WELCOME = 4;

export function createView(hover: Hover, known: number): GameView<GardenState> {
  let newest = { level: 1, frame: 0 };
  let burstFor = -1;
  let bumped = -100;

  /** Sparks at merged plants, when the slide has finished. */
  const burstMerges = (stage: Stage, state: GardenState) => {
    const { last } = state;
    const age = state.frame - last.frame;
    if (burstFor === last.frame || age < SLIDE_FRAMES || age > SLIDE_FRAMES + 8) return;
    burstFor = last.frame;
    const layout = layoutOf(stage);
    for (const { to, level, isMerge } of last.slides) {
      if (!isMerge) continue;
      const { x, y } = cellPoint(layout, to);
      const colours = [PLANTS[level]!.tile, "#FFD24A", "#FFF3D1"];
      const shape = last.merges > 1 ? "star" : "dot";
      stage.burst({ x, y, count: 8 + level * 2, colours, speed: 150 + level * 16, life: 0.55, size: 6, shape });
      if (level + 1 === state.best && newest.frame >= last.frame) welcome(stage, x, y, state.best);
    }
    for (const cell of last.delivered) {
      const { x, y } = cellPoint(layout, cell);
      const colours = ["#FFC83D", "#FFF3D1", "#F2594B"];
      stage.burst({ x, y, count: 36, colours, speed: 300, life: 0.8, size: 8 });
      stage.float("Into the basket!", x, y - 20, { size: 30, face: "display", align: "center", colour: "#FFF3D1" });
    }
    for (const cell of last.pulled) {
      const { x, y } = cellPoint(layout, cell);
      stage.burst({
        x,
        y,
        count: 16,
        colours: ["#7A4FA8", "#B794E0", "#5E3616"],
        speed: 190,
        gravity: 420,
        size: 6,
        shape: "feather",
      });
    }
    if (last.merges > 1) stage.shake(last.merges * 1.5);
  };

  /** A plant that grows for the first time in this run is named where it stands. The first ones come by themselves. */
  const welcome = (stage: Stage, x: number, y: number, level: number) => {
    if (level < FIRST_WELCOME) return;
    const { name, tile } = PLANTS[level - 1]!;
    stage.hold(4);
    stage.flash("#FFF3D1", Math.min(0.5, 0.1 + level * 0.03));
    const colours = ["#FFC83D", "#FFF3D1", tile];
    stage.burst({ x, y, count: 20 + level * 3, colours, speed: 380, life: 0.9, size: 8, gravity: 260, shape: "star" });
    stage.float(`${name}!`, x, y - 34, { size: 50, face: "display", align: "center", colour: "#FFF3D1" });
  };

  return {
    size: SIZE,
    draw(stage, state) {
      const layout = layoutOf(stage);
      if (state.best > newest.level) newest = { level: state.best, frame: state.frame };
      // A replay was rewound.
      if (state.best < newest.level || state.frame < newest.frame) newest = { level: state.best, frame: state.frame };
      drawAroundOnce(stage, "lawn", drawLawn);
      if (state.order > 0) drawOrder(stage, layout, state);
      else drawShelf(stage, layout, state, known);
      drawGardener(stage, layout, state);
      drawNote(stage, layout, state, newest);
      drawCan(stage, layout, state, hover.isOnCan);
      const shift = stage.isCalm ? 0 : Math.sin((state.frame - bumped) * 1.4) * Math.max(0, 6 - (state.frame - bumped));
      stage.context.save();
      stage.context.translate(shift, 0);
      drawBed(stage, layout, state);
      stage.context.restore();
      drawSigns(stage, layout, state, hover.sign);
      drawGains(stage, layout, state);
      burstMerges(stage, state);
      if (state.phase === PHASE.over && !state.isDone && !stage.isCalm) darken(stage, 0.35);
    },
    drawTitle(stage, state) {
      const { isTall, centre, ...layout } = layoutOf(stage);
      const raised = { ...layout, isTall, centre: { x: centre.x, y: isTall ? 370 : 270 } };
      drawAroundOnce(stage, "lawn", drawLawn);
      if (!isTall) drawGardener(stage, { ...raised, gardener: { x: 985, y: 440 } }, state);
      drawBed(stage, { ...raised, radius: isTall ? 62 : 59 }, titleGarden(state));
    },
    drawGhost: (stage, state) => drawSmallBed(stage, layoutOf(stage), state),
    cue(stage, state, cue) {
      if (cue === CUE.bump) bumped = state.frame;
      const sound = soundOf(cue);
      if (sound) stage.sound(sound);
    },
    status: ({ weedIn, phase, order, wants }) => {
      if (phase === PHASE.stuck) return "Stuck: undo?";
      const left = wants.reduce((sum, count) => sum + count, 0);
      return order > 0 ? `${left} to bring` : `Weeds in ${weedIn}`;
    },
    say(state) {
      const { cells, best, last, weedIn, phase } = state;
      if (state.isDone) return `The order is delivered, with ${state.slides} slides.`;
      if (phase === PHASE.stuck) return "Stuck. The watering can takes one slide back.";
      const free = cells.filter((content) => content === EMPTY).length;
      const weeds = cells.filter(isWeed).length;
      const merged = last.slides.filter(({ isMerge }) => isMerge).map(({ level }) => PLANTS[level]!.name);
      const news = merged.length ? `New: ${merged.join(", ")}. ` : "";
      const wanted = state.wants.flatMap((count, level) => (count > 0 ? [`${count} ${PLANTS[level - 1]!.name}`] : []));
      const order = wanted.length > 0 ? `Still to bring: ${wanted.join(", ")}. ` : "";
      return `${order}${news}${free} cells free, ${weeds} weeds, more in ${weedIn} slides. Best plant: ${PLANTS[best - 1]!.name}.`;
    },
  };
}

function darken(stage: Stage, alpha: number): void {
  stage.fill(`rgb(4 23 15 / ${alpha})`);
}

/** An ideal garden for the title. */
function titleGarden(state: GardenState): GardenState {
  const cells = [0, 2, 1, 3, 9, 6, 0, 4, 11, 5, 8, 2, 7, 10, 3, 0, 1, 12, 4];
  return { ...state, cells: cells.map((level) => (isPlant(level) ? level : EMPTY)), frame: 1000 };
}
