import AuthCallbackPage from "#features/auth/auth-callback-page.tsx";
import AuthPage from "#features/auth/auth-page.tsx";
import ChangePasswordPage from "#features/auth/change-password-page.tsx";
import OnboardingPage from "#features/onboarding/onboarding-page.tsx";
import SettingsPage from "#features/settings/settings-page.tsx";
import { pageGroup } from "./page-group.tsx";
import { ProfileSetting } from "./profile-setting.tsx";

const loadSettings = async () => (await import("#features/homeroom/homeroom-setting.tsx")).HOMEROOM_SETTINGS;
const SETTINGS_PARTS = {
  Profile: ProfileSetting,
  loadHomeroom: async () => (await loadSettings()).HomeroomSetting,
  loadHomeroomAccount: async () => (await loadSettings()).HomeroomAccountSetting,
};
const WholeSettingsPage = () => <SettingsPage parts={SETTINGS_PARTS} />;

export default pageGroup({
  "/auth": AuthPage,
  "/auth/callback": AuthCallbackPage,
  "/change-password": ChangePasswordPage,
  "/onboarding": OnboardingPage,
  "/settings": WholeSettingsPage,
});
