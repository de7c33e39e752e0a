import type { UserIdentity } from "@supabase/auth-js";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { authSettingsQuery, providerName, providersOf } from "#features/auth/auth-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { authErrorText } from "#lib/session/session-errors.ts";
import { useSession } from "#lib/session/session.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { toast } from "#ui/toast/toast.ts";
import { linkProvider, unlinkProvider } from "./account-api.ts";
import { Setting } from "./setting.tsx";

/** The linked sign-in methods, besides passkeys. */
export function IdentitiesSetting() {
  const { user } = useSession();
  const settings = useQuery(authSettingsQuery).data;
  const [busy, setBusy] = useState<string | null>(null);
  const [asking, setAsking] = useState<UserIdentity | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const identities = user?.identities ?? [];
  const isLinkable = settings?.manual_linking_enabled ?? true;
  const linkable = (isLinkable ? providersOf(settings) : []).filter(
    (name) => !identities.some(({ provider }) => provider === name),
  );
  const others = identities.filter((each) => each !== asking).map(nameOf);

  const attempt = async (what: string, work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      toast.error(authErrorText(error));
    } finally {
      setBusy(null);
    }
  };
  const unlink = (identity: UserIdentity) =>
    attempt(identity.identity_id, async () => {
      await unlinkProvider(identity);
      setAsking(null);
      toast.success(`${nameOf(identity)} unlinked`);
      // The pressed button is gone, so move the focus to the list.
      list.current?.focus();
    });

  return (
    <Setting title="Ways to sign in" about="All but passkeys. The last one cannot be removed.">
      <ul className="setting__list" aria-label="Ways to sign in" ref={list} tabIndex={-1}>
        {identities.map((identity) => (
          <li key={identity.identity_id}>
            <Icon name={isByMail(identity) ? "mail" : "link"} />
            <span className="setting__what">
              <b>{nameOf(identity)}</b>
              <span>{String(identity.identity_data?.["email"] ?? "")}</span>
            </span>
            {identities.length > 1 && isLinkable && (
              <OnlineButton
                look="outline"
                isBusy={busy === identity.identity_id}
                busyText="Unlinking…"
                aria-label={`Unlink ${nameOf(identity)}`}
                onClick={() => (isByMail(identity) ? setAsking(identity) : void unlink(identity))}
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
      <Dialog isOpen={asking !== null} onClose={() => setAsking(null)} title="Unlink e-mail and password?">
        <p>This deletes your password. After that you sign in with {others.join(" or ")}.</p>
        <OnlineButton
          className="button--danger"
          isBusy={busy !== null}
          busyText="Unlinking…"
          onClick={() => void (asking && unlink(asking))}
        >
          Delete my password
        </OnlineButton>
      </Dialog>
    </Setting>
  );
}

const isByMail = ({ provider }: UserIdentity): boolean => provider === "email";

const nameOf = (identity: UserIdentity): string =>
  isByMail(identity) ? "E-mail and password" : providerName(identity.provider);
