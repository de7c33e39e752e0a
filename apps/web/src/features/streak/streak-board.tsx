import { useQuery } from "@tanstack/react-query";
import { topStreaksQuery } from "#features/leaderboards/leaderboards-api.ts";
import { iconPicture } from "#features/profile-data/profile-api.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** Who burns longest right now. */
export function StreakBoard() {
  return (
    <section className="streak__panel">
      <h2>Longest right now</h2>
      <Rows />
    </section>
  );
}

function Rows() {
  const { data, isError, refetch } = useQuery(topStreaksQuery);
  if (isError) {
    return (
      <p className="streak__note">
        The board did not load.{" "}
        <Button look="outline" icon="restart" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!data) {
    return (
      <div className="streak__note" role="status">
        <span className="unseen">Loading the board</span>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    );
  }
  if (data.length === 0) return <p className="streak__note muted">Nobody yet. Be the first.</p>;
  return (
    <ol className="streak__board">
      {data.map(({ user_id, username, icon, rank, current_streak }) => (
        <li key={user_id}>
          <span className="display streak__rank">{rank}</span>
          <Avatar picture={iconPicture(icon)} />
          <b>{username}</b>
          <span className="streak__value">{current_streak === 1 ? "1 day" : `${current_streak} days`}</span>
        </li>
      ))}
    </ol>
  );
}
