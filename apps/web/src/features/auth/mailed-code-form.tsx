import { useState } from "react";
import { callAuth } from "#lib/session/session-call.ts";
import { solveCaptcha } from "#lib/session/session-captcha.ts";
import { authErrorText } from "#lib/session/session-errors.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { toast } from "#ui/toast/toast.ts";
import { type AuthSettings, needsCaptcha, canMail, redeemMailedCode } from "./auth-api.ts";
import { CodeForm } from "#lib/session/code-form.tsx";

export const CHECKING_PERSON = "Checking you are a person…";

type MailedCodeProps = {
  email: string;
  settings: AuthSettings | undefined;
  type?: "email" | "recovery";
  canResend?: boolean;
  onUsed?: () => void;
};

/** After a mail was sent: its link opens in this browser, or its code is typed here. */
export function MailedCodeForm({ email, settings, type = "email", canResend = false, onUsed }: MailedCodeProps) {
  return (
    <>
      {canMail(settings) ? (
        <p role="status">
          If this site can send mail to <b>{email}</b>, it is on its way. Open its link in this browser, or type its
          code here.
        </p>
      ) : (
        <p role="status">
          This site cannot send mail. Ask its operator for the code for <b>{email}</b>, and type it here.
        </p>
      )}
      <CodeForm
        isWide
        label="Code from the mail"
        fieldLabel={canMail(settings) ? "Code from the mail" : "Code"}
        icon="key"
        hint="Six digits. The code works once, for a short time."
        onCode={async (code) => {
          await redeemMailedCode(email, code, type);
          onUsed?.();
        }}
      />
      {canResend && canMail(settings) && <ResendButton email={email} settings={settings} />}
    </>
  );
}

function ResendButton({ email, settings }: { email: string; settings: AuthSettings | undefined }) {
  const [isBusy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      const token = needsCaptcha(settings, "recover") ? await solveCaptcha("recover") : undefined;
      const body = { type: "signup", email, gotrue_meta_security: { captcha_token: token } };
      await callAuth("POST", "/resend", { body, asPerson: false });
      toast.success("Sent again");
    } catch (error) {
      toast.error(authErrorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <p className="auth__after">
      <OnlineButton look="outline" isBusy={isBusy} busyText="Sending…" onClick={() => void resend()}>
        Send the mail again
      </OnlineButton>
    </p>
  );
}
