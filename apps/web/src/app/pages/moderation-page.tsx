import { lazy, Suspense } from "react";
import { NoSuchPage } from "#features/classes/card/no-such-page.tsx";
import { useProfile } from "#features/profile-data/profile-api.ts";
import { useSession } from "#lib/session/session.ts";
import { usePage } from "#lib/page/use-page.ts";
import { Skeleton } from "#ui/skeleton.tsx";

const Moderation = lazy(() => import("#features/moderation/moderation-page.tsx"));

/** Shows "not found" to everybody but moderators. */
export default function ModerationPage() {
  const { status } = useSession();
  const profile = useProfile();
  if (status === "unknown" || profile === undefined) return <Waiting />;
  if (!profile?.roles?.includes("moderator")) return <NoSuchPage title="No such page" />;
  return (
    <Suspense fallback={<Waiting />}>
      <Moderation />
    </Suspense>
  );
}

function Waiting() {
  // The server renders this for everybody, and only moderators may learn that the page exists.
  usePage({ title: "Moderation", status: 404 });
  return (
    <div className="wrap" role="status">
      <span className="unseen">Loading</span>
      <Skeleton />
    </div>
  );
}
