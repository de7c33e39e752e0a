import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  MAX_PASSKEY_NAME,
  type Passkey,
  passkeysQuery,
  removePasskey,
  renamePasskey,
} from "#features/auth/passkey-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { toast } from "#ui/toast/toast.ts";
import { PasskeyForm } from "./passkey-form.tsx";

export function PasskeyRow({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => void }) {
  const cache = useQueryClient();
  const [asking, setAsking] = useState<"name" | "removal" | null>(null);
  const close = () => setAsking(null);
  const reload = () => cache.invalidateQueries({ queryKey: passkeysQuery.queryKey });
  const name = passkey.friendly_name || "Passkey";
  const rename = async (wanted: string) => {
    await renamePasskey(passkey.id, wanted);
    await reload();
    close();
  };
  const remove = async () => {
    await removePasskey(passkey.id);
    close();
    await reload();
    toast.success("Passkey removed");
    onRemoved();
  };
  return (
    <li>
      <Icon name="key" />
      <span className="setting__what">
        <b>{name}</b>
        <span>
          Added {day(passkey.created_at)},{" "}
          {passkey.last_used_at ? `last used ${day(passkey.last_used_at)}` : "not used yet"}
        </span>
      </span>
      <Button look="outline" aria-label={`Rename ${name}`} onClick={() => setAsking("name")}>
        Rename
      </Button>
      <Button look="outline" aria-label={`Remove ${name}`} onClick={() => setAsking("removal")}>
        Remove
      </Button>
      <Dialog isOpen={asking === "name"} onClose={close} title="Rename the passkey">
        <PasskeyForm label="Rename the passkey" isNamed onSubmit={({ name: wanted = "" }) => rename(wanted.trim())}>
          {({ field, isBusy }) => (
            <>
              <Field
                {...field("name")}
                label="Name of the passkey"
                icon="key"
                defaultValue={name}
                autoComplete="off"
                maxLength={MAX_PASSKEY_NAME}
              />
              <OnlineButton type="submit" isBusy={isBusy} busyText="Saving…">
                Save
              </OnlineButton>
            </>
          )}
        </PasskeyForm>
      </Dialog>
      <Dialog isOpen={asking === "removal"} onClose={close} title="Remove the passkey?">
        <PasskeyForm label="Remove the passkey" onSubmit={remove}>
          {({ isBusy }) => (
            <>
              <p>
                “{name}” will no longer sign you in, and every device that used it is signed out. Your device may still
                list it: remove it there too.
              </p>
              <OnlineButton type="submit" className="button--danger" isBusy={isBusy} busyText="Removing…">
                Remove
              </OnlineButton>
            </>
          )}
        </PasskeyForm>
      </Dialog>
    </li>
  );
}

const day = (time: string): string => new Date(time).toLocaleDateString(undefined, { dateStyle: "medium" });
