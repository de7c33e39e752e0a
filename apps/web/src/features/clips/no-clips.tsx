import { signInPath } from "#lib/session/session-next.ts";
import { useSession } from "#lib/session/session.ts";
import { listPath } from "#lib/site/layout.ts";
import { useSite } from "#lib/site/site.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PicturePanel } from "#ui/picture-panel.tsx";
import cinema from "./art/pond-cinema.svg";
import { myRunsPath } from "./clip-paths-api.ts";

const STEPS = ["Play a run. The server replays it and it counts.", "Cut the best seconds. Nothing is uploaded."];

/** Nothing to watch yet: how the first clip is made. */
export function NoClips({ title }: { title?: string | undefined }) {
  const { status } = useSession();
  const classes = listPath(useSite().config);
  const heading = title ? `No clips of ${title} yet` : "Nothing on yet";
  const actions = (
    <>
      {status === "signed-in" ? (
        <ButtonLink icon="cut" to={myRunsPath()}>
          Make the first clip
        </ButtonLink>
      ) : (
        <ButtonLink icon="person" to={signInPath(myRunsPath())}>
          Sign in to make one
        </ButtonLink>
      )}
      <ButtonLink look="outline" icon="book" to={classes}>
        Play a run
      </ButtonLink>
    </>
  );
  return (
    <PicturePanel picture={cinema} label={heading} steps={STEPS} actions={actions}>
      <h2>{heading}</h2>
      <p>The screen is up, the pond is quiet. A clip is a few seconds of a verified run, played again by the game.</p>
    </PicturePanel>
  );
}
