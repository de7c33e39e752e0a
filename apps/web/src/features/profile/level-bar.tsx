import "./level-bar.css";
import { useId } from "react";
import type { LevelView } from "./level.ts";

/** The progress to the next level. */
export function LevelBar({ view }: { view: LevelView }) {
  const ripples = useId();
  const { level, next, percent, points, base, goal, words } = view;
  return (
    <div className="level">
      <span className="display level__now" aria-hidden="true">
        {level}
      </span>
      <div
        className="level__bar"
        role="progressbar"
        aria-label={`Level ${level}, on the way to ${next}`}
        aria-valuemin={base}
        aria-valuemax={goal}
        aria-valuenow={points}
        aria-valuetext={words}
      >
        {/* An SVG takes its width from a plain attribute; the CSP would block a style attribute. */}
        <svg width="100%" height="100%" aria-hidden="true">
          <pattern id={ripples} width="36" height="18" patternUnits="userSpaceOnUse">
            <path className="level__ripple" d="M4 5h12M22 13h12" />
          </pattern>
          <rect className="level__fill" width={`${percent}%`} height="100%" />
          <rect fill={`url(#${ripples})`} width={`${percent}%`} height="100%" />
          {percent > 0 && <line className="level__edge" x1={`${percent}%`} x2={`${percent}%`} y1="0" y2="100%" />}
        </svg>
      </div>
      <span className="display level__next" aria-hidden="true">
        {next}
      </span>
      <p className="level__words">
        <span>Level {level}</span>
        <span aria-hidden="true">{words}</span>
      </p>
    </div>
  );
}
