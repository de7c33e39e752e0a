import { type ComponentProps, useState } from "react";
import { MAX_PASSKEY_NAME } from "#features/auth/passkey-api.ts";
import { authErrorText } from "#lib/session/session-errors.ts";
import { signOut } from "#lib/session/session-sign-out.ts";
import { Button } from "#ui/button.tsx";
import { Form, type FormErrors } from "#ui/forms/form.tsx";

type FormProps = ComponentProps<typeof Form>;
type PasskeyFormProps = Pick<FormProps, "label" | "children" | "onSubmit"> & { isNamed?: boolean };

/** A form that changes passkeys. It asks for a new sign-in if the last one is too old. */
export function PasskeyForm({ label, onSubmit, isNamed = false, children }: PasskeyFormProps) {
  const [isTooLate, setTooLate] = useState(false);
  if (isTooLate) {
    return (
      <>
        <p role="alert">You signed in more than an hour ago. Sign in again first, so that we know it is you.</p>
        <Button onClick={() => void signOut("local", "Sign in again, then change your passkeys.")}>
          Sign in again
        </Button>
      </>
    );
  }
  return (
    <Form
      label={label}
      check={({ name }) => (isNamed ? checkName(name) : {})}
      explain={(error) => ({ "": authErrorText(error) })}
      onSubmit={async (values) => {
        try {
          await onSubmit(values);
        } catch (error) {
          if ((error as { code?: string }).code !== "reauthentication_needed") throw error;
          setTooLate(true);
        }
      }}
    >
      {children}
    </Form>
  );
}

function checkName(name = ""): FormErrors {
  const { length } = Array.from(name.trim());
  if (length === 0) return { name: "Give it a name that you will recognise." };
  return length > MAX_PASSKEY_NAME ? { name: `A name has at most ${MAX_PASSKEY_NAME} characters.` } : {};
}
