import type { Factor } from "@supabase/auth-js";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { authSettingsQuery, canText } from "#features/auth/auth-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { auth } from "#lib/session/session-client.ts";
import { authErrorText } from "#lib/session/session-errors.ts";
import { useSession } from "#lib/session/session.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { toast } from "#ui/toast/toast.ts";
import { makeRecoveryCodes, recoveryCodesQuery, refreshUser } from "./account-api.ts";
import { EnrolApp } from "./enrol-app.tsx";
import { EnrolKey } from "./enrol-key.tsx";
import { EnrolPhone } from "./enrol-phone.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { Setting } from "./setting.tsx";

type Kind = "totp" | "webauthn" | "phone";

const KINDS: Record<Kind, { title: string; icon: IconName; add: string }> = {
  totp: { title: "Authenticator app", icon: "clock", add: "Add an app" },
  webauthn: { title: "Security key", icon: "key", add: "Add a security key" },
  phone: { title: "Phone", icon: "phone", add: "Add a phone" },
};

/** Second factors: a stolen password alone is not enough to sign in. */
export function FactorsSetting() {
  const factors = useSession().user?.factors?.filter(({ status }) => status === "verified") ?? [];
  const [adding, setAdding] = useState<Kind | null>(null);
  const close = () => setAdding(null);
  // Offered only once it is known that text messages are sent: an option that fails is worse than a late one.
  const settings = useQuery(authSettingsQuery).data;
  const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) => kind !== "phone" || (settings && canText(settings)));
  return (
    <Setting title="Second step" about="Sign-in asks for it after the password, so a stolen password is not enough.">
      {factors.length > 0 && (
        <ul className="setting__list">
          {factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} />
          ))}
        </ul>
      )}
      <div className="setting__row">
        {kinds.map((kind) => (
          <Button key={kind} look="outline" icon={KINDS[kind].icon} onClick={() => setAdding(kind)}>
            {KINDS[kind].add}
          </Button>
        ))}
      </div>
      {factors.length > 0 && <RecoverySetting />}
      <Dialog isOpen={adding !== null} onClose={close} title={adding ? KINDS[adding].add : ""}>
        {adding === "totp" && <EnrolApp onDone={close} />}
        {adding === "webauthn" && <EnrolKey onDone={close} />}
        {adding === "phone" && <EnrolPhone onDone={close} />}
      </Dialog>
    </Setting>
  );
}

function FactorRow({ factor }: { factor: Factor }) {
  const [isBusy, setBusy] = useState(false);
  const { title, icon } = KINDS[factor.factor_type as Kind];
  const remove = async () => {
    setBusy(true);
    try {
      const { error } = await (await auth()).mfa.unenroll({ factorId: factor.id });
      if (error) throw error;
      await refreshUser();
      toast.success(`${title} removed`);
    } catch (error) {
      setBusy(false);
      toast.error(authErrorText(error));
    }
  };
  return (
    <li>
      <Icon name={icon} />
      <span className="setting__what">
        <b>{factor.friendly_name || title}</b>
        <span>
          {title}, since {new Date(factor.created_at).toLocaleDateString(undefined, { dateStyle: "medium" })}
        </span>
      </span>
      <OnlineButton
        look="outline"
        isBusy={isBusy}
        busyText="Removing…"
        aria-label={`Remove ${factor.friendly_name || title}`}
        onClick={() => void remove()}
      >
        Remove
      </OnlineButton>
    </li>
  );
}

function RecoverySetting() {
  const cache = useQueryClient();
  const { data, isPending } = useQuery(recoveryCodesQuery);
  const hasCodes = data !== undefined && data.total > 0;
  const [codes, setCodes] = useState<string[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      setCodes(await makeRecoveryCodes(hasCodes));
      await cache.invalidateQueries({ queryKey: recoveryCodesQuery.queryKey });
    } catch (error) {
      toast.error(authErrorText(error));
    } finally {
      setBusy(false);
    }
  };
  if (isPending) return null;
  return (
    <>
      <p className="setting__notice">
        <Icon name="info" />
        {hasCodes
          ? `${data.remaining} of ${data.total} recovery codes are left.`
          : "If you lose the phone or the key, recovery codes let you sign in. Make some now."}
      </p>
      <OnlineButton
        look={hasCodes ? "outline" : "primary"}
        isBusy={isBusy}
        busyText="Making them…"
        onClick={() => void make()}
      >
        {hasCodes ? "Make new recovery codes" : "Make recovery codes"}
      </OnlineButton>
      <Dialog isOpen={codes !== null} onClose={() => setCodes(null)} title="Recovery codes">
        {codes && <RecoveryCodes codes={codes} />}
      </Dialog>
    </>
  );
}
