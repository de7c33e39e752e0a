import { useState } from "react";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Form } from "#ui/forms/form.tsx";
import { Link } from "#ui/link.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { type AuthSettings, needsCaptcha, signIn } from "./auth-api.ts";
import { checkEmail, explainAt } from "#lib/session/session-checks.ts";
import { CHECKING_PERSON, MailedCodeForm } from "./mailed-code-form.tsx";

export function SignInForm({ settings, next }: { settings: AuthSettings | undefined; next: string }) {
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  if (unconfirmed !== null) return <MailedCodeForm email={unconfirmed} settings={settings} canResend />;
  const resetPath = `/auth?mode=reset${next === "/" ? "" : `&next=${encodeURIComponent(next)}`}`;
  return (
    <>
      <Form
        label="Sign in"
        check={({ email, password }) => ({
          ...checkEmail(email),
          ...(!password && { password: "Type your password." }),
        })}
        explain={explainAt("email")}
        onSubmit={async ({ email = "", password = "" }) => {
          await signIn(settings, email.trim(), password).catch((error: unknown) => {
            if ((error as { code?: string }).code !== "email_not_confirmed") throw error;
            setUnconfirmed(email.trim());
          });
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
            <PasswordField {...field("password")} label="Password" icon="lock" autoComplete="current-password" />
            <OnlineButton
              type="submit"
              className="auth__wide"
              isBusy={isBusy}
              busyText={needsCaptcha(settings, "signin") ? CHECKING_PERSON : "Signing in…"}
            >
              Sign in
            </OnlineButton>
          </>
        )}
      </Form>
      <p className="auth__after">
        <Link className="text-link" to={resetPath} replace>
          Forgot your password?
        </Link>
      </p>
      <p className="auth__after">
        <Link className="text-link" to="/join">
          I have a homeroom code or three words
        </Link>
      </p>
    </>
  );
}
