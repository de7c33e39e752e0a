import type { Factor } from "@supabase/auth-js";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { auth } from "#lib/session/session-client.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Form } from "#ui/forms/form.tsx";
import { authSettingsQuery, canText, redeemRecoveryCode, throwIf } from "./auth-api.ts";
import { CodeForm } from "#lib/session/code-form.tsx";
import { explainAt } from "#lib/session/session-checks.ts";

export function CodeFactorForm({ factor }: { factor: Factor }) {
  return (
    <CodeForm
      isWide
      label="Code from your app"
      hint="The six digits that your authenticator app shows now."
      onCode={async (code) => {
        throwIf(await (await auth()).mfa.challengeAndVerify({ factorId: factor.id, code }));
      }}
    />
  );
}

export function PhoneFactor({ factor }: { factor: Factor }) {
  const [challengeId, setChallengeId] = useState<string | null>(null);
  const settings = useQuery(authSettingsQuery).data;
  const send = async () => {
    const challenge = await (await auth()).mfa.challenge({ factorId: factor.id, channel: "sms" });
    setChallengeId(throwIf(challenge)!.id);
  };
  if (challengeId !== null) {
    return (
      <CodeForm
        isWide
        label="Code from the message"
        hint={
          canText(settings)
            ? "Six digits. We have sent them to your phone."
            : "Six digits. This site cannot send text messages: ask its operator for the code."
        }
        onCode={async (code) => {
          throwIf(await (await auth()).mfa.verify({ factorId: factor.id, challengeId, code }));
        }}
      />
    );
  }
  return (
    <Form label="Message to your phone" explain={explainAt()} onSubmit={send}>
      {({ isBusy }) => (
        <OnlineButton type="submit" icon="phone" className="auth__wide" isBusy={isBusy} busyText="Sending…">
          Send me a code
        </OnlineButton>
      )}
    </Form>
  );
}

export function KeyFactor({ factor }: { factor: Factor }) {
  const show = async () => {
    throwIf(await (await auth()).mfa.webauthn.authenticate({ factorId: factor.id }));
  };
  return (
    <Form label="Security key" explain={explainAt()} onSubmit={show}>
      {({ isBusy }) => (
        <>
          <p className="muted">Your browser asks for the key or for this device's screen lock.</p>
          <OnlineButton type="submit" icon="key" className="auth__wide" isBusy={isBusy} busyText="Waiting for the key…">
            Use my security key
          </OnlineButton>
        </>
      )}
    </Form>
  );
}

export function RecoveryCodeForm() {
  return (
    <Form
      label="Recovery code"
      check={({ code }): Record<string, string> => (code?.trim() ? {} : { code: "Type one of your recovery codes." })}
      explain={explainAt("code")}
      onSubmit={({ code = "" }) => redeemRecoveryCode(code)}
    >
      {({ field, isBusy }) => (
        <>
          <Field
            {...field("code")}
            label="Recovery code"
            icon="lock"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint="One of your ten recovery codes, such as abcd-efgh. Each works once."
          />
          <OnlineButton type="submit" className="auth__wide" isBusy={isBusy} busyText="Checking…">
            Continue
          </OnlineButton>
        </>
      )}
    </Form>
  );
}
