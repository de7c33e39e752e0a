import { useSite } from "#lib/site/site.ts";
import { LegalPage } from "./legal-page.tsx";
import { privacySections } from "./privacy-text.tsx";

export default function PrivacyPage() {
  const { config } = useSite();
  const { posthog, sentryDsn } = config;
  return (
    <LegalPage
      title="Privacy"
      summary={
        <ul>
          <li>
            You can play without an account. Then the site stores nothing that names you for more than a few minutes.
          </li>
          <li>
            An account has an e-mail address, a password and a made-up name. The site never asks for your real name.
          </li>
          <li>
            No advertising, {!posthog && "no tracking, "}
            no cookies that track you. Nothing is loaded from other companies unless you ask for it.
          </li>
          {(posthog ?? sentryDsn) && (
            <li>
              {posthog ? "Visits are counted" : "Errors on pages are reported"}, without your name.{" "}
              <a href="#usage">What is sent, and how to stop it</a>
            </li>
          )}
          <li>Others see your name, your level and your scores. Others see what you play only if you show it.</li>
          <li>You can download all your data and delete your account yourself.</li>
        </ul>
      }
      sections={privacySections(config)}
    />
  );
}
