import "./code-card.css";
import type { Homeroom } from "@quackademy/contract/homeroom-answers.ts";
import { useState } from "react";
import { useHomeroomAction } from "#features/homeroom/homeroom-api.ts";
import { sentenceOf } from "#lib/data/sentence-of.ts";
import { sayTime, spacedCode } from "#features/homeroom/homeroom-words-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { QrPicture } from "#ui/qr/qr-picture.tsx";

/** The code of the homeroom. It works only while joining is open: fifteen minutes. */
export function CodeCard({ room }: { room: Homeroom }) {
  const [isBig, setBig] = useState(false);
  const open = useHomeroomAction((client, new_code: boolean) =>
    client.rpc("open_joining", { homeroom_id: room.id, new_code }),
  );
  const close = useHomeroomAction((client, homeroom_id: string) => client.rpc("close_joining", { homeroom_id }));
  const { joining, members, limits } = room;
  const trouble = open.error ?? close.error;
  const places = `${members.length} of ${limits.members} places are taken.`;
  return (
    <section className="code-card" aria-label="Code for joining">
      {joining.is_open ? (
        <>
          <p className="code-card__where">Join at {location.host}/join</p>
          <p className="code-card__code">
            <span aria-hidden="true">{spacedCode(joining.code)}</span>
            <span className="unseen">Code {joining.code.split("").join(" ")}</span>
          </p>
          <div className="code-card__row">
            <QrPicture text={`${location.origin}/join`} label="QR code of the page for joining" />
            <p>
              Open until {joining.until && sayTime(joining.until)}. {places}
            </p>
          </div>
          <div className="code-card__actions">
            <Button look="ink" icon="full-screen" onClick={() => setBig(true)}>
              Show big
            </Button>
            <OnlineButton
              look="outline"
              className="code-card__button"
              isBusy={close.isPending}
              busyText="Closing …"
              onClick={() => close.mutate(room.id)}
            >
              Close joining
            </OnlineButton>
            <OnlineButton
              look="outline"
              className="code-card__button"
              isBusy={open.isPending}
              busyText="Making …"
              onClick={() => open.mutate(true)}
            >
              New code
            </OnlineButton>
          </div>
        </>
      ) : (
        <>
          <p className="code-card__where">Joining is closed</p>
          <p>Open it for 15 minutes, show the code to the room, and let each newcomer in. {places}</p>
          <div className="code-card__actions">
            <OnlineButton
              look="ink"
              icon="door"
              isBusy={open.isPending}
              busyText="Opening …"
              onClick={() => open.mutate(false)}
            >
              Open joining
            </OnlineButton>
          </div>
        </>
      )}
      {trouble && (
        <p className="code-card__trouble" role="alert">
          {sentenceOf(trouble)}
        </p>
      )}
      <Dialog isOpen={isBig && joining.is_open} onClose={() => setBig(false)} title={`${location.host}/join`}>
        <div className="code-card__big">
          <p className="code-card__code code-card__code--big">{spacedCode(joining.code)}</p>
          <QrPicture text={`${location.origin}/join`} label="QR code of the page for joining" />
        </div>
      </Dialog>
    </section>
  );
}
