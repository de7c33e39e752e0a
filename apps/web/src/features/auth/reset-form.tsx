import { useState } from "react";
import { useNavigate } from "#ui/router/router.tsx";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Form } from "#ui/forms/form.tsx";
import { Link } from "#ui/link.tsx";
import { type AuthSettings, needsCaptcha, canMail, resetPassword } from "./auth-api.ts";
import { checkEmail, explainAt } from "#lib/session/session-checks.ts";
import { CHECKING_PERSON, MailedCodeForm } from "./mailed-code-form.tsx";

/** The same answer for every address, so that it does not reveal who has an account (user enumeration). */
export function ResetForm({ settings }: { settings: AuthSettings | undefined }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const navigate = useNavigate();
  if (sentTo !== null) {
    const goOn = () => void navigate("/change-password", { replace: true });
    return <MailedCodeForm email={sentTo} settings={settings} type="recovery" onUsed={goOn} />;
  }
  return (
    <>
      <p className="muted">
        {canMail(settings)
          ? "It happens. We mail you a link, and you choose a new password."
          : "It happens. This site cannot send mail: ask for a code here, and its operator can tell you the code."}
      </p>
      <Form
        label="Reset password"
        check={({ email }) => checkEmail(email)}
        explain={explainAt("email")}
        onSubmit={async ({ email = "" }) => {
          const answer = await resetPassword(settings, email.trim());
          if (!answer.ok) throw answer.error;
          setSentTo(email.trim());
        }}
      >
        {({ field, isBusy }) => (
          <>
            <Field {...field("email")} label="E-mail" type="email" icon="mail" autoComplete="email" inputMode="email" />
            <OnlineButton
              type="submit"
              className="auth__wide"
              isBusy={isBusy}
              busyText={needsCaptcha(settings, "recover") ? CHECKING_PERSON : "Sending…"}
            >
              {canMail(settings) ? "Mail me the link" : "Ask for a code"}
            </OnlineButton>
          </>
        )}
      </Form>
      <p className="auth__after">
        <Link className="text-link" to="/auth" replace>
          Back to sign in
        </Link>
      </p>
    </>
  );
}
