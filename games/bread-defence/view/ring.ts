import { towerAt } from "#bread-defence/rules/build.ts";
import { HONK_RANGE } from "#bread-defence/rules/honk.ts";
import { reachOn } from "#bread-defence/rules/maps.ts";
import { mapOf, type State } from "#bread-defence/rules/state.ts";
import { branchOf, FORMS_OF, formOf, type Form } from "#bread-defence/rules/towers.ts";
import { INK } from "#bread-defence/art/brush.ts";
import { tilePoint } from "./layout.ts";
import { drawBoard, drawCorners, drawCross, drawCrumb, drawDisc, drawTower, still, write, type Pen } from "./pen.ts";
import { BUTTON_RADIUS, ringButtons, ringMiddle, type RingButton, type Sight } from "./sight.ts";
import { drawRange } from "./troops.ts";
import { AIM_WORDS, nameOfTower, TOWER_WORDS } from "./words.ts";

/** The tile under the cursor, and the ring that is open, with a plate that says what a button does. */
export function drawRing(pen: Pen, sight: Sight, state: State): void {
  const { layout, pick, cursor, isOpen } = sight;
  if (sight.isAiming) drawRange(pen, layout, cursor, HONK_RANGE);
  if (!isOpen && !sight.isCursorShown && !sight.isAiming) return;
  const tower = towerAt(state, cursor);
  const buttons = ringButtons(sight, state);
  const focused = isOpen ? buttons[pick] : undefined;
  const form = focused && focused.form >= 0 ? FORMS_OF[focused.kind]![focused.form]! : tower && formOf(tower);
  if (form && !sight.isAiming) drawRange(pen, layout, cursor, (form.range * reachOn(mapOf(state), cursor)) / 100);
  const { x, y } = tilePoint(layout, cursor);
  drawCorners(pen, [], x, y);
  if (!isOpen) return;
  const middle = ringMiddle(sight);
  drawDisc(pen, "#1B123055", middle.x, middle.y, 92 + BUTTON_RADIUS + 6);
  for (const [at, button] of buttons.entries()) {
    const { x, y, kind, form, cost } = button;
    const [isFocused, isAffordable] = [at === pick, cost <= state.crumbs];
    const version = [button.tap, kind, form, cost, isFocused, isAffordable, pen.isTouch].join();
    still(pen, `button ${at}`, { x: x - 68, y: y - 46, width: 136, height: 112 }, version, (inside) =>
      drawButton(inside, button, isFocused, at, isAffordable),
    );
  }
  // The plate is where the ring is not.
  const { map, isTall } = layout;
  const isBelow = middle.y < map.y + map.height * (isTall ? 0.7 : 0.45);
  const top = isBelow ? map.y + map.height - (isTall ? 86 : 190) : map.y + 10;
  const [title, words] = wordsFor(focused, tower);
  const centre = map.x + map.width / 2;
  const plate = { x: centre - 262, y: top, width: 524, height: 76 };
  still(pen, "plate", plate, title + words, (inside) => {
    drawBoard(inside, "#1B1230E6", [plate.x, top, 524, 76], 16);
    write(inside, title, centre, top + 25, 25, INK.gold);
    inside.text(words, centre, top + 54, { size: 19, align: "center", colour: INK.cream });
  });
}

function drawButton(
  pen: Pen,
  { x, y, tap, kind, form, cost }: RingButton,
  isFocused: boolean,
  at: number,
  isAffordable: boolean,
): void {
  drawDisc(pen, INK.night, x, y, BUTTON_RADIUS + (isFocused ? 7 : 3));
  drawDisc(pen, isFocused ? INK.gold : isAffordable ? INK.cream : "#9A8FA6", x, y, BUTTON_RADIUS);
  const isAim = form === -2;
  if (isAim) for (const part of [25, 18, 11, 4]) drawDisc(pen, part & 1 ? INK.red : INK.cream, x, y, part);
  else if (form < 0) drawCross(pen, INK.red, x, y - 6, 11, 7);
  else drawTower(pen, kind, form, x, y - 4, 0.7, isAffordable ? 1 : 0.45);
  if (!isAim) drawPrice(pen, cost, x, y + 30, isAffordable);
  write(
    pen,
    isAim ? AIM_WORDS[aimIn(tap)]![0] : form < 0 ? "Sell" : TOWER_WORDS[kind]![branchOf(form) && branchOf(form) + 1]!,
    x,
    y + 53,
    15,
  );
  // The key that presses it.
  if (!pen.isTouch) write(pen, isAim ? "T" : form < 0 ? "X" : String(at + 1), x - 26, y - 24, 18);
}

/** A price on a dark pill. Negative: that much comes back. */
function drawPrice(pen: Pen, cost: number, x: number, y: number, isAffordable: boolean): void {
  const words = cost < 0 ? `+${-cost}` : String(cost);
  const half = 14 + words.length * 5.5;
  drawBoard(pen, INK.night, [x - half, y - 12, half * 2, 24]);
  drawCrumb(pen, [], x - half + 13, y, { wide: 0.62 });
  write(pen, words, x + 9, y + 1, 18, isAffordable ? INK.cream : "#FF9A8C");
}

/** The aim that a button of a ring would change. */
const aimIn = (tap: number): number => tap >> 10;

function wordsFor(
  button: RingButton | undefined,
  tower: { kind: number; form: number } | undefined,
): readonly [string, string] {
  if (button?.form === -2) {
    const [name, means] = AIM_WORDS[aimIn(button.tap)]!;
    return [`Aim: ${name.toLowerCase()}`, means];
  }
  const { kind, form } = button ?? tower ?? { kind: 0, form: -1 };
  if (form < 0) return button ? ["Sell", "For three quarters."] : ["Build a duck", "Pigeons leave crumbs."];
  const [, does] = TOWER_WORDS[kind]!;
  return [nameOfTower(kind, form), button && form === 0 ? does : factsOf(FORMS_OF[kind]![form]!)];
}

/** The button in focus, for screen readers: "Rolling pin, level 1: 70 crumbs. Rolls over all who walk on the path." */
export function sayButton(sight: Sight, state: State): string {
  const button = ringButtons(sight, state)[Math.max(0, sight.pick)];
  const [title, words] = wordsFor(button, towerAt(state, sight.cursor));
  if (!button) return title;
  const { cost, form } = button;
  if (form === -2) return `${title}. ${words}`;
  return `${title}: ${cost < 0 ? `${-cost} crumbs back` : `${cost} of ${state.crumbs} crumbs`}. ${words}`;
}

/** "Hits 22 · every 0.6 s · 4 at once". */
const factsOf = ({ damage, every, targets, slow, stun, poison, push, isPiercing }: Form): string =>
  [
    damage && `hits ${damage} every ${(every / 60).toFixed(1)} s`,
    targets % 9 > 1 && `${targets} at once`,
    slow && `slows by ${slow} %`,
    poison && `stings ${poison}`,
    push && "throws back",
    isPiercing && "through armour",
    stun && `stops ${(stun / 60).toFixed(1)} s`,
  ]
    .filter(Boolean)
    .join(" · ");
