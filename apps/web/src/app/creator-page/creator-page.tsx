import "./creator-page.css";
import { lazy, Suspense } from "react";
import cinema from "#features/clips/art/pond-cinema.svg";
import { usePage } from "#lib/page/use-page.ts";
import { signInPath } from "#lib/session/session-next.ts";
import { useSession } from "#lib/session/session.ts";
import { listPath } from "#lib/site/layout.ts";
import { useSite } from "#lib/site/site.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PicturePanel } from "#ui/picture-panel.tsx";
import { useLocation } from "#ui/router/router.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

const Studio = lazy(async () => ({ default: (await import("./creator-studio.tsx")).CreatorStudio }));

/** `/creator` and below: accounts, then runs and videos, then the editor. Visitors read what it is for. */
export default function CreatorPage() {
  const { status } = useSession();
  return (
    <div className="wrap creator">
      {status === "unknown" && <Waiting />}
      {(status === "signed-out" || status === "needs-factor") && <Intro />}
      {status === "signed-in" && (
        <Suspense fallback={<Waiting />}>
          <Studio />
        </Suspense>
      )}
    </div>
  );
}

function Waiting() {
  usePage({ title: "Creator" });
  return (
    <>
      <h1 tabIndex={-1}>Creator</h1>
      <p className="creator__lede">Cut clips out of your own verified runs, and show your channel's videos.</p>
      <div className="panel" role="status">
        <span className="unseen">Loading</span>
        <Skeleton />
        <Skeleton shape="half" />
      </div>
    </>
  );
}

const STEPS = [
  "Sign in and play a run to its end.",
  "Choose its best 3 to 60 seconds, add a title and captions.",
  "Export it as a video, or publish it here after a moderator has seen it.",
];

function Intro() {
  usePage({ title: "Creator" });
  const { pathname, search } = useLocation();
  const classes = listPath(useSite().config);
  const actions = (
    <>
      <ButtonLink icon="person" to={signInPath(pathname + search)}>
        Sign in
      </ButtonLink>
      <ButtonLink look="outline" icon="book" to={classes}>
        Play a run
      </ButtonLink>
      <ButtonLink look="outline" icon="film" to="/yt">
        Watch clips
      </ButtonLink>
    </>
  );
  return (
    <PicturePanel picture={cinema} label="Creator" steps={STEPS} actions={actions}>
      <h1 tabIndex={-1}>Creator</h1>
      <p>
        Here you cut clips out of your own runs. A clip is no video: it is the replay of a run that the server has
        verified, drawn again by the game, so that others can take over from any second of it.
      </p>
    </PicturePanel>
  );
}
