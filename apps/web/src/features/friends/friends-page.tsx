import "./friends-page.css";
import { useQuery } from "@tanstack/react-query";
import { useProfile } from "#features/profile-data/profile-api.ts";
import { useOnline } from "#lib/page/use-online.ts";
import { usePage } from "#lib/page/use-page.ts";
import { signInPath } from "#lib/session/session-next.ts";
import { useSession } from "#lib/session/session.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Switch } from "#ui/forms/choices.tsx";
import { Redirect } from "#ui/router/router.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { FriendCodes } from "./friend-codes.tsx";
import { FriendList } from "./friend-list.tsx";
import { FriendsBoard } from "./friends-board.tsx";
import { friendsQuery, useFriendNews } from "./friends-api.ts";
import { showLiveQuery, useSetShowLive } from "./show-live-api.ts";

/** The player's friends. Other players do not see the list. */
export default function FriendsPage() {
  usePage({ title: "Friends" });
  const { status, user } = useSession();
  if (status === "signed-out" || status === "needs-factor") return <Redirect to={signInPath("/friends")} />;
  return (
    <div className="wrap friends-page">
      <h1 tabIndex={-1}>Friends</h1>
      {status === "signed-in" ? <Friends key={user.id} viewer={user.id} /> : <FriendsWaiting />}
    </div>
  );
}

function Friends({ viewer }: { viewer: string }) {
  useFriendNews(viewer);
  const { data: mine, isError, isPaused, refetch } = useQuery(friendsQuery(viewer));
  if (!mine && (isError || isPaused))
    return (
      <EmptyState title="Your friends did not load" text="Check the connection and try again." isAlert>
        <Button look="outline" icon="restart" onClick={() => void refetch()}>
          Try again
        </Button>
      </EmptyState>
    );
  if (!mine) return <FriendsWaiting />;
  return (
    <div className="friends">
      <div className="friends__column">
        <FriendList mine={mine} />
        <FriendsBoard />
      </div>
      <div className="friends__column">
        <FriendCodes mine={mine} />
        <LiveSwitch viewer={viewer} />
      </div>
    </div>
  );
}

/** Hidden for children, because the server lets nobody watch their runs. */
function LiveSwitch({ viewer }: { viewer: string }) {
  const profile = useProfile();
  const isOnline = useOnline();
  const shown = useQuery(showLiveQuery(viewer));
  const change = useSetShowLive(viewer);
  if (!profile || (profile.is_child ?? true)) return null;
  return (
    <section className="panel" aria-label="Watching">
      <Switch
        label="Friends may watch my runs live"
        hint={isOnline ? "You see how many watch. A daily run is never shown." : "Needs connection."}
        isOn={shown.data ?? false}
        disabled={shown.data === undefined || change.isPending || !isOnline}
        onChange={(isOn) => change.mutate(isOn)}
      />
    </section>
  );
}

function FriendsWaiting() {
  return (
    <div role="status">
      <span className="unseen">Loading</span>
      <Skeleton />
      <Skeleton shape="half" />
    </div>
  );
}
