import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { iconPicture, profilePath } from "#features/profile-data/player-links-api.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { formatNumber } from "#lib/site/format.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Ranking, RankingFailed, RankingSkeleton } from "#ui/ranking.tsx";
import { friendsBoardQuery, type FriendsPeriod } from "./friends-api.ts";

const PERIODS: { value: FriendsPeriod; label: string }[] = [
  { value: "all", label: "All time" },
  { value: "week", label: "This week" },
  { value: "day", label: "Today" },
];

/** The best runs of the player and the friends in one class. Each can be raced. */
export function FriendsBoard({ viewer }: { viewer: string }) {
  const apps = (useQuery(catalogueQuery).data?.apps ?? []).filter(({ entry }) => entry?.startsWith("/g/"));
  const [chosen, setChosen] = useState<string | null>(null);
  const [period, setPeriod] = useState<FriendsPeriod>("all");
  const appId = chosen ?? apps[0]?.id ?? "";
  const board = useQuery(friendsBoardQuery(viewer, appId, period));
  return (
    <section className="panel" aria-labelledby="friends-board">
      <h2 id="friends-board">Friends' board</h2>
      <div className="friends__picks">
        <select
          className="friends__pick"
          aria-label="Class"
          value={appId}
          onChange={(event) => setChosen(event.target.value)}
        >
          {apps.map(({ id, title }) => (
            <option key={id} value={id}>
              {displayTitle(title)}
            </option>
          ))}
        </select>
        <select
          className="friends__pick"
          aria-label="Period"
          value={period}
          onChange={(event) => setPeriod(event.target.value as FriendsPeriod)}
        >
          {PERIODS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {board.isError && <RankingFailed onRetry={() => void board.refetch()} />}
      {board.isPending && <RankingSkeleton rows={3} />}
      {board.data?.length === 0 && <p className="muted">No runs yet. The first one is yours to play.</p>}
      {board.data && board.data.length > 0 && (
        <Ranking
          label="Friends' board"
          rows={board.data.map((row) => ({
            id: row.user_id,
            rank: row.rank,
            name: row.username,
            link: profilePath(row.username),
            picture: iconPicture(row.icon),
            value: formatNumber(row.score),
            isMe: row.is_me,
            actions: !row.is_me && (
              <ButtonLink look="outline" icon="flag" to={`/class/${appId}?beat=${row.submission_id}`}>
                Race {row.username}
              </ButtonLink>
            ),
          }))}
        />
      )}
    </section>
  );
}
