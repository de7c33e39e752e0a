import "./score-curve.css";
import { formatNumber } from "#lib/site/format.ts";
import type { ScoreCard } from "./score-picture.tsx";

const WIDTH = 480;
const HEIGHT = 200;

/** How a paced score grew, and the fastest growth that the class allows. */
export function ScoreCurve({ score }: { score: ScoreCard }) {
  const { curve = [], per_second: perSecond = 0, played_seconds: played = 0 } = score;
  if (curve.length === 0) return <p className="muted">The curve of this score is gone.</p>;
  const seconds = Math.max(played, curve.at(-1)![0], 1);
  const top = Math.max(1, ...curve.map(([, value]) => value));
  const bottom = Math.min(0, ...curve.map(([, value]) => value));
  const place = ([second, value]: readonly [number, number]) =>
    `${((second / seconds) * WIDTH).toFixed(1)},${(HEIGHT - ((value - bottom) / (top - bottom)) * HEIGHT).toFixed(1)}`;
  const fastest: [number, number] = [Math.min(seconds, top / perSecond), Math.min(top, seconds * perSecond)];
  const jump = curve.reduce((most, [, value], at) => Math.max(most, Math.abs(value - (curve[at - 1]?.[1] ?? 0))), 0);
  return (
    <figure className="curve">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`The score over ${seconds} seconds`}>
        <polyline className="curve__limit" points={[[0, 0] as const, fastest].map(place).join(" ")} />
        <polyline className="curve__line" points={[[0, 0] as const, ...curve].map(place).join(" ")} />
        {curve.map((each) => {
          const [x, y] = place(each).split(",");
          return <circle key={each[0]} className="curve__dot" cx={x} cy={y} r={4} />;
        })}
      </svg>
      <figcaption className="muted small">
        {formatNumber(curve.length)} notes in {formatNumber(seconds)} s. Largest step: {formatNumber(jump)}. The dashed
        line is the fastest that this class allows: {formatNumber(perSecond)} a second.
      </figcaption>
    </figure>
  );
}
