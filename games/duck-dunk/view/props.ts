import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CORAL, CREAM, disc, GOLD, INK, line, outlined } from "#duck-dunk/art/pen.ts";
import { TWIST } from "#duck-dunk/rules/codes.ts";
import { SPRINGS, windOf } from "#duck-dunk/rules/court.ts";
import { SPOT_HALF } from "#duck-dunk/rules/spot.ts";
import { isShootOut, type State } from "#duck-dunk/rules/state.ts";
import { UNIT } from "#duck-dunk/rules/units.ts";

/** Trampolines, wind, ice, and the mark of a shoot-out: in court units. */
export function drawProps({ context, tick, isCalm }: Stage, state: State): void {
  const { twist } = state;
  if (twist === TWIST.ice) {
    context.fillStyle = "rgb(220 244 255 / 0.55)";
    context.fillRect(-320, -24, 1640, 214);
    line(context, "#FFFFFF", 4, "M80 10L180-12M330 40L470 6M620 20L700 0M820 44L930 16");
  }
  if (twist === TWIST.spring)
    for (const [from, to] of SPRINGS) {
      const [a, b] = [from / UNIT, to / UNIT];
      line(context, INK, 7, `M${a + 8} 4V24M${b - 8} 4V24`);
      outlined(context, "#E8356D", `M${a} -4H${b}L${b + 8} 10H${a - 8}z`, 6);
      line(context, "#FFFFFF", 4, `M${a + 10} 3H${b - 10}`);
    }
  if (twist === TWIST.wind) {
    const wind = windOf(state);
    const way = Math.sign(wind);
    outlined(context, CREAM, "M497-30V-330H503V-30z", 5);
    const reach = 14 + Math.abs(wind) * 20;
    const droop = 40 - Math.abs(wind) * 9;
    outlined(
      context,
      CORAL,
      `M500-330L${500 + (way || 1) * reach} ${-326 + droop}L${500 + (way || 1) * reach} ${-306 + droop}L500-292z`,
      5,
    );
    if (wind !== 0 && !isCalm) {
      let path = "";
      for (let at = 0; at < 5; at++) {
        const x = (((at * 263 + tick * wind * 3) % 1100) + 1100) % 1100;
        path += `M${x - 50} ${-160 - at * 66}h${40 + Math.abs(wind) * 12}`;
      }
      line(context, "rgb(255 255 255 / 0.5)", 4, path);
    }
  }
  if (isShootOut(state)) {
    const x = state.spot / UNIT;
    const half = SPOT_HALF / UNIT;
    disc(context, x, 14, half + 5, INK, 19);
    disc(context, x, 14, half, GOLD, 15);
    disc(context, x, 14, half - 16, CORAL, 9);
    const bob = isCalm ? 0 : Math.sin(tick / 9) * 6;
    if (Math.abs(state.ducks[0].x - state.spot) > SPOT_HALF)
      outlined(context, GOLD, `M${x - 18} ${-80 + bob}h36l-18 26z`, 6);
  }
}

/** Where fingers press: two halves, or four quarters for two players. */
export function drawPads(stage: Stage, state: State, isPair: boolean, floor: number): void {
  if (!stage.isTouch) return;
  const { context, width, height, bounds } = stage;
  const count = isPair ? 4 : 2;
  const wide = width / count;
  const y = Math.max(floor + 66, height - 110);
  const isLow = height > width;
  for (let at = 0; at < count; at++) {
    const duck = state.ducks[isPair && at > 1 ? 1 : 0];
    const bit = at % 2 === 0 ? 1 : 2;
    const isDown = (duck.isDown & bit) !== 0;
    const x = isLow || isPair ? wide * (at + 0.5) : at === 0 ? bounds.left + 74 : bounds.right - 74;
    const top = isLow ? y : height - 60;
    const size = (isLow ? 50 : 36) - (isDown ? 4 : 0);
    context.globalAlpha = isDown ? 0.95 : 0.6;
    disc(context, x, top, size + 5, INK);
    disc(context, x, top, size, at > 1 ? "#8ED6F2" : GOLD);
    const s = (bit === 1 ? -1 : 1) * size * 0.01;
    line(context, INK, 9, `M${x - 14 * s} ${top - 24}L${x + 22 * s} ${top}L${x - 14 * s} ${top + 24}`);
    context.globalAlpha = 1;
  }
}
