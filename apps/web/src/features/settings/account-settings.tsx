import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { authSettingsQuery, canMail, changePassword } from "#features/auth/auth-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { checkEmail, checkNewPassword, passwordHint } from "#lib/session/session-checks.ts";
import { authErrorText } from "#lib/session/session-errors.ts";
import { useSession } from "#lib/session/session.ts";
import { Field } from "#ui/forms/field.tsx";
import { Form } from "#ui/forms/form.tsx";
import { Icon } from "#ui/icon.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { toast } from "#ui/toast/toast.ts";
import { changeEmail } from "./account-api.ts";
import { Setting } from "./setting.tsx";

export function EmailSetting() {
  const { user } = useSession();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const authSettings = useQuery(authSettingsQuery).data;
  const waitingFor = sentTo ?? user?.new_email;
  return (
    <Setting title="E-mail" about={`Now: ${user?.email || "none"}`}>
      {waitingFor && (
        <p className="setting__notice" role="status">
          <Icon name="mail" />
          {canMail(authSettings)
            ? `We have mailed a link to ${waitingFor}. Open it to finish the change.`
            : `This site cannot send mail. Ask its operator for the link for ${waitingFor}, and open it to finish the change.`}
        </p>
      )}
      <Form
        label="E-mail"
        check={({ email }) => checkEmail(email)}
        explain={(error) => ({ email: authErrorText(error) })}
        onSubmit={async ({ email = "" }) => {
          const { needsMail } = await changeEmail(email.trim());
          if (needsMail) setSentTo(email.trim());
          else toast.success("E-mail changed");
        }}
      >
        {({ field, isBusy }) => (
          <>
            <Field
              {...field("email")}
              label="New e-mail"
              type="email"
              icon="mail"
              autoComplete="email"
              inputMode="email"
            />
            <OnlineButton type="submit" look="outline" isBusy={isBusy} busyText="Changing…">
              Change e-mail
            </OnlineButton>
          </>
        )}
      </Form>
    </Setting>
  );
}

export function PasswordSetting() {
  const { user } = useSession();
  const [round, setRound] = useState(0);
  const settings = useQuery(authSettingsQuery).data;
  if (user && !user.email)
    return <Setting title="Password" about="A password needs an e-mail address. Add one first." />;
  return (
    <Setting title="Password" about="Changing it signs you out on all other devices.">
      <Form
        key={round}
        label="Password"
        check={({ password }) => checkNewPassword(password, settings)}
        explain={(error) => ({ password: authErrorText(error) })}
        onSubmit={async ({ password = "" }) => {
          await changePassword(password);
          toast.success("Password changed");
          setRound(round + 1);
        }}
      >
        {({ field, isBusy }) => (
          <>
            <PasswordField
              {...field("password")}
              label="New password"
              icon="lock"
              autoComplete="new-password"
              hint={passwordHint(settings)}
            />
            <OnlineButton type="submit" look="outline" isBusy={isBusy} busyText="Changing…">
              Change password
            </OnlineButton>
          </>
        )}
      </Form>
    </Setting>
  );
}
