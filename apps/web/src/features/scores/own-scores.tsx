import { useQuery } from "@tanstack/react-query";
import { useSession } from "#lib/session.ts";
import { Chip } from "#ui/card.tsx";
import type { IconName } from "#ui/icon.tsx";
import { formatScore } from "./score-number.ts";
import { type OwnScore, ownScoresQuery } from "./scores-api.ts";

const STATES: Record<OwnScore["status"], { words: string; icon: IconName }> = {
  pending: { words: "Waiting for its picture", icon: "clock" },
  in_review: { words: "Waiting for a moderator", icon: "clock" },
  image_ok: { words: "Accepted", icon: "check" },
  verified: { words: "Accepted", icon: "check" },
  rejected: { words: "Not accepted", icon: "close" },
};
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });

/** What became of one's own scores. Nothing for who has handed none in. */
export function OwnScores({ appId }: { appId: string }) {
  const { status, user } = useSession();
  const { data } = useQuery({ ...ownScoresQuery(user?.id ?? "", appId), enabled: status === "signed-in" });
  if (!data || data.length === 0) return null;
  return (
    <>
      <h3 id="own-scores">Handed in by you</h3>
      <ul className="own-scores" aria-labelledby="own-scores">
        {data.map((score) => (
          <li key={score.id}>
            <b>{formatScore(score.score)}</b>
            <span className="muted small">{day.format(new Date(score.created_at))}</span>
            <Chip icon={STATES[score.status].icon}>{STATES[score.status].words}</Chip>
            {score.status === "rejected" && score.reason && <p className="small">{score.reason}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
