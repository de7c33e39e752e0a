import { type ComponentType, lazy, Suspense } from "react";
import { useHydrated } from "#lib/page/use-hydrated.ts";
import { usePage } from "#lib/page/use-page.ts";
import { Skeleton } from "#ui/skeleton.tsx";

const JoinPage = lazy(() => import("#features/homeroom/join/join-page.tsx"));
const FriendsPage = lazy(() => import("#features/friends/friends-page.tsx"));
const WatchPage = lazy(() => import("#app/race-page/watch-page.tsx"));
const RaceWallPage = lazy(() => import("#app/race-page/race-wall-page.tsx"));
const RacePage = lazy(() => import("#app/race-page/race-page.tsx"));
const HomeroomPage = lazy(() => import("#features/homeroom/homeroom-page.tsx"));

/** The server renders the waiting state: these pages depend on who asks. */
function schoolPage(title: string, Page: ComponentType) {
  return function SchoolPage() {
    // The server must not suspend: the browser would report an error and render the page anew.
    if (!useHydrated()) return <Waiting title={title} />;
    return (
      <Suspense fallback={<Waiting title={title} />}>
        <Page />
      </Suspense>
    );
  };
}

function Waiting({ title }: { title: string }) {
  usePage({ title });
  return (
    <div className="wrap" role="status">
      <h1 tabIndex={-1}>{title}</h1>
      <span className="unseen">Loading</span>
      <Skeleton />
    </div>
  );
}

/** Only frames: each page loads its own code. They are in the chunk of the help pages, which the first load names already. */
export const SCHOOL_PAGES = {
  homeroom: schoolPage("Homeroom", HomeroomPage),
  friends: schoolPage("Friends", FriendsPage),
  watch: schoolPage("Watch a friend", WatchPage),
  duel: schoolPage("Duel", RacePage),
  race: schoolPage("Race", RacePage),
  wall: schoolPage("Wall", RaceWallPage),
  join: schoolPage("Join a homeroom", JoinPage),
};
