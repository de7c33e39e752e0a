import { useState } from "react";
import { useSite } from "#lib/site/site.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Form } from "#ui/forms/form.tsx";
import { Link } from "#ui/link.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { type AuthSettings, needsCaptcha, signUp } from "./auth-api.ts";
import { checkEmail, checkNewPassword, explainAt, passwordHint } from "#lib/session/session-checks.ts";
import { InviteField } from "./invite-field.tsx";
import { CHECKING_PERSON, MailedCodeForm } from "./mailed-code-form.tsx";

export function SignUpForm({ settings, next }: { settings: AuthSettings | undefined; next: string }) {
  const [waitingFor, setWaitingFor] = useState<string | null>(null);
  const { siteName } = useSite().config;
  const isByInvite = settings?.signup === "invite";
  if (waitingFor !== null) return <MailedCodeForm email={waitingFor} settings={settings} canResend />;
  return (
    <>
      <p className="muted">An address and a password. {siteName} asks for nothing else until later.</p>
      <Form
        label="Sign up"
        check={({ email, password, invite }) => ({
          ...checkEmail(email),
          ...checkNewPassword(password, settings),
          ...(isByInvite && !invite?.trim() && { invite: "Type your invitation code." }),
        })}
        explain={explainAt("email", "password", "invite")}
        onSubmit={async ({ email = "", password = "", invite }) => {
          const given = { email: email.trim(), password, invite: invite?.trim(), next };
          if ((await signUp(settings, given)).needsMail) setWaitingFor(given.email);
        }}
      >
        {({ field, isBusy }) => (
          <>
            <Field
              {...field("email")}
              label="E-mail"
              type="email"
              icon="mail"
              autoComplete="username"
              inputMode="email"
            />
            <PasswordField
              {...field("password")}
              label="Password"
              icon="lock"
              autoComplete="new-password"
              hint={passwordHint(settings)}
            />
            {isByInvite && <InviteField {...field("invite")} />}
            <OnlineButton
              type="submit"
              className="auth__wide"
              isBusy={isBusy}
              busyText={needsCaptcha(settings, "signup") ? CHECKING_PERSON : "Signing up…"}
            >
              Sign up
            </OnlineButton>
            <p className="small muted auth__terms">
              By signing up you accept the <Link to="/terms">terms</Link>. The <Link to="/privacy">privacy page</Link>{" "}
              says what we store. Both are short.
            </p>
          </>
        )}
      </Form>
    </>
  );
}
