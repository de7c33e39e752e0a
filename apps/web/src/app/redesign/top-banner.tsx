import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { seasonsQuery } from "#features/battle-pass/pass-api.ts";
import { nextSeason, runningSeason } from "#features/battle-pass/pass-track.ts";
import { classOfTheDay } from "#features/classes/list/class-of-the-day.ts";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { useStreak } from "#features/streak/streak-api.ts";
import { classPath, displayTitle } from "#lib/site/class-title.ts";
import { useSite } from "#lib/site/site.ts";
import { useNow } from "#lib/page/use-now.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** Three signs: the season, the streak and today's class. */
export function TopBanner() {
  return (
    <aside className="top-banner" aria-label="Today">
      <SeasonSign />
      <StreakSign />
      <ChallengeSign />
    </aside>
  );
}

function SeasonSign() {
  const now = useNow();
  const { data, isError } = useQuery(seasonsQuery);
  const season = data && (runningSeason(data, now) ?? nextSeason(data, now));
  const isToCome = season !== undefined && Date.parse(season.starts_at) > now;
  const title = isToCome ? `${season.title}, soon` : season?.title;
  const words = title ?? (data || isError ? "Battle pass" : undefined);
  return <Sign to="/cache?tab=pass" icon="pass" label="Season" words={words} />;
}

/** For visitors, and until the session is known, it says what a streak is. */
function StreakSign() {
  const { streak } = useStreak();
  const words = streak ? inDays(streak.days) : "One claim a day";
  return <Sign to="/streak" icon="flame" label="Streak" words={words} />;
}

function ChallengeSign() {
  const { day } = useSite();
  const apps = useQuery(catalogueQuery).data?.apps;
  const today = apps && classOfTheDay(apps, day);
  if (apps && !today) return null;
  const words = today && displayTitle(today.title);
  return <Sign to={today ? classPath(today.id) : "/"} icon="bolt" label="Daily challenge" words={words} />;
}

function inDays(days: number): string {
  if (days === 0) return "Starts with a claim";
  return days === 1 ? "1 day" : `${days} days`;
}

type SignProps = { to: string; icon: IconName; label: string; words: ReactNode };

/** Without `words` the sign is still loading. */
function Sign({ to, icon, label, words }: SignProps) {
  return (
    <Link className="sign" to={to}>
      <span className="sign__mark">
        <Icon name={icon} />
      </span>
      <span className="sign__words">
        <span className="sign__label">{label}</span> <b>{words ?? <Skeleton />}</b>
      </span>
    </Link>
  );
}
