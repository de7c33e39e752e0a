import "./account-card.css";
import { useState } from "react";
import { Button, ButtonLink, IconButton } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { toast } from "#ui/toast/toast.ts";
import { channelPath, type MyChannel, useUnlinkChannel, videoPath } from "./creator-api.ts";

/** A linked channel: the proof that it is the player's, or the code that proves it. */
export function ChannelCard({ channel }: { channel: MyChannel }) {
  const { id, handle, host, code, status, videos } = channel;
  const isConfirmed = status === "confirmed";
  return (
    <section className="account-card" aria-labelledby={`channel-${id}`}>
      <div className="account-card__head">
        <span className="account-card__mark">
          <Icon name="film" />
        </span>
        <div>
          <h2 id={`channel-${id}`}>{handle}</h2>
          <p>{host}</p>
        </div>
      </div>
      {isConfirmed ? (
        <p className="account-card__proof">
          <Icon name="seal" />
          Confirmed by a moderator
        </p>
      ) : (
        <>
          <Code code={code} />
          <p className="account-card__hint">
            Put this code into the channel's description. A moderator opens the channel and confirms it.
          </p>
          <p className="account-card__wait">
            <Icon name="clock" />
            Not confirmed yet
          </p>
        </>
      )}
      <div className="account-card__actions">
        <ButtonLink look="outline" icon="plus" to={videoPath(id)} aria-label={`Add a video of ${handle}`}>
          Add a video
        </ButtonLink>
        <ButtonLink look="outline" icon="film" to={channelPath(id)} aria-label={`Videos of ${handle}`}>
          {videos}
        </ButtonLink>
        <Unlink channel={channel} />
      </div>
    </section>
  );
}

function Code({ code }: { code: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast.success("Code copied");
    } catch {
      toast.info("This browser does not allow copying. Select the code and copy it by hand.");
    }
  };
  return (
    <div className="account-card__code">
      <b className="display">{code}</b>
      <IconButton label="Copy the code" icon="link" onClick={() => void copy()} />
    </div>
  );
}

function Unlink({ channel: { id, handle } }: { channel: MyChannel }) {
  const [isOpen, setOpen] = useState(false);
  const unlink = useUnlinkChannel();
  return (
    <>
      <IconButton label={`Unlink ${handle}`} icon="close" onClick={() => setOpen(true)} />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={`Unlink ${handle}?`}>
        <p>Its videos are taken off this site. The channel itself is not touched.</p>
        <div className="account-card__actions">
          <Button disabled={unlink.isPending} onClick={() => unlink.mutate(id, { onSuccess: () => setOpen(false) })}>
            Unlink the channel
          </Button>
          <Button look="outline" onClick={() => setOpen(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </>
  );
}
