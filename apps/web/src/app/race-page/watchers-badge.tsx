import "./watchers-badge.css";
import { Icon } from "#ui/icon.tsx";

/** Shows the player how many friends watch. */
export function WatchersBadge({ count }: { count: number }) {
  return (
    <p className="watchers-badge" role="status">
      <Icon name="eye" />
      {count === 1 ? "1 friend watches" : `${count} friends watch`}
    </p>
  );
}
