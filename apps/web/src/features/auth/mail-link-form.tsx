import { useState } from "react";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Form } from "#ui/forms/form.tsx";
import { type AuthSettings, needsCaptcha, canMail, mailLink } from "./auth-api.ts";
import { checkEmail, explainAt } from "#lib/session/session-checks.ts";
import { InviteField } from "./invite-field.tsx";
import { CHECKING_PERSON, MailedCodeForm } from "./mailed-code-form.tsx";

/** Sign-in by a link or code in a mail, without a password. */
export function MailLinkForm({ settings, next }: { settings: AuthSettings | undefined; next: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isByInvite = settings?.signup === "invite";
  if (sentTo !== null) return <MailedCodeForm email={sentTo} settings={settings} />;
  return (
    <>
      <p className="muted">
        {canMail(settings)
          ? "No password needed. We mail you a link that signs you in, and a code in case the link does not open."
          : "No password needed. Ask for a code here. This site cannot send mail, so its operator has to tell you the code."}
      </p>
      <Form
        label="Sign in by mail"
        check={({ email }) => checkEmail(email)}
        explain={explainAt("email", "invite")}
        onSubmit={async ({ email = "", invite }) => {
          await mailLink(settings, { email: email.trim(), invite: invite?.trim(), next });
          setSentTo(email.trim());
        }}
      >
        {({ field, isBusy }) => (
          <>
            <Field {...field("email")} label="E-mail" type="email" icon="mail" autoComplete="email" inputMode="email" />
            {isByInvite && <InviteField {...field("invite")} />}
            <OnlineButton
              type="submit"
              className="auth__wide"
              isBusy={isBusy}
              busyText={needsCaptcha(settings, "recover") ? CHECKING_PERSON : "Sending…"}
            >
              {canMail(settings) ? "Mail me a link" : "Ask for a code"}
            </OnlineButton>
          </>
        )}
      </Form>
    </>
  );
}
