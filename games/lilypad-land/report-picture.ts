import { PICTURE_HEIGHT, PICTURE_WIDTH, type ReportPicture } from "@quackademy/game-kit/shell/report/report-picture.ts";
import { REPORT_INK, REPORT_RED, writeOnReport } from "@quackademy/game-kit/shell/report/write-on-report.ts";
import { KINDS } from "./rules-rivals.ts";
import { percentOf, shareOf, type State } from "./rules.ts";
import { samplesOf } from "./shares.ts";
import { star } from "./view-leaves.ts";
import { drawPond } from "./view-level.ts";
import { lookOf } from "./view-looks.ts";

type Context = CanvasRenderingContext2D;

const CHART = { left: 146, right: PICTURE_WIDTH - 44, top: 14, base: PICTURE_HEIGHT - 18 };

/** The pond at the end, and the shares of all over the time of the run: the player's lies at the bottom. */
export function reportPicture(state: State): ReportPicture | null {
  if (state.isStarted === 0) return null;
  const shares = state.swimmers.map(
    ({ kind }, index) => `${KINDS[kind]!.name} ${Math.floor(shareOf(state, index) / 10)} %`,
  );
  return {
    words: `The pond at the end: ${shares.join(", ")}`,
    draw(context) {
      drawPond(context, state, [0, 4, 136, 104]);
      drawChart(context, state);
    },
  };
}

function drawChart(context: Context, state: State): void {
  const samples = samplesOf(state);
  const { left, right, top, base } = CHART;
  const most = Math.max(100, ...samples.map(({ shares }) => shares.reduce((sum, each) => sum + each, 0)));
  const xOf = (at: number) => left + ((right - left) * at) / Math.max(1, samples.length - 1);
  const yOf = (share: number) => base - ((base - top) * share) / most;
  const below = samples.map(() => 0);
  for (const [index, { kind }] of state.swimmers.entries()) {
    context.beginPath();
    for (const [at, share] of below.entries()) context.lineTo(xOf(at), yOf(share));
    for (let at = samples.length - 1; at >= 0; at--)
      context.lineTo(xOf(at), yOf((below[at]! += samples[at]!.shares[index]!)));
    context.closePath();
    const { pad, rim } = lookOf(kind, false);
    context.fillStyle = pad;
    context.fill();
    context.strokeStyle = index === 0 ? REPORT_INK : rim;
    context.lineWidth = index === 0 ? 2 : 0.7;
    context.stroke();
  }
  // Cuts are stars above, falls are red triangles below.
  for (let at = 1; at < samples.length; at++) {
    const [before, now] = [samples[at - 1]!, samples[at]!];
    context.fillStyle = "#C98A12";
    if (now.cuts > before.cuts) star(context, xOf(at), top - 7, 5);
    if (now.cuts > before.cuts) context.fill();
    if (now.falls === before.falls) continue;
    context.fillStyle = REPORT_RED;
    context.beginPath();
    context.moveTo(xOf(at), base + 3);
    context.lineTo(xOf(at) + 4, base + 11);
    context.lineTo(xOf(at) - 4, base + 11);
    context.fill();
  }
  const own = shareOf(state);
  writeOnReport(context, `${percentOf(state)} %`, [right + 23, Math.max(top + 8, yOf(own / 2))], {
    size: 17,
    weight: 900,
  });
}
