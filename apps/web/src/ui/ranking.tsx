import "./ranking.css";
import type { ReactNode } from "react";
import { Avatar } from "./avatar.tsx";
import { Button } from "./button.tsx";
import { Link } from "./link.tsx";
import { Skeleton } from "./skeleton.tsx";

export type RankingRow = {
  id: string;
  /** Null: outside the ranking. */
  rank: number | null;
  name: string;
  /** A word below the name. */
  note?: string;
  /** The player's page. */
  link?: string;
  /** See `Avatar`. */
  picture: string | null;
  value: string;
  isMe: boolean;
  /** Buttons for the row. */
  actions?: ReactNode;
};

/** A ranking. The player's own row is marked. */
export function Ranking({ rows, label }: { rows: RankingRow[]; label: string }) {
  return (
    <ol className="ranking" aria-label={label}>
      {rows.map(({ id, rank, name, note, link, picture, value, isMe, actions }) => (
        <li key={id} className={isMe ? "ranking__row ranking__row--me" : "ranking__row"}>
          <span className={`display ranking__rank ranking__rank--${rank ?? "none"}`}>{rank}</span>
          <Avatar picture={picture} />
          <b className="ranking__name">
            {link ? (
              <Link className="ranking__link" to={link}>
                {name}
              </Link>
            ) : (
              name
            )}
            {isMe && <span className="ranking__you">you</span>}
            {note && <span className="ranking__mark">{note}</span>}
          </b>
          <span className="ranking__value">{value}</span>
          {actions}
        </li>
      ))}
    </ol>
  );
}

/** A placeholder for this many rows. */
export function RankingSkeleton({ rows }: { rows: number }) {
  return (
    <div className="ranking" role="status">
      <span className="unseen">Loading the board</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="ranking__row" aria-hidden="true">
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

export function RankingNote({ children }: { children: ReactNode }) {
  return <p className="ranking__note muted">{children}</p>;
}

export function RankingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="ranking__note" role="alert">
      <p>This board did not load.</p>
      <Button look="outline" icon="restart" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
