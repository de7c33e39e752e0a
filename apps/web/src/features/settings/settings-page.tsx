import "./settings-page.css";
import type { ComponentType } from "react";
import { Redirect, useLocation, useNavigate } from "#ui/router/router.tsx";
import { useProfile } from "#features/profile-data/profile-api.ts";
import { signInPath } from "#lib/session/session-next.ts";
import { useSessionParams } from "#lib/session/session-params.ts";
import { useSession } from "#lib/session/session.ts";
import { Later } from "#lib/page/later.ts";
import { usePage } from "#lib/page/use-page.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { type TabItem, Tabs, tabId } from "#ui/tabs.tsx";
import { EmailSetting, PasswordSetting } from "./account-settings.tsx";
import { ActivitySetting } from "./activity-setting.tsx";
import { AgeSetting } from "./age-setting.tsx";
import { FactorsSetting } from "./factors-setting.tsx";
import { IdentitiesSetting } from "./identities-setting.tsx";
import { LookSetting } from "./look-settings.tsx";
import { DeleteSetting, ExportSetting } from "./privacy-settings.tsx";
import { PasskeysSetting } from "./passkeys-setting.tsx";
import { SessionsSetting } from "./sessions-setting.tsx";
import { Setting } from "./setting.tsx";
import { ShareUsageSetting, useIsCounted } from "./share-usage-setting.tsx";

const SHEET_ID = "settings-sheet";
// Only creators need it.
const loadAuthorKeys = async () => (await import("./author-keys-setting.tsx")).AuthorKeysSetting;

const TABS: TabItem[] = [
  { id: "profile", label: "Profile", href: "/settings", icon: "person" },
  { id: "account", label: "Account", href: "/settings?tab=account", icon: "mail" },
  { id: "security", label: "Security", href: "/settings?tab=security", icon: "lock" },
  { id: "privacy", label: "Privacy", href: "/settings?tab=privacy", icon: "eye-off" },
  { id: "look", label: "Look", href: "/settings?tab=look", icon: "screen" },
];

type Load = () => Promise<ComponentType<object>>;
/** The parts of other features. The app hands them in. */
type SettingsParts = { Profile: ComponentType; loadHomeroom: Load; loadHomeroomAccount: Load };

export default function SettingsPage({ parts }: { parts: SettingsParts }) {
  usePage({ title: "Settings" });
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wanted = useSessionParams().get("tab");
  const selected = TABS.find(({ id }) => id === wanted) ?? TABS[0]!;
  const isCounted = useIsCounted();
  // Visitors can change the look and usage counting of this device; the other tabs need an account.
  const isForAll = selected.id === "look" || (selected.id === "privacy" && isCounted);
  if (!isForAll && (status === "signed-out" || status === "needs-factor"))
    return <Redirect to={signInPath(pathname + search)} />;
  const open = (id: string) => void navigate(TABS.find((tab) => tab.id === id)!.href, { replace: true });
  return (
    <div className="wrap">
      <div className="folder settings">
        <div className="rail">
          <h1 tabIndex={-1}>Settings</h1>
          <Tabs label="Settings" tabs={TABS} selected={selected.id} onSelect={open} panelId={SHEET_ID} isRail />
        </div>
        <div
          id={SHEET_ID}
          className="sheet settings__sheet"
          role="tabpanel"
          aria-labelledby={tabId(SHEET_ID, selected.id)}
        >
          {isForAll || status === "signed-in" ? (
            <SettingsSheet tab={selected.id} isSignedIn={status === "signed-in"} parts={parts} />
          ) : (
            <SettingsWaiting />
          )}
        </div>
      </div>
    </div>
  );
}

type SettingsSheetProps = { tab: string; isSignedIn: boolean; parts: SettingsParts };

function SettingsSheet({ tab, isSignedIn, parts }: SettingsSheetProps) {
  const isHomeroomAccount = useProfile()?.is_homeroom_account === true;
  if (tab === "look") return <LookSetting />;
  // Its name, address, password and age group belong to the homeroom.
  if (isHomeroomAccount && (tab === "account" || tab === "profile"))
    return <Later load={parts.loadHomeroomAccount} props={{}} />;
  if (tab === "account") {
    return (
      <>
        <EmailSetting />
        <PasswordSetting />
        <IdentitiesSetting />
      </>
    );
  }
  if (tab === "security") {
    return (
      <>
        <PasskeysSetting />
        <FactorsSetting />
        <SessionsSetting />
        <Later load={loadAuthorKeys} props={{}} />
      </>
    );
  }
  if (tab === "privacy") {
    return (
      <>
        {isSignedIn && !isHomeroomAccount && <AgeSetting />}
        {isSignedIn && !isHomeroomAccount && <ActivitySetting />}
        {isSignedIn && <Later load={parts.loadHomeroom} props={{}} />}
        <ShareUsageSetting />
        {isSignedIn ? (
          <>
            <ExportSetting />
            <DeleteSetting />
          </>
        ) : (
          <Setting title="Your account" about="Your profile, your data and deleting the account.">
            <ButtonLink look="outline" to={signInPath("/settings?tab=privacy")}>
              Sign in
            </ButtonLink>
          </Setting>
        )}
      </>
    );
  }
  return <parts.Profile />;
}

function SettingsWaiting() {
  return (
    <div role="status">
      <span className="unseen">Loading settings</span>
      <Skeleton shape="half" />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
