import { useState } from "react";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { auth } from "#lib/session/session-client.ts";
import { CodeForm } from "#lib/session/code-form.tsx";
import { authErrorText } from "#lib/session/session-errors.ts";
import { Field } from "#ui/forms/field.tsx";
import { Form, type FormErrors } from "#ui/forms/form.tsx";
import { toast } from "#ui/toast/toast.ts";

type Sent = { factorId: string; challengeId: string; phone: string };

export function EnrolPhone({ onDone }: { onDone: () => void }) {
  const [sent, setSent] = useState<Sent | null>(null);
  if (sent) return <ConfirmPhone sent={sent} onDone={onDone} />;
  const send = async ({ phone = "" }) => {
    const { mfa } = await auth();
    const number = phone.replace(/[\s().-]/g, "");
    const { data, error } = await mfa.enroll({
      factorType: "phone",
      phone: number,
      friendlyName: `Phone …${number.slice(-3)}`,
    });
    if (error) throw error;
    const challenge = await mfa.challenge({ factorId: data.id, channel: "sms" });
    if (challenge.error) {
      await mfa.unenroll({ factorId: data.id });
      throw challenge.error;
    }
    setSent({ factorId: data.id, challengeId: challenge.data.id, phone: number });
  };
  return (
    <Form
      label="Add a phone"
      check={({ phone = "" }): FormErrors =>
        /^\+[1-9]\d{6,14}$/.test(phone.replace(/[\s().-]/g, ""))
          ? {}
          : { phone: "Type the whole number with its country code, such as +44 20 7946 0000." }
      }
      explain={(error) => ({ phone: authErrorText(error) })}
      onSubmit={send}
    >
      {({ field, isBusy }) => (
        <>
          <Field
            {...field("phone")}
            label="Phone number"
            icon="phone"
            type="tel"
            autoComplete="tel"
            hint="With its country code, such as +44 20 7946 0000."
          />
          <OnlineButton type="submit" isBusy={isBusy} busyText="Sending…">
            Send me a code
          </OnlineButton>
        </>
      )}
    </Form>
  );
}

function ConfirmPhone({ sent, onDone }: { sent: Sent; onDone: () => void }) {
  return (
    <CodeForm
      label="Confirm the phone"
      fieldLabel="Code from the message"
      action="Add the phone"
      onCode={async (code) => {
        const { factorId, challengeId } = sent;
        const { error } = await (await auth()).mfa.verify({ factorId, challengeId, code });
        if (error) throw error;
        toast.success("Phone added");
        onDone();
      }}
    >
      <p role="status">A message is on its way to {sent.phone}.</p>
    </CodeForm>
  );
}
