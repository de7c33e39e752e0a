import "./publish-panel.css";
import { useState } from "react";
import { clipPath, myRunsPath } from "#features/clips/clip-paths-api.ts";
import { type ClipRow, useClipAction } from "#features/clips/clips-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useNavigate } from "#ui/router/router.tsx";
import type { Publishing } from "./use-publishing.ts";

type PublishPanelProps = {
  clip: ClipRow | null;
  isChild: boolean;
  publishing: Publishing;
  /** The bar of a phone has the button to publish. */
  hasBar: boolean;
};

/** Saves, submits, takes back and deletes a clip. */
export function PublishPanel({ clip, isChild, publishing, hasBar }: PublishPanelProps) {
  const { status, isSent, isChanged, isBusy, trouble, store, publish, takeBack } = publishing;
  return (
    <section className="publish-panel" aria-label="Publish">
      <span className="unseen" role="status">
        {clip && !isChanged && !isSent ? "Everything is saved" : ""}
      </span>
      {isSent ? (
        <>
          {status === "published" && (
            <ButtonLink look="paper" icon="eye" to={clipPath(clip!.id)}>
              Watch it
            </ButtonLink>
          )}
          <OnlineButton look="outline" isBusy={isBusy} onClick={takeBack}>
            {status === "published" ? "Take it off the site" : "Take it back"}
          </OnlineButton>
          <p className="small muted">
            {status === "published"
              ? "It is on the site with your name. A change takes it off until a moderator has seen it again."
              : "A moderator looks at it. You get a notice."}
          </p>
        </>
      ) : (
        <>
          {!isChild && !hasBar && (
            <OnlineButton icon="share" isBusy={isBusy} busyText="Sending …" onClick={() => void publish()}>
              Publish
            </OnlineButton>
          )}
          {/* Not disabled when everything is saved: the button that was pressed would lose the focus. */}
          <OnlineButton look="outline" isBusy={isBusy || !isChanged} onClick={store}>
            {isChanged ? "Save draft" : "Draft saved"}
          </OnlineButton>
          <p className="small muted">
            {isChild
              ? "You can keep this clip and export it. Publishing is for players of 13 or over who have told us their age group: a published clip shows your name to everybody."
              : "A moderator looks at it first. It is shown with your name. Published clips are replays: no file is sent."}
          </p>
        </>
      )}
      {trouble && !hasBar && (
        <p className="publish-panel__trouble" role="alert">
          {trouble.message}
        </p>
      )}
      {clip && <DeleteClip clip={clip} />}
    </section>
  );
}

function DeleteClip({ clip }: { clip: ClipRow }) {
  const remove = useClipAction("delete_clip");
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button look="outline" icon="close" onClick={() => setAsking(true)}>
        Delete
      </Button>
    );
  }
  return (
    <div className="publish-panel__delete" role="group" aria-label="Delete the clip">
      <p>Delete this clip? The run stays.</p>
      <OnlineButton
        look="outline"
        isBusy={remove.isPending}
        onClick={() => remove.mutate(clip.id, { onSuccess: () => void navigate(myRunsPath()) })}
      >
        Delete it
      </OnlineButton>
      <Button look="outline" onClick={() => setAsking(false)}>
        Keep it
      </Button>
      {remove.error && <p role="alert">{remove.error.message}</p>}
    </div>
  );
}
