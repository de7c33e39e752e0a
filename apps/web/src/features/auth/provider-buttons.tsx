import { useState } from "react";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { authErrorText } from "#lib/session/session-errors.ts";
import { toast } from "#ui/toast/toast.ts";
import { type AuthSettings, providerName, providersOf, signInAt } from "./auth-api.ts";

/** Sign-in with OAuth providers, if the operator has configured any. */
export function ProviderButtons({ settings, next }: { settings: AuthSettings | undefined; next: string }) {
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  const providers = providersOf(settings);
  if (providers.length === 0) return null;
  const leave = async (provider: string) => {
    setLeavingFor(provider);
    await signInAt(provider, next).catch((error: unknown) => {
      setLeavingFor(null);
      toast.error(authErrorText(error));
    });
  };
  return (
    <div className="auth__providers">
      {providers.map((provider) => (
        <OnlineButton key={provider} look="outline" isBusy={leavingFor !== null} onClick={() => void leave(provider)}>
          {leavingFor === provider ? `To ${providerName(provider)}…` : `Continue with ${providerName(provider)}`}
        </OnlineButton>
      ))}
    </div>
  );
}
