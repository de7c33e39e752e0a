import { FLAG, METRE, ROW, THING, type Course } from "#honk-slope/rules/course.ts";
import { bar } from "./bars.ts";
import { addRow, addThing, ease, RAILS_UNTIL, rowsFor, rowsOf, type Part, type Place } from "./rows.ts";

/** A ramp, nothing, and a landing that may lie aside and lasts so many frames. */
function leap(course: Course, place: Place, side: number, frames: number): void {
  const start = course.middle.at(-1)!;
  const base = course.height.at(-1)!;
  const from = rowsOf(course);
  // Where there are rails, nobody jumps beside the landing.
  const rails = place.grade < RAILS_UNTIL ? FLAG.rails : 0;
  for (let row = 1; row <= 3; row++)
    addRow(course, place, {
      height: base + ease(METRE * 2, row, 6) * 2,
      flags: FLAG.floor | rails | (row === 3 ? FLAG.spring : 0),
    });
  const gap = Math.max(2, Math.floor((place.pace * 34) / ROW));
  const shift = Math.floor((side * METRE * Math.min(8, place.grade)) / 3);
  const top = course.height.at(-1)!;
  for (let row = 1; row <= gap; row++)
    addRow(course, place, {
      flags: rails,
      middle: start + ease(shift, row, gap),
      height: top - ease(METRE * 3, row, gap),
    });
  const half = place.half + METRE;
  // Beside the middle: who does not steer flies past it.
  addThing(course, THING.hoop, from + 3 + (gap >> 1), (side * place.half) >> 1, {
    y: top + Math.floor(METRE * 0.5),
  });
  for (let row = 0; row < rowsFor(place, frames); row++) addRow(course, place, { half });
}

export const jump: Part = (course, place, side) => leap(course, place, side, 34);

/** Three leaps from island to island. */
export const islands: Part = (course, place, side) => {
  for (const way of [1, -1, 1]) leap(course, place, side * way, 20);
};

/** Frames from a mushroom to the stones that it throws the egg over, and then to the end of its flight. */
const [BOUNCE_FRAMES, LAND_FRAMES] = [30, 46];

/** Stones from edge to edge: only a mushroom throws the egg over them. Where it is hard, there is only one. */
export const mushrooms: Part = (course, place, side) => {
  for (let wall = 0; wall < 2; wall++) {
    const way = wall === 0 ? side : -side;
    const from = rowsOf(course);
    const [before, over] = [rowsFor(place, 44), rowsFor(place, BOUNCE_FRAMES)];
    for (let row = before + over + rowsFor(place, LAND_FRAMES); row > 0; row--) addRow(course, place);
    // The first wall of a run has one wide mushroom in the middle. The next ones leave no hole between theirs.
    const isFirst = wall === 0 && place.grade < 3;
    const lane = isFirst ? 0 : (way * place.half * (place.grade > 3 ? 4 : 3)) >> 3;
    const half = Math.floor(METRE * (isFirst ? 2.2 : place.grade > 3 ? 0.9 : 1.4));
    for (const aside of isFirst || place.grade > 5 ? [lane] : [lane, -lane])
      addThing(course, THING.mushroom, from + before, aside, { half });
    addThing(course, THING.grain, from + (before >> 1), lane);
    bar(course, place, THING.stone, from + before + over);
    const y = course.height[from]! + Math.floor(METRE * 2.2);
    addThing(course, THING.hoop, from + before + over, side * (place.half >> 1), { y });
  }
};
