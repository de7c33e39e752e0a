import { useQueryClient } from "@tanstack/react-query";
import { addPasskey, MAX_PASSKEY_NAME, passkeysQuery } from "#features/auth/passkey-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { toast } from "#ui/toast/toast.ts";
import { deviceName } from "./device-name.ts";
import { PasskeyForm } from "./passkey-form.tsx";

/** Adds a passkey on this device, or on one that the browser offers. */
export function AddPasskey({ onDone }: { onDone: () => void }) {
  const cache = useQueryClient();
  const add = async (name: string) => {
    // Also if only naming failed: the passkey exists.
    await addPasskey(name).finally(() => cache.invalidateQueries({ queryKey: passkeysQuery.queryKey }));
    toast.success("Passkey added");
    onDone();
  };
  return (
    <PasskeyForm label="Add a passkey" onSubmit={({ name = "" }) => add(name.trim())} isNamed>
      {({ field, isBusy }) => (
        <>
          <p>Add one only on your own device: anyone who can unlock it can sign in as you.</p>
          <Field
            {...field("name")}
            label="Name of the passkey"
            icon="key"
            defaultValue={deviceName(navigator.userAgent)}
            autoComplete="off"
            maxLength={MAX_PASSKEY_NAME}
          />
          <OnlineButton type="submit" isBusy={isBusy} busyText="Waiting for your device…">
            Add the passkey
          </OnlineButton>
        </>
      )}
    </PasskeyForm>
  );
}
