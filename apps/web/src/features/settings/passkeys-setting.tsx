import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { authSettingsQuery } from "#features/auth/auth-api.ts";
import { passkeysQuery } from "#features/auth/passkey-api.ts";
import { keysUnavailableReason } from "#lib/session/session-keys.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import { PasskeyRow } from "./passkey-row.tsx";
import { Setting } from "./setting.tsx";

const MAX_PASSKEYS = 10;

/** The player's passkeys. */
export function PasskeysSetting() {
  const isOn = useQuery(authSettingsQuery).data?.passkeys_enabled ?? false;
  const why = keysUnavailableReason();
  if (!isOn && why === null) return null;
  return (
    <Setting
      title="Passkeys"
      about="Sign in with your device's lock: fingerprint, face or PIN. There is no password to type or to steal."
    >
      {isOn && <PasskeyList isAddable={why === null} />}
      {why !== null && (
        <p className="setting__notice">
          <Icon name="info" />
          Passkeys {why}.
        </p>
      )}
    </Setting>
  );
}

function PasskeyList({ isAddable }: { isAddable: boolean }) {
  const { data, isError, isPending, refetch } = useQuery(passkeysQuery);
  const [isAdding, setAdding] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const close = () => setAdding(false);
  if (isPending) {
    return (
      <div role="status">
        <span className="unseen">Loading passkeys</span>
        <Skeleton shape="half" />
      </div>
    );
  }
  if (isError) {
    return (
      <p role="alert" className="setting__notice">
        Your passkeys did not load.
        <button type="button" className="text-link" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  }
  return (
    <>
      <ul className="setting__list" aria-label="Passkeys" ref={list} tabIndex={-1}>
        {data.length === 0 && <li className="muted">No passkeys yet.</li>}
        {data.map((passkey) => (
          // The pressed button is gone, so move the focus to the list.
          <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={() => list.current?.focus()} />
        ))}
      </ul>
      {data.length >= MAX_PASSKEYS && <p>You can have ten passkeys. Remove one to add another.</p>}
      {isAddable && data.length < MAX_PASSKEYS && (
        <div className="setting__row">
          <Button look="outline" icon="key" onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        </div>
      )}
      <Dialog isOpen={isAdding} onClose={close} title="Add a passkey">
        <AddPasskey onDone={close} />
      </Dialog>
    </>
  );
}
