import "./auth-page.css";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "#ui/router/router.tsx";
import { deviceStorage } from "#lib/device/device-storage.ts";
import { auth } from "#lib/session/session-client.ts";
import { safeNext } from "#lib/session/session-next.ts";
import { useSessionParams } from "#lib/session/session-params.ts";
import { useSession } from "#lib/session/session.ts";
import { useHydrated } from "#lib/page/use-hydrated.ts";
import { usePage } from "#lib/page/use-page.ts";
import { Icon } from "#ui/icon.tsx";
import { type TabItem, Tabs, tabId } from "#ui/tabs.tsx";
import { useRedirectAfterSignIn } from "./after-sign-in.ts";
import { type AuthSettings, authSettingsQuery, canMail, providersOf } from "./auth-api.ts";
import { FactorStep } from "./factor-step.tsx";
import { MailLinkForm } from "./mail-link-form.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { ResetForm } from "./reset-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

const SHEET_ID = "auth-sheet";

export default function AuthPage() {
  const params = useSessionParams();
  const next = safeNext(params.get("next"));
  const { status } = useSession();
  const settings = useQuery(authSettingsQuery).data;
  useRedirectAfterSignIn(next);
  useEffect(() => void auth().catch(() => {}), []);

  const tabs = tabsFor(settings, params);
  // Read before the session is known: switching forms while a person types would lose the text.
  const wanted = useSearchParams()[0].get("mode") ?? "signin";
  const mode = wanted === "reset" || tabs.some(({ id }) => id === wanted) ? wanted : "signin";
  usePage({ title: status === "needs-factor" ? "One more step" : titleOf(mode, settings) });

  return (
    <div className="wrap auth">
      <AuthScene />
      <div>
        {status === "needs-factor" ? (
          <section className="auth__sheet">
            <FactorStep />
          </section>
        ) : (
          <AuthFolder key={mode} mode={mode} tabs={tabs} settings={settings} next={next} />
        )}
      </div>
    </div>
  );
}

const TITLES: Record<string, string> = {
  signin: "Sign in",
  signup: "Sign up",
  link: "Sign in by mail",
  reset: "Forgot your password?",
};

function titleOf(mode: string, settings: AuthSettings | undefined): string {
  return mode === "link" && !canMail(settings) ? "Sign in with a code" : TITLES[mode]!;
}

type FolderProps = { mode: string; tabs: TabItem[]; settings: AuthSettings | undefined; next: string };

function AuthFolder({ mode, tabs, settings, next }: FolderProps) {
  const navigate = useNavigate();
  const selected = mode === "reset" ? "signin" : mode;
  const open = (id: string) => void navigate(tabs.find((tab) => tab.id === id)!.href, { replace: true });
  return (
    <>
      <Tabs label="Ways to sign in" tabs={tabs} selected={selected} onSelect={open} panelId={SHEET_ID} />
      <section id={SHEET_ID} role="tabpanel" aria-labelledby={tabId(SHEET_ID, selected)} className="auth__sheet">
        <h1 tabIndex={-1}>{titleOf(mode, settings)}</h1>
        <StorageNote />
        {mode === "signin" && <SignInForm settings={settings} next={next} />}
        {mode === "signup" && <SignUpForm settings={settings} next={next} />}
        {mode === "link" && <MailLinkForm settings={settings} next={next} />}
        {mode === "reset" && <ResetForm settings={settings} />}
        {mode !== "reset" && <OtherWays mode={mode} settings={settings} next={next} />}
      </section>
    </>
  );
}

function OtherWays({ mode, settings, next }: Omit<FolderProps, "tabs">) {
  const hasPasskeys = mode === "signin" && settings?.passkeys_enabled;
  if (!hasPasskeys && providersOf(settings).length === 0) return null;
  return (
    <>
      <p className="auth__or">or</p>
      {hasPasskeys && <PasskeyButton settings={settings} />}
      <ProviderButtons settings={settings} next={next} />
    </>
  );
}

/** Only where storage is denied: the session is kept in memory and ends with the page. */
function StorageNote() {
  if (!useHydrated() || !deviceStorage.isDenied()) return null;
  return (
    <p className="muted" role="note">
      This browser stores no data for this site. You stay signed in until you close or reload the page.
    </p>
  );
}

function AuthScene() {
  return (
    <aside className="hero auth__scene" aria-label="Why sign in">
      <div className="slip">
        <p className="slip__label">Class register</p>
        <p className="display slip__name">Sign the register</p>
        <ul className="auth__facts">
          <li>
            <Icon name="heart" />
            Favourites and progress follow you.
          </li>
          <li>
            <Icon name="check" />
            Scores count under your own name.
          </li>
          <li>
            <Icon name="play" filled />
            Just playing? No account needed.
          </li>
        </ul>
      </div>
    </aside>
  );
}

function tabsFor(settings: AuthSettings | undefined, params: URLSearchParams): TabItem[] {
  const hrefOf = (mode: string) => {
    const query = new URLSearchParams(params);
    if (mode === "signin") query.delete("mode");
    else query.set("mode", mode);
    return query.size > 0 ? `/auth?${query}` : "/auth";
  };
  const tabs: TabItem[] = [
    { id: "signin", label: "Sign in", href: hrefOf("signin"), icon: "person" },
    { id: "signup", label: "Sign up", href: hrefOf("signup"), icon: "book" },
    { id: "link", label: canMail(settings) ? "Mail me a link" : "Use a code", href: hrefOf("link"), icon: "mail" },
  ];
  return tabs.filter(({ id }) => id !== "signup" || !settings?.disable_signup);
}
