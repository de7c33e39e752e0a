import "./playing-now.css";
import { useQuery } from "@tanstack/react-query";
import { iconPicture, profilePath } from "#features/profile-data/player-links-api.ts";
import { classPath, displayTitle } from "#lib/site/class-title.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Link } from "#ui/link.tsx";
import { ClassSection } from "./class-rows.tsx";
import type { AppCard } from "#features/classes/classes-api.ts";
import { playingNowQuery } from "#features/classes/playing-now-api.ts";
import { smallCover } from "#features/classes/card/small-cover.ts";

const MINUTE_MS = 60_000;
const NOW_MINUTES = 60;

/** The latest players who share their activity. Without any, or on failure, there is no row. */
export function PlayingNow({ apps }: { apps: AppCard[] }) {
  const { data = [], dataUpdatedAt: now } = useQuery(playingNowQuery);
  const seen = data.flatMap((each) => {
    const app = apps.find(({ id }) => id === each.appId);
    return app ? [{ ...each, app }] : [];
  });
  const [latest] = seen;
  if (!latest) return null;
  return (
    <ClassSection title={now - latest.at < NOW_MINUTES * MINUTE_MS ? "Playing now" : "Played lately"}>
      <ul className="now-list">
        {seen.map(({ username, icon, app, at }) => (
          <li key={`${username} ${app.id}`} className="now">
            <Link to={profilePath(username)}>
              <Avatar picture={iconPicture(icon)} />
              <span className="now__words">
                <b>{username}</b>
                <span className="small muted">{playedWhen(at, now)}</span>
              </span>
            </Link>
            <Link className="now__class" to={classPath(app.id)}>
              <img src={smallCover(app.icon)} alt="" width={64} height={40} loading="lazy" />
              <span>{displayTitle(app.title)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </ClassSection>
  );
}

const UNITS: [unit: string, minutes: number][] = [
  ["day", 24 * 60],
  ["hour", 60],
  ["minute", 1],
];

/** "just now", "5 minutes ago", "2 days ago". */
export function playedWhen(at: number, now: number): string {
  const minutes = Math.floor((now - at) / MINUTE_MS);
  const [unit, each] = UNITS.find(([, size]) => minutes >= size) ?? [];
  if (unit === undefined || each === undefined) return "just now";
  const count = Math.floor(minutes / each);
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}
