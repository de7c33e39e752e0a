import { OnlineButton } from "#lib/page/online-button.tsx";
import { auth } from "#lib/session/session-client.ts";
import { authErrorText } from "#lib/session/session-errors.ts";
import { keysUnavailableReason } from "#lib/session/session-keys.ts";
import { Field } from "#ui/forms/field.tsx";
import { Form, type FormErrors } from "#ui/forms/form.tsx";
import { toast } from "#ui/toast/toast.ts";

/** Sets up a security key, or this device's own authenticator. */
export function EnrolKey({ onDone }: { onDone: () => void }) {
  const why = keysUnavailableReason();
  if (why !== null) return <p role="alert">Security keys {why}.</p>;
  const register = async ({ name = "" }) => {
    const { error } = await (await auth()).mfa.webauthn.register({ friendlyName: name.trim() });
    if (error) throw error;
    toast.success("Security key added");
    onDone();
  };
  return (
    <Form
      label="Add a security key"
      check={({ name }): FormErrors => (name?.trim() ? {} : { name: "Give it a name that you will recognise." })}
      explain={(error) => ({ "": authErrorText(error) })}
      onSubmit={register}
    >
      {({ field, isBusy }) => (
        <>
          <Field
            {...field("name")}
            label="Name of the key"
            icon="key"
            defaultValue="My key"
            autoComplete="off"
            maxLength={40}
          />
          <OnlineButton type="submit" isBusy={isBusy} busyText="Waiting for the key…">
            Add the key
          </OnlineButton>
        </>
      )}
    </Form>
  );
}
