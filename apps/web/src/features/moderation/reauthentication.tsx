import { useQuery } from "@tanstack/react-query";
import { authSettingsQuery, signIn, throwIf } from "#features/auth/auth-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { CodeForm } from "#lib/session/code-form.tsx";
import { auth } from "#lib/session/session-client.ts";
import { authErrorText } from "#lib/session/session-errors.ts";
import { signOut } from "#lib/session/session-sign-out.ts";
import { useSession } from "#lib/session/session.ts";
import { Form } from "#ui/forms/form.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";

type ReauthenticationProps = { onShown: () => void };

/** Reauthentication after half an hour: protects against a screen that was left open. */
export function Reauthentication({ onShown }: ReauthenticationProps) {
  const { user } = useSession();
  const factors = user?.factors?.filter(({ status }) => status === "verified") ?? [];
  const app = factors.find(({ factor_type }) => factor_type === "totp");
  // A sign-in with only the password would lose the session's second factor (aal2).
  const email = factors.length === 0 ? user?.email : undefined;
  return (
    <section className="panel reauthentication" aria-labelledby="reauthentication">
      <h2 id="reauthentication">Confirm that it is you</h2>
      <p className="muted">Moderation asks for this again after 30 minutes.</p>
      {app && <CodeAgain factorId={app.id} onShown={onShown} />}
      {email && <PasswordAgain email={email} onShown={onShown} />}
      <p className="small muted">
        {app || email ? "Or " : ""}
        <button
          type="button"
          className="text-link"
          onClick={() => void signOut("local", "Sign in again, then continue with moderation.")}
        >
          {app || email ? "sign in again another way" : "Sign in again"}
        </button>
        .
      </p>
    </section>
  );
}

function PasswordAgain({ email, onShown }: ReauthenticationProps & { email: string }) {
  const settings = useQuery(authSettingsQuery).data;
  return (
    <Form
      label="Password"
      check={({ password = "" }) => (password === "" ? { password: "Enter your password." } : {})}
      onSubmit={async ({ password = "" }) => {
        await signIn(settings, email, password);
        onShown();
      }}
      explain={(error) => ({ password: authErrorText(error) })}
    >
      {({ isBusy, field }) => (
        <>
          <PasswordField label="Password" autoComplete="current-password" {...field("password")} />
          <div className="form__actions">
            <OnlineButton type="submit" isBusy={isBusy} busyText="Checking…">
              Continue
            </OnlineButton>
          </div>
        </>
      )}
    </Form>
  );
}

function CodeAgain({ factorId, onShown }: ReauthenticationProps & { factorId: string }) {
  return (
    <CodeForm
      label="Second factor"
      fieldLabel="Code from your app"
      icon="clock"
      onCode={async (code) => {
        throwIf(await (await auth()).mfa.challengeAndVerify({ factorId, code }));
        onShown();
      }}
    />
  );
}
