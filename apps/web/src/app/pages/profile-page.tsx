import { useQuery } from "@tanstack/react-query";
import { ClassGrid } from "#features/classes/card/class-card.tsx";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { useFavourites } from "#features/classes/favourite-classes.ts";
import { ReportButton } from "#features/reports/report-button.tsx";
import { favouritesQuery, type Player } from "#features/profile/player-api.ts";
import ProfilePage from "#features/profile/profile-page.tsx";
import { useProfile } from "#features/profile-data/profile-api.ts";
import { LaterNear } from "#lib/page/later.ts";
import { listPath } from "#lib/site/layout.ts";
import { useSite } from "#lib/site/site.ts";
import { ButtonLink } from "#ui/button.tsx";

const loadClips = async () => (await import("./profile-clips.tsx")).ProfileClips;

const MAX_RECENT = 4;
const MAX_FAVOURITES = 6;

/** A profile with the player's classes. */
export default function PlayerProfilePage() {
  return <ProfilePage Classes={ProfileClasses} />;
}

function ProfileClasses({ player, isOwn }: { player: Player; isOwn: boolean }) {
  const favourites = useFavouritesOf(player, isOwn);
  const isShown = useProfile()?.show_activity ?? false;
  const words = isShown ? "Others see these too." : "Only you see these. You can change that in Settings, Privacy.";
  const note = isOwn ? words : undefined;
  if (isOwn && player.recent.length + favourites.length === 0) return <NothingPlayed />;
  return (
    <>
      <ClassRow id="recent" title="Recent classes" ids={player.recent} max={MAX_RECENT} note={note} />
      <ClassRow id="favourite" title="Favourite classes" ids={favourites} max={MAX_FAVOURITES} note={note} />
      <LaterNear load={loadClips} props={{ username: player.username, isOwn }} />
      {!isOwn && <PlayerReport player={player} />}
    </>
  );
}

/** The player's own favourites come from this device, which may be ahead of the server. */
function useFavouritesOf({ user_id }: Player, isOwn: boolean): string[] {
  const own = useFavourites();
  const shown = useQuery({ ...favouritesQuery(user_id), enabled: !isOwn }).data ?? [];
  return isOwn ? own : shown;
}

function PlayerReport({ player: { user_id, username, user_about } }: { player: Player }) {
  const parts = [
    { value: "player" as const, label: "What this player does" },
    { value: "name" as const, label: "The name" },
    ...(user_about ? [{ value: "about" as const, label: "The text" }] : []),
  ];
  return (
    <ReportButton kind="player" id={user_id} name={username} parts={parts} words="Something wrong with this player?" />
  );
}

function NothingPlayed() {
  return (
    <section className="panel profile__start" aria-labelledby="recent">
      <div>
        <h2 id="recent">Recent classes</h2>
        <p className="muted">A blank page. The nice part is choosing what goes on it.</p>
      </div>
      <ButtonLink to={listPath(useSite().config)} icon="book">
        Pick a class
      </ButtonLink>
    </section>
  );
}

type ClassRowProps = { id: string; title: string; ids: string[]; max: number; note: string | undefined };

/** Empty rows are hidden, so that a private list looks the same as an empty one. */
function ClassRow({ id, title, ids, max, note }: ClassRowProps) {
  const apps = useQuery(catalogueQuery).data?.apps ?? [];
  const found = ids.flatMap((wanted) => apps.find((app) => app.id === wanted) ?? []).slice(0, max);
  if (found.length === 0) return null;
  return (
    <section className="profile__classes" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className="muted small">{note}</p>}
      <ClassGrid apps={found} />
    </section>
  );
}
