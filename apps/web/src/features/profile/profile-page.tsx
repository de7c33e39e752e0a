import "./profile-page.css";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import { Redirect, useNavigate, useParams } from "#ui/router/router.tsx";
import { nameProblem, profilePath, useProfile, useProfileLoad } from "#features/profile-data/profile-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { signInPath } from "#lib/session/session-next.ts";
import { useSession } from "#lib/session/session.ts";
import { useHydrated } from "#lib/page/use-hydrated.ts";
import { useOnline } from "#lib/page/use-online.ts";
import { usePage } from "#lib/page/use-page.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { BestRuns } from "./best-runs.tsx";
import { NoSuchPlayer } from "./no-such-player.tsx";
import { type Player, playerQuery } from "./player-api.ts";
import { ProfileCard, ProfileCardSkeleton } from "./profile-card.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { WornPanel } from "./worn-panel.tsx";

/** The component for a player's classes, injected from another feature. */
type PlayerClasses = ComponentType<{ player: Player; isOwn: boolean }>;

/** `/profile` is the player's own, `/profile/{username}` any player's. */
export default function ProfilePage({ Classes }: { Classes: PlayerClasses }) {
  const { username } = useParams();
  return username === undefined ? <OwnProfile Classes={Classes} /> : <NamedProfile name={username} Classes={Classes} />;
}

function OwnProfile({ Classes }: { Classes: PlayerClasses }) {
  const { status } = useSession();
  const { profile, hasFailed, isFetching, retry } = useProfileLoad();
  if (status === "signed-out" || status === "needs-factor") return <Redirect to={signInPath("/profile")} />;
  if (hasFailed) return <ProfileFailed name="Profile" isBusy={isFetching} onRetry={retry} />;
  return profile ? <ShownProfile name={profile.username} Classes={Classes} /> : <ProfileWaiting name="Profile" />;
}

/** Names are lower case, so the address is matched without regard to case. */
function NamedProfile({ name, Classes }: { name: string; Classes: PlayerClasses }) {
  const wanted = name.trim().toLowerCase();
  // The server renders one page for all names, so the name is read after hydration.
  if (!useHydrated()) return <ProfileWaiting name="Profile" />;
  return nameProblem(wanted) ? <NoSuchPlayer name={name} /> : <ShownProfile name={wanted} Classes={Classes} />;
}

function ShownProfile({ name, Classes }: { name: string; Classes: PlayerClasses }) {
  const { data, isError, isPaused, isFetching, refetch } = useQuery(playerQuery(name));
  if (data === null) return <NoSuchPlayer name={name} />;
  if (data) return <FoundProfile player={data} Classes={Classes} />;
  if (!isError && !isPaused) return <ProfileWaiting name={name} />;
  return <ProfileFailed name={name} isBusy={isFetching} onRetry={() => void refetch()} />;
}

function FoundProfile({ player, Classes }: { player: Player; Classes: PlayerClasses }) {
  usePage({ title: player.username });
  const me = useProfile();
  const isOwn = me?.user_id === player.user_id;
  return (
    <div className="wrap profile">
      <ProfileCard player={player} actions={isOwn && <OwnActions />} />
      <div className="profile__pair">
        <WornPanel worn={player.worn} isOwn={isOwn} />
        <BestRuns userId={player.user_id} isOwn={isOwn} />
      </div>
      <Classes player={player} isOwn={isOwn} />
    </div>
  );
}

function OwnActions() {
  const profile = useProfile();
  const navigate = useNavigate();
  const { username } = useParams();
  const [isOpen, setOpen] = useState(false);
  const close = (saved: { username: string }) => {
    setOpen(false);
    // The player was renamed, so the old address does not exist any more.
    if (username !== undefined) void navigate(profilePath(saved.username), { replace: true });
  };
  return (
    <>
      {!profile?.is_homeroom_account && (
        <Button look="ink" icon="person" onClick={() => setOpen(true)}>
          Edit profile
        </Button>
      )}
      <ButtonLink look="outline" icon="settings" to="/settings">
        Settings
      </ButtonLink>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Edit profile">
        {profile && <ProfileForm profile={profile} onSaved={close} />}
      </Dialog>
    </>
  );
}

function ProfileWaiting({ name }: { name: string }) {
  usePage({ title: name });
  return (
    <div className="wrap profile">
      <ProfileCardSkeleton name={name} />
      <div className="profile__pair" aria-hidden="true">
        <div className="panel profile__blank" />
        <div className="panel profile__blank" />
      </div>
    </div>
  );
}

type FailedProps = { name: string; isBusy: boolean; onRetry: () => void };

function ProfileFailed({ name, isBusy, onRetry }: FailedProps) {
  usePage({ title: name });
  const isOnline = useOnline();
  return (
    <div className="wrap profile">
      <section className="panel profile__state" role="alert">
        <img src="/art/duck.svg" alt="" width={150} height={152} />
        <div>
          <h1 tabIndex={-1}>{name}</h1>
          <p className="muted">
            {isOnline
              ? "This profile did not load. It is still there."
              : "You are offline. Profiles need a connection."}
          </p>
          <OnlineButton icon="restart" isBusy={isBusy} busyText="Loading …" onClick={onRetry}>
            Try again
          </OnlineButton>
        </div>
      </section>
    </div>
  );
}
