import { useQuery } from "@tanstack/react-query";
import { formatDay, formatNumber } from "#lib/site/format.ts";
import { useSession } from "#lib/session/session.ts";
import { Chip } from "#ui/card.tsx";
import type { IconName } from "#ui/icon.tsx";
import { type OwnScore, ownScoresQuery } from "./scores-api.ts";

const STATES: Record<OwnScore["status"], { words: string; icon: IconName }> = {
  pending: { words: "Waiting for its picture", icon: "clock" },
  in_review: { words: "Waiting for a moderator", icon: "clock" },
  image_ok: { words: "Accepted", icon: "check" },
  verified: { words: "Accepted", icon: "check" },
  rejected: { words: "Not accepted", icon: "close" },
};

/** The player's own submissions with their status. Empty if there are none. */
export function OwnScores({ appId }: { appId: string }) {
  const { status, user } = useSession();
  const { data } = useQuery({ ...ownScoresQuery(user?.id ?? "", appId), enabled: status === "signed-in" });
  if (!data || data.length === 0) return null;
  return (
    <>
      <h3 id="own-scores">Your submitted scores</h3>
      <ul className="own-scores" aria-labelledby="own-scores">
        {data.map((score) => (
          <li key={score.id}>
            <b>{formatNumber(score.score)}</b>
            <span className="muted small">{formatDay(score.created_at)}</span>
            <Chip icon={STATES[score.status].icon}>{STATES[score.status].words}</Chip>
            {score.status === "rejected" && score.reason && <p className="small">{score.reason}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
