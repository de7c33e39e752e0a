import { formatDay } from "#lib/site/format.ts";
import { Link } from "#ui/link.tsx";
import type { PlayerCard } from "./moderation-api.ts";

/** One line about the player of an item. */
export function PlayerLine({ player }: { player: PlayerCard | null }) {
  if (!player) return <p className="muted">about a deleted account</p>;
  const decided = `${player.decisions || "no"} ${player.decisions === 1 ? "decision" : "decisions"} so far`;
  return (
    <p className="muted">
      about <Link to={`/profile/${player.username}`}>{player.username}</Link>, here since {formatDay(player.joined_at)},{" "}
      {decided}
      {player.suspended && ", suspended"}
    </p>
  );
}
