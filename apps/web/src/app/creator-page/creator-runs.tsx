import { MyClips } from "#features/clips/mine/my-clips.tsx";
import { MyRuns } from "#features/clips/mine/my-runs.tsx";
import { usePage } from "#lib/page/use-page.ts";
import { Link } from "#ui/link.tsx";

/** The account "This site": all runs of the player and the clips made of them. */
export function CreatorRuns({ viewer, app }: { viewer: string; app: string | null }) {
  usePage({ title: "This site · Creator" });
  return (
    <>
      <h1 tabIndex={-1}>This site</h1>
      <p className="creator__lede">
        Choose a run and cut a clip out of it. <Link to="/creator">Other accounts</Link>
      </p>
      <div className="creator__mine">
        <MyRuns viewer={viewer} app={app} />
        <MyClips viewer={viewer} />
      </div>
    </>
  );
}
