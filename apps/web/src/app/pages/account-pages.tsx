import AuthCallbackPage from "#features/auth/auth-callback-page.tsx";
import AuthPage from "#features/auth/auth-page.tsx";
import ChangePasswordPage from "#features/auth/change-password-page.tsx";
import OnboardingPage from "#features/onboarding/onboarding-page.tsx";
import SettingsPage from "#features/settings/settings-page.tsx";
import { ProfileSetting } from "./profile-setting.tsx";

const WholeSettingsPage = () => <SettingsPage Profile={ProfileSetting} />;

/** They lead to one another, so they arrive together. */
export const ACCOUNT_PAGES = {
  AuthPage,
  AuthCallbackPage,
  ChangePasswordPage,
  OnboardingPage,
  SettingsPage: WholeSettingsPage,
};
