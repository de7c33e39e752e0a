import "./publish-panel.css";
import { useState } from "react";
import { clipPath, myRunsPath } from "#features/clips/clip-paths-api.ts";
import { type ClipRow, useClipAction } from "#features/clips/clips-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useNavigate } from "#ui/router/router.tsx";

type PublishPanelProps = {
  clip: ClipRow | null;
  isChanged: boolean;
  isChild: boolean;
  isSaving: boolean;
  /** Stores the draft; null if the server refused it. */
  onStore: () => Promise<string | null>;
};

/** Saves, submits, takes back and deletes a clip. */
export function PublishPanel({ clip, isChanged, isChild, isSaving, onStore }: PublishPanelProps) {
  const submit = useClipAction("submit_clip");
  const withdraw = useClipAction("withdraw_clip");
  const status = clip?.status ?? "draft";
  const isOut = status === "published" || status === "in_review";
  const isBusy = isSaving || submit.isPending || withdraw.isPending;
  const send = async () => {
    const id = await onStore();
    if (id !== null) submit.mutate(id);
  };
  const trouble = submit.error ?? withdraw.error;
  return (
    <section className="publish-panel" aria-label="Publish">
      {isOut && !isChanged ? (
        <>
          {status === "published" && (
            <ButtonLink look="paper" icon="eye" to={clipPath(clip!.id)}>
              Watch it
            </ButtonLink>
          )}
          <OnlineButton look="outline" isBusy={isBusy} onClick={() => withdraw.mutate(clip!.id)}>
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
          {!isChild && (
            <OnlineButton icon="share" isBusy={isBusy} busyText="Sending …" onClick={() => void send()}>
              Publish
            </OnlineButton>
          )}
          <OnlineButton look="outline" isBusy={isBusy} disabled={!isChanged} onClick={() => void onStore()}>
            {isChanged ? "Save draft" : "Draft saved"}
          </OnlineButton>
          <p className="small muted">
            {isChild
              ? "You can keep this clip and export it. Publishing is for players of 13 or over who have told us their age group: a published clip shows your name to everybody."
              : "A moderator looks at it first. It is shown with your name. Published clips are replays: no file is sent."}
          </p>
        </>
      )}
      {trouble && (
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
