import "./held-run.css";
import { classPath } from "#lib/site/class-title.ts";
import { formatNumber } from "#lib/site/format.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Facts } from "./facts.tsx";
import type { ScoreCard } from "./score-picture.tsx";

const FRAMES_PER_SECOND = 60;

/** Labels of those numbers about a log that a moderator can judge. */
const NAMES: Record<string, string> = {
  presses: "Presses",
  fastestSecond: "Most presses in a second",
  fastSeconds: "Seconds faster than hands",
  gridFrames: "Beat of the presses, in frames",
  gridPerMille: "Presses on that beat",
  intervalFrames: "Between two presses, in frames",
  sameIntervalsPerMille: "Intervals equal to the frame",
  holdFrames: "A key is down, in frames",
  sameHoldsPerMille: "Holds equal to the frame",
  shortHoldsPerMille: "Presses under 1/30 s",
  reactionFrames: "Reaction, in frames",
  reactionRange: "Fastest to slowest reaction, in frames",
  reactions: "Reactions",
  sameReactionsPerMille: "Reactions equal to the frame",
};

/** A held run: why it is held, the numbers about its inputs, and its replay. */
export function HeldRun({ score }: { score: ScoreCard }) {
  const { hands = {}, held_because: why = [], frames = 0, mode_title: mode } = score;
  return (
    <div className="held-run">
      <ul className="held-run__why">
        {why.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {score.has_replay ? (
        <ButtonLink look="outline" icon="eye" to={`${classPath(score.app_id)}?run=${score.id}`} target="_blank">
          Watch the run, {formatNumber(Math.round(frames / FRAMES_PER_SECOND))} s
        </ButtonLink>
      ) : (
        <p className="muted">The inputs of this run are gone.</p>
      )}
      <Facts
        facts={[
          ["Mode", score.mode === "daily" ? "Daily challenge" : (mode ?? null)],
          ...Object.entries(NAMES).map(([key, name]): [string, string | null] => [name, sayStat(key, hands[key])]),
        ]}
      />
    </div>
  );
}

function sayStat(key: string, value: unknown): string | null {
  if (typeof value !== "number") return null;
  return key.endsWith("PerMille") ? `${Math.round(value / 10)} %` : formatNumber(value);
}
