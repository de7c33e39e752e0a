import "./auth-page.css";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "#ui/router/router.tsx";
import { NO_SESSION } from "#lib/session/session-callback.ts";
import { safeNext } from "#lib/session/session-next.ts";
import { useSession } from "#lib/session/session.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { usePage } from "#lib/page/use-page.ts";
import { Form } from "#ui/forms/form.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { toast } from "#ui/toast/toast.ts";
import { authSettingsQuery, changePassword } from "./auth-api.ts";
import { useCallbackSession } from "./callback-session.ts";
import { checkNewPassword, explainAt, passwordHint } from "#lib/session/session-checks.ts";
import { AuthFailure } from "./auth-failure.tsx";
import { FactorStep } from "./factor-step.tsx";

const ASK_AGAIN = { to: "/auth?mode=reset", label: "Ask for a new link" };

/** The target of the link in a reset mail; signed-in players can open it, too. */
export default function ChangePasswordPage() {
  usePage({ title: "Change password" });
  const arrival = useCallbackSession(true);
  const { status } = useSession();
  if (arrival.phase === "failed") return <AuthFailure why={arrival.why} backTo={ASK_AGAIN} />;
  if (arrival.phase === "arrived" && status === "signed-out")
    return <AuthFailure why={NO_SESSION} backTo={ASK_AGAIN} />;
  return (
    <div className="wrap">
      <section className="auth-solo">
        {status === "needs-factor" ? <FactorStep /> : <NewPassword isReady={arrival.phase === "arrived"} />}
      </section>
    </div>
  );
}

function NewPassword({ isReady }: { isReady: boolean }) {
  const navigate = useNavigate();
  const next = safeNext(useSearchParams()[0].get("next"));
  const { user } = useSession();
  const settings = useQuery(authSettingsQuery).data;
  return (
    <>
      <h1 tabIndex={-1}>Change password</h1>
      <p className="muted">This signs you out on all other devices.</p>
      <Form
        label="Change password"
        check={({ password }) => checkNewPassword(password, settings)}
        explain={explainAt("password")}
        onSubmit={async ({ password = "" }) => {
          await changePassword(password);
          toast.success("Password changed");
          await navigate(next, { replace: true });
        }}
      >
        {({ field, isBusy }) => (
          <>
            {/* Password managers need the account's e-mail address. */}
            <input
              className="unseen"
              type="email"
              autoComplete="username"
              value={user?.email ?? ""}
              readOnly
              tabIndex={-1}
              aria-hidden
            />
            <PasswordField
              {...field("password")}
              label="New password"
              icon="lock"
              autoComplete="new-password"
              hint={passwordHint(settings)}
            />
            <OnlineButton type="submit" isBusy={isBusy || !isReady} busyText={isReady ? "Changing…" : "One moment…"}>
              Change password
            </OnlineButton>
          </>
        )}
      </Form>
    </>
  );
}
