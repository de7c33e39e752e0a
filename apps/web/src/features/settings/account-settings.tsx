import type { UserIdentity } from "@supabase/auth-js";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { authSettingsQuery, changePassword, providerName, providersOf } from "#features/auth/auth-api.ts";
import { OnlineButton } from "#lib/online-button.tsx";
import { checkEmail, checkNewPassword } from "#lib/session-checks.ts";
import { sayAuthError } from "#lib/session-errors.ts";
import { useSession } from "#lib/session.ts";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Icon } from "#ui/icon.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { toast } from "#ui/toast.ts";
import { changeEmail, linkProvider, unlinkProvider } from "./account-api.ts";
import { Setting } from "./setting.tsx";

export function EmailSetting() {
  const { user } = useSession();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const waitingFor = sentTo ?? user?.new_email;
  return (
    <Setting title="E-mail" about={`Now: ${user?.email || "none"}`}>
      {waitingFor && (
        <p className="setting__notice" role="status">
          <Icon name="mail" />
          We have mailed {waitingFor}. The change happens when its link is opened.
        </p>
      )}
      <Form
        label="E-mail"
        check={({ email }) => checkEmail(email)}
        explain={(error) => ({ email: sayAuthError(error) })}
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
  const [round, setRound] = useState(0);
  return (
    <Setting title="Password" about="Changing it signs you out everywhere but here.">
      <Form
        key={round}
        label="Password"
        check={({ password }) => checkNewPassword(password)}
        explain={(error) => ({ password: sayAuthError(error) })}
        onSubmit={async ({ password = "" }) => {
          await changePassword(password);
          toast.success("Password changed");
          setRound(round + 1);
        }}
      >
        {({ field, isBusy }) => (
          <>
            <PasswordField {...field("password")} label="New password" icon="lock" autoComplete="new-password" />
            <OnlineButton type="submit" look="outline" isBusy={isBusy} busyText="Changing…">
              Change password
            </OnlineButton>
          </>
        )}
      </Form>
    </Setting>
  );
}

export function IdentitiesSetting() {
  const { user } = useSession();
  const settings = useQuery(authSettingsQuery).data;
  const [busy, setBusy] = useState<string | null>(null);
  const identities = user?.identities ?? [];
  const linkable = providersOf(settings).filter((name) => !identities.some(({ provider }) => provider === name));

  const attempt = async (what: string, work: () => Promise<void>, done?: string) => {
    setBusy(what);
    try {
      await work();
      if (done) toast.success(done);
    } catch (error) {
      toast.error(sayAuthError(error));
    } finally {
      setBusy(null);
    }
  };
  const unlink = (identity: UserIdentity) =>
    attempt(identity.identity_id, () => unlinkProvider(identity), `${providerName(identity.provider)} unlinked`);

  return (
    <Setting title="Ways in" about="Everything you can sign in with. The last one stays.">
      <ul className="setting__list">
        {identities.map((identity) => (
          <li key={identity.identity_id}>
            <Icon name={identity.provider === "email" ? "mail" : "link"} />
            <span className="setting__what">
              <b>{identity.provider === "email" ? "E-mail and password" : providerName(identity.provider)}</b>
              <span>{String(identity.identity_data?.["email"] ?? "")}</span>
            </span>
            {identities.length > 1 && (
              <OnlineButton
                look="outline"
                isBusy={busy === identity.identity_id}
                busyText="Unlinking…"
                aria-label={`Unlink ${providerName(identity.provider)}`}
                onClick={() => void unlink(identity)}
              >
                Unlink
              </OnlineButton>
            )}
          </li>
        ))}
      </ul>
      {linkable.length > 0 && (
        <div className="setting__row">
          {linkable.map((provider) => (
            <OnlineButton
              key={provider}
              look="outline"
              icon="link"
              isBusy={busy === provider}
              onClick={() => void attempt(provider, () => linkProvider(provider))}
            >
              Link {providerName(provider)}
            </OnlineButton>
          ))}
        </div>
      )}
    </Setting>
  );
}
