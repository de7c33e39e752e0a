import { useQuery } from "@tanstack/react-query";
import { authSettingsQuery, signIn } from "#features/auth/auth-api.ts";
import { signInPath } from "#lib/session-next.ts";
import { useSession } from "#lib/session.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Link } from "#ui/link.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { sentenceOf } from "./moderation-api.ts";

/** After half an hour the password again: nobody judges from a screen left open. */
export function ShowAgain({ onShown }: { onShown: () => void }) {
  const { user } = useSession();
  const settings = useQuery(authSettingsQuery).data;
  const email = user?.email ?? "";
  return (
    <section className="panel show-again" aria-labelledby="show-again">
      <h2 id="show-again">Show that it is you</h2>
      <p className="muted">Moderation asks for your password again after 30 minutes.</p>
      <Form
        label="Password"
        check={({ password = "" }) => (password === "" ? { password: "Enter your password." } : {})}
        onSubmit={async ({ password = "" }) => {
          await signIn(settings, email, password);
          onShown();
        }}
        explain={(error) => ({ password: sentenceOf(error) })}
      >
        {({ isBusy, field }) => (
          <>
            <PasswordField label="Password" autoComplete="current-password" {...field("password")} />
            <div className="form__actions">
              <Button type="submit" disabled={isBusy}>
                Go on
              </Button>
            </div>
          </>
        )}
      </Form>
      <p className="small muted">
        No password? <Link to={signInPath("/moderation")}>Sign in again another way</Link>.
      </p>
    </section>
  );
}
