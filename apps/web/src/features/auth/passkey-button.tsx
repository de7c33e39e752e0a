import { useState } from "react";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { authErrorText } from "#lib/session/session-errors.ts";
import { keysUnavailableReason } from "#lib/session/session-keys.ts";
import { useHydrated } from "#lib/page/use-hydrated.ts";
import { type AuthSettings, needsCaptcha } from "./auth-api.ts";
import { CHECKING_PERSON } from "./mailed-code-form.tsx";
import { signInWithPasskey } from "./passkey-api.ts";

/** Sign-in with a passkey; where the browser does not support it, the reason. */
export function PasskeyButton({ settings }: { settings: AuthSettings }) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isHydrated = useHydrated();
  const why = isHydrated ? keysUnavailableReason() : null;
  if (why !== null) return <p className="auth__passkey small muted">Passkeys {why}.</p>;
  const signIn = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await signInWithPasskey(settings);
    } catch (error) {
      setProblem(authErrorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="auth__passkey">
      <OnlineButton
        look="outline"
        icon="key"
        className="auth__wide"
        isBusy={isBusy}
        busyText={needsCaptcha(settings, "signin") ? CHECKING_PERSON : "Waiting for your passkey…"}
        onClick={() => void signIn()}
      >
        Sign in with a passkey
      </OnlineButton>
      <p role="alert">{problem}</p>
    </div>
  );
}
