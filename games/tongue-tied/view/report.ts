import { PICTURE_HEIGHT, PICTURE_WIDTH, type ReportPicture } from "@quackademy/game-kit/shell/report/report-picture.ts";
import { writeOnReport } from "@quackademy/game-kit/shell/report/write-on-report.ts";
import { LEVELS } from "#tongue-tied/rules/levels.ts";
import { METRE, UNIT } from "#tongue-tied/rules/units.ts";
import { fliesGoal, metresOf, starGoals } from "#tongue-tied/rules/goals.ts";
import { MODE, type State } from "#tongue-tied/rules.ts";
import { sayTime } from "./panel.ts";
import { count } from "./words.ts";

const EVERY = 6;
const MOST = 900;

/** The way of the run that is played now: the view notes it, and the report shows it. */
let way: number[] = [];
let wayFrame = -1;

export function noteWay({ frame, frog, fallen }: State): void {
  if (frame < wayFrame) way = [];
  wayFrame = frame;
  if (frame % EVERY !== 0 || fallen > 0) return;
  way.push(frog.x / UNIT, frog.y / UNIT);
  // A long run keeps every second place, again and again.
  if (way.length > MOST * 2) way = way.filter((_, at) => at % 4 < 2);
}

/** The flight as a line over the water, and in numbers. */
export function reportPicture(state: State): ReportPicture | null {
  if (way.length < 12) return null;
  const places = way;
  const facts =
    state.mode === MODE.swamp && state.isFinished === 1
      ? ["home", `${LEVELS[state.level]!.seconds}.00 s`, count(fliesGoal(state.level), "fly")].map(
          (goal, at) => `${starGoals(state)[at] ? "★" : "☆"} ${goal}`,
        )
      : [
          state.mode === MODE.dash ? count(state.latches, "swing") : `${metresOf(state)} m`,
          count(state.flies, "fly"),
          `${state.golden} golden`,
          state.mode === MODE.dash ? `chain ${state.longest}` : count(state.flips, "flip"),
        ];
  if (state.mode === MODE.swamp) facts.unshift(`${sayTime(state.clock)} s`);
  return {
    words: facts.join(", "),
    draw(context) {
      const far = Math.max(20 * METRE, state.far / UNIT);
      const water = PICTURE_HEIGHT - 34;
      const at = (index: number): [number, number] => [
        10 + (places[index]! / far) * (PICTURE_WIDTH - 20),
        water + Math.max(-68, places[index + 1]! * 0.115),
      ];
      context.fillStyle = "#BFE3E0";
      context.fillRect(6, water, PICTURE_WIDTH - 12, 7);
      context.strokeStyle = "#2F8F5A";
      context.lineWidth = 2.2;
      context.lineJoin = "round";
      context.beginPath();
      for (let index = 0; index + 1 < places.length; index += 2) {
        const [x, y] = at(index);
        // Back at a lily: no line leads there.
        const isCut = index === 0 || Math.abs(places[index]! - places[index - 2]!) > 260;
        if (isCut) context.moveTo(x, y);
        else context.lineTo(x, y);
      }
      context.stroke();
      const [x, y] = at(places.length - 2);
      context.fillStyle = "#F2594B";
      context.beginPath();
      context.arc(x, y, 4.5, 0, 7);
      context.fill();
      for (const [index, fact] of facts.entries())
        writeOnReport(context, fact, [((index + 0.5) * PICTURE_WIDTH) / facts.length, PICTURE_HEIGHT - 12], {
          size: 15,
          most: PICTURE_WIDTH / facts.length - 6,
        });
    },
  };
}
