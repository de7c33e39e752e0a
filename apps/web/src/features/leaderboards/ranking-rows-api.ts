import type { Standing } from "@quackademy/contract/rpc-answers.ts";
import { iconPicture, profilePath } from "#features/profile-data/player-links-api.ts";
import { useSession } from "#lib/session/session.ts";
import type { RankingRow } from "#ui/ranking.tsx";

/** The rows of a board for display; the player's own row is marked. */
export function useRankingRows(rows: readonly Standing[], format: (value: number) => string): RankingRow[] {
  const { user } = useSession();
  return rows.map(({ user_id, username, icon, value, rank }) => ({
    id: user_id,
    rank,
    name: username,
    link: profilePath(username),
    picture: iconPicture(icon),
    value: format(value),
    isMe: user_id === user?.id,
  }));
}
