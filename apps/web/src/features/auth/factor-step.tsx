import type { Factor } from "@supabase/auth-js";
import { useState } from "react";
import { signOut } from "#lib/session/session-sign-out.ts";
import { useSession } from "#lib/session/session.ts";
import { Button } from "#ui/button.tsx";
import type { IconName } from "#ui/icon.tsx";
import { CodeFactorForm, KeyFactor, PhoneFactor, RecoveryCodeForm } from "./factor-forms.tsx";

type Way = { id: string; label: string; icon: IconName; factor: Factor | null };

/** The second step of a sign-in: the second factor. */
export function FactorStep() {
  const { user } = useSession();
  const ways = waysOf(user?.factors ?? []);
  const [wayId, setWayId] = useState(ways[0]?.id);
  const way = ways.find(({ id }) => id === wayId) ?? ways[0]!;
  const others = ways.filter((other) => other !== way);
  return (
    <>
      <h1 tabIndex={-1}>One more step</h1>
      <div key={way.id}>
        {way.factor?.factor_type === "totp" && <CodeFactorForm factor={way.factor} />}
        {way.factor?.factor_type === "phone" && <PhoneFactor factor={way.factor} />}
        {way.factor?.factor_type === "webauthn" && <KeyFactor factor={way.factor} />}
        {way.factor === null && <RecoveryCodeForm />}
      </div>
      <div className="auth__ways">
        <h2>Another way</h2>
        {others.map(({ id, label, icon }) => (
          <Button key={id} look="outline" icon={icon} onClick={() => setWayId(id)}>
            {label}
          </Button>
        ))}
        <Button look="outline" icon="door" onClick={() => void signOut()}>
          Not me: sign out
        </Button>
      </div>
    </>
  );
}

const KINDS: Record<string, { label: string; icon: IconName }> = {
  webauthn: { label: "Security key", icon: "key" },
  totp: { label: "Authenticator app", icon: "clock" },
  phone: { label: "Message to my phone", icon: "phone" },
};

function waysOf(factors: Factor[]): Way[] {
  const shown = factors.filter(({ status }) => status === "verified");
  const ways = Object.keys(KINDS).flatMap((kind) => shown.filter(({ factor_type }) => factor_type === kind));
  return [
    ...ways.map((factor) => {
      const { label, icon } = KINDS[factor.factor_type]!;
      return { id: factor.id, icon, factor, label: factor.friendly_name ? `${label}: ${factor.friendly_name}` : label };
    }),
    { id: "recovery", label: "Recovery code", icon: "lock", factor: null },
  ];
}
