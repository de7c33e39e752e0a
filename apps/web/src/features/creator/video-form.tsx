import "#ui/forms/select.css";
import "./video-form.css";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { usePage } from "#lib/page/use-page.ts";
import { ReviewState } from "#lib/review/review-state.tsx";
import { displayTitle } from "#lib/site/class-title.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Form, type FormValues } from "#ui/forms/form.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { useNavigate } from "#ui/router/router.tsx";
import { channelPath, type MyChannel, type MyVideo, useDeleteVideo, useSaveVideo, videoPath } from "./creator-api.ts";

const MAX_TITLE = 100;
const MAX_CAPTION = 500;

type VideoFormProps = {
  viewer: string;
  channel: MyChannel;
  /** Null: a new one. */
  video: MyVideo | null;
};

/** A video of a channel: its address, and what this site says about it. */
export function VideoForm({ viewer, channel, video }: VideoFormProps) {
  usePage({ title: `${video?.title ?? "New video"} · Creator` });
  const save = useSaveVideo();
  const navigate = useNavigate();
  const apps = useQuery(catalogueQuery).data?.apps ?? [];
  /** Which button was pressed. Not a state: the form is submitted before the page is drawn again. */
  const wantsReview = useRef(false);
  /** A new video that was stored, but not sent, must not be stored a second time. */
  const stored = useRef(video?.id ?? null);
  const submit = async ({ url = "", title = "", caption = "", app_id = "" }: FormValues) => {
    const fields = { url: url.trim(), title: title.trim(), caption: caption.trim(), app_id: app_id || null };
    const isSent = wantsReview.current;
    const id = await save.mutateAsync({
      fields,
      userId: viewer,
      channelId: channel.id,
      videoId: stored.current,
      isSent,
      onStored: (made) => (stored.current = made),
    });
    void navigate(isSent ? channelPath(channel.id) : videoPath(channel.id, id), { replace: true });
  };
  const check = ({ url = "", title = "" }: FormValues) => ({
    ...(/^https:\/\/\S+$/.test(url.trim()) ? {} : { url: "Paste the address of the video. It begins with https://." }),
    ...(title.trim() === "" ? { title: "Give it a title." } : {}),
  });
  return (
    <section className="panel video-form" aria-labelledby="video-form">
      <header className="video-form__head">
        <h1 id="video-form" tabIndex={-1}>
          {video ? "Edit video" : "New video"}
        </h1>
        {video && <ReviewState status={video.status} reason={video.reason} />}
      </header>
      <p className="muted">
        Of {channel.handle}. Only its address is kept; the video stays on {channel.host}.
      </p>
      <Form
        label="Video"
        check={check}
        onSubmit={submit}
        explain={(error) => ({ "": error instanceof Error ? error.message : "The video was not saved. Try again." })}
      >
        {({ isBusy, field }) => (
          <>
            <Field
              label="Address of the video"
              type="url"
              inputMode="url"
              defaultValue={video?.url}
              {...field("url")}
            />
            <Field label="Title" maxLength={MAX_TITLE} defaultValue={video?.title} {...field("title")} />
            <TextArea
              label="Caption"
              hint="What it shows, in a sentence or two."
              maxLength={MAX_CAPTION}
              defaultValue={video?.caption}
              {...field("caption")}
            />
            <label className="video-form__class">
              <span className="field__label">Class</span>
              <select className="select" name="app_id" defaultValue={video?.app_id ?? ""}>
                <option value="">None</option>
                {apps.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {displayTitle(title)}
                  </option>
                ))}
              </select>
            </label>
            <p className="small muted">
              Its picture on this site is the cover of the class: nothing is loaded from {channel.host} before a click.
              A moderator looks at it first. A published video that you change is looked at again.
            </p>
            <div className="form__actions">
              <OnlineButton
                type="submit"
                isBusy={isBusy}
                busyText="Saving …"
                onClick={() => void (wantsReview.current = true)}
              >
                Submit
              </OnlineButton>
              <OnlineButton
                type="submit"
                look="outline"
                isBusy={isBusy}
                onClick={() => void (wantsReview.current = false)}
              >
                Save draft
              </OnlineButton>
              <ButtonLink look="outline" to={channelPath(channel.id)}>
                Back
              </ButtonLink>
            </div>
          </>
        )}
      </Form>
      {video && <DeleteVideo channelId={channel.id} video={video} />}
    </section>
  );
}

function DeleteVideo({ channelId, video }: { channelId: string; video: MyVideo }) {
  const remove = useDeleteVideo();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const act = () => remove.mutate(video.id, { onSuccess: () => void navigate(channelPath(channelId)) });
  if (!isAsking) {
    return (
      <Button look="outline" icon="close" onClick={() => setAsking(true)}>
        Delete
      </Button>
    );
  }
  return (
    <p className="video-form__delete">
      Delete it from this site?
      <Button look="outline" disabled={remove.isPending} onClick={act}>
        Delete
      </Button>
      <Button look="outline" onClick={() => setAsking(false)}>
        Keep it
      </Button>
    </p>
  );
}
