import "./battle-pass-tab.css";
import { useQuery } from "@tanstack/react-query";
import { itemsQuery, useUnlocked } from "#features/cosmetics/items-api.ts";
import { signInPath } from "#lib/session/session-next.ts";
import { useSession } from "#lib/session/session.ts";
import { useNow } from "#lib/page/use-now.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { ItemCardSkeleton } from "#lib/items/item-card.tsx";
import { Link } from "#ui/link.tsx";
import { seasonsQuery, useCoinsGained } from "./pass-api.ts";
import { PassProgress } from "./pass-progress.tsx";
import { PassRoad } from "./pass-road.tsx";
import {
  breakNote,
  nextSeason,
  runningSeason,
  type Season,
  seasonNote,
  startedSeasons,
  trackOf,
} from "./pass-track.ts";

const PLACES = 6;

/** A season's rewards and the player's progress. `wanted` is the season's number from the address. */
export function BattlePassTab({ wanted }: { wanted: string | null }) {
  const now = useNow();
  const seasons = useQuery(seasonsQuery);
  const items = useQuery(itemsQuery);
  if (seasons.data && items.data) {
    const started = startedSeasons(seasons.data, now);
    const running = runningSeason(started, now);
    const shownFirst = running ?? started[0];
    const season = started.find(({ number }) => String(number) === wanted) ?? shownFirst;
    const note = !running && breakNote(nextSeason(seasons.data, now));
    if (!season || !shownFirst)
      return (
        <EmptyState title="No season yet" text={`${note} The duck is already in the water.`}>
          <ButtonLink to="/">Play a class</ButtonLink>
        </EmptyState>
      );
    return (
      <>
        {note && (
          <p className="pass-break" role="status">
            <Icon name="clock" />
            {note}
          </p>
        )}
        <SeasonPass season={season} seasons={started} shownFirst={shownFirst} now={now} />
      </>
    );
  }
  // Offline the queries are paused: show the error instead of endless loading.
  if ([seasons, items].some(({ isError, fetchStatus }) => isError || fetchStatus === "paused")) {
    return (
      <EmptyState title="The pass did not load" text="Your progress is safe." isAlert>
        <Button icon="restart" onClick={() => void Promise.all([seasons.refetch(), items.refetch()])}>
          Try again
        </Button>
      </EmptyState>
    );
  }
  return (
    <div className="pass-waiting" role="status">
      <span className="unseen">Loading the battle pass</span>
      {Array.from({ length: PLACES }, (_, place) => (
        <ItemCardSkeleton key={place} />
      ))}
    </div>
  );
}

type SeasonPassProps = { season: Season; seasons: Season[]; shownFirst: Season; now: number };

function SeasonPass({ season, seasons, shownFirst, now }: SeasonPassProps) {
  const { status } = useSession();
  const items = useQuery(itemsQuery).data ?? [];
  const { data: unlocked } = useUnlocked();
  const { data: gained } = useCoinsGained(season);
  const track = trackOf(items, season.number, gained, unlocked);
  const isSignedOut = status === "signed-out" || status === "needs-factor";
  return (
    <section aria-labelledby="pass-title">
      <header className="pass-head">
        <div>
          <h2 id="pass-title">
            {season.title} <span className="pass-head__season">Season {season.number}</span>
          </h2>
          <p className="muted">{seasonNote(season, now)}</p>
        </div>
        {seasons.length > 1 && <SeasonPicker seasons={seasons} picked={season} shownFirst={shownFirst} />}
      </header>
      {isSignedOut ? (
        <p className="pass-signed-out">
          <span>Every Dabloon you earn moves your duck. Sign in to get one.</span>
          <ButtonLink to={signInPath("/cache?tab=pass")}>Sign in to start</ButtonLink>
        </p>
      ) : (
        <PassProgress track={track} gained={gained} />
      )}
      {/* The key resets the scroll position for another season. */}
      <PassRoad key={season.number} track={track} gained={gained} label={season.title} />
    </section>
  );
}

type SeasonPickerProps = { seasons: Season[]; picked: Season; shownFirst: Season };

function SeasonPicker({ seasons, picked, shownFirst }: SeasonPickerProps) {
  return (
    <nav className="pass-seasons" aria-label="Seasons">
      {seasons.map((season) => (
        <Link
          key={season.number}
          to={season === shownFirst ? "/cache?tab=pass" : `/cache?tab=pass&season=${season.number}`}
          replace
          aria-current={season === picked ? "page" : undefined}
        >
          {season.title}
        </Link>
      ))}
    </nav>
  );
}
