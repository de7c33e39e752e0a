import { type ComponentType, lazy, Suspense } from "react";
import { useHydrated } from "#lib/page/use-hydrated.ts";
import { useKeptFocus } from "#lib/page/use-kept-focus.ts";
import { usePage } from "#lib/page/use-page.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { pageGroup } from "./page-group.tsx";

const JoinPage = lazy(() => import("#features/homeroom/join/join-page.tsx"));
const FriendsPage = lazy(() => import("#features/friends/friends-page.tsx"));
const WatchPage = lazy(() => import("#app/race-page/watch-page.tsx"));
const RaceWallPage = lazy(() => import("#app/race-page/race-wall-page.tsx"));
const RacePage = lazy(() => import("#app/race-page/race-page.tsx"));
const HomeroomPage = lazy(() => import("#features/homeroom/homeroom-page.tsx"));

/** The server renders only the waiting state, because these pages depend on the viewer. */
function schoolPage(title: string, Page: ComponentType) {
  return function SchoolPage() {
    useKeptFocus();
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

// One component for both addresses, so that opening a race keeps the page.
const RaceFrame = schoolPage("Race", RacePage);
const DuelFrame = schoolPage("Duel", RacePage);

/** These components are small, because each page loads its own code. */
export default pageGroup({
  "/join": schoolPage("Join a homeroom", JoinPage),
  "/homeroom": schoolPage("Homeroom", HomeroomPage),
  "/friends": schoolPage("Friends", FriendsPage),
  "/friends/watch/:run_id": schoolPage("Watch a friend", WatchPage),
  "/race": RaceFrame,
  "/race/:code": RaceFrame,
  "/race/:code/wall": schoolPage("Wall", RaceWallPage),
  "/duel": DuelFrame,
  "/duel/:code": DuelFrame,
});
