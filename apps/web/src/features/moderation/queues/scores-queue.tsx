import { formatDay, formatNumber } from "#lib/site/format.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { Facts } from "#features/moderation/facts.tsx";
import { HeldRun } from "#features/moderation/held-run.tsx";
import type { Item, PlayerCard } from "#features/moderation/moderation-api.ts";
import { PlayerLine } from "#features/moderation/player-line.tsx";
import type { QueueKind } from "#features/moderation/queue-kind.ts";
import { ScoreCurve } from "#features/moderation/score-curve.tsx";
import { ScorePicture, type ScoreCard } from "#features/moderation/score-picture.tsx";

type Scored = Item & { score: ScoreCard; player: PlayerCard | null };

const isPaced = ({ proof }: ScoreCard) => proof === "paced";
const isHeld = ({ held_because }: ScoreCard) => held_because !== undefined;

function ScoreView({ item: { score, player } }: { item: Scored }) {
  return (
    <>
      <PlayerLine player={player} />
      <div className="item__middle">
        <Proof score={score} />
        <Facts
          facts={[
            ["Claimed score", formatNumber(score.score)],
            ["Previous best", score.best_before === null ? "none" : formatNumber(score.best_before)],
            ["Sent", formatDay(score.sent_at)],
            ["Played", isPaced(score) ? `${formatNumber(score.played_seconds ?? 0)} s` : null],
            ["Other scores waiting", score.others_waiting === 0 ? null : String(score.others_waiting)],
          ]}
        />
      </div>
    </>
  );
}

function Proof({ score }: { score: ScoreCard }) {
  if (isHeld(score)) return <HeldRun score={score} />;
  return isPaced(score) ? <ScoreCurve score={score} /> : <ScorePicture score={score} />;
}

const PICTURE_REASONS = [
  "Score and game are clear.",
  "The picture is cut off or blurred.",
  "It shows another game.",
  "The picture was changed.",
];
const PACED_REASONS = ["The score grew as in a real run.", "The score grew too evenly.", "The score grew too fast."];
const HELD_REASONS = [
  "A person can have played this.",
  "The inputs are too regular for a person.",
  "The inputs are too fast for a person.",
];

const question = (score: ScoreCard) => {
  if (isHeld(score)) return "Did a person play this run?";
  return isPaced(score) ? "Did the score grow as in a real run?" : "Does the picture show the score?";
};
const reasons = (score: ScoreCard) => (isHeld(score) ? HELD_REASONS : isPaced(score) ? PACED_REASONS : PICTURE_REASONS);
const kindOf = (score: ScoreCard) => (isHeld(score) ? "Held run" : isPaced(score) ? "Paced score" : "Screenshot");

export const scoresQueue: QueueKind<Scored> = {
  name: "scores",
  title: "Scores",
  icon: "screen",
  question: ({ score }) => question(score),
  reasons: ({ score }) => reasons(score),
  verbs: () => [
    { verb: "accept", label: "Accept", key: "a", icon: "check", look: "primary" },
    { verb: "refuse", label: "Refuse", key: "r", icon: "close", look: "danger" },
  ],
  nameOf: ({ title, score }) => `${displayTitle(title ?? "")}, ${formatNumber(score ?? 0)}`,
  heading: ({ score }) => `${kindOf(score)}: ${displayTitle(score.app_title)}, ${formatNumber(score.score)}`,
  View: ScoreView,
  empty: "No scores to review.",
};
