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
            You can play without an account, and then nothing that names you is kept for longer than some minutes.
          </li>
          <li>An account is an e-mail address, a password and a made-up name. Your real name is never asked for.</li>
          <li>
            No advertising, {!posthog && "no tracking, "}
            no cookies that follow you. Nothing is loaded from other companies by itself.
          </li>
          {(posthog ?? sentryDsn) && (
            <li>
              {posthog ? "Visits are counted" : "Pages that break are reported"}, without saying whose.{" "}
              <a href="#usage">What is in that, and how to stop it</a>
            </li>
          )}
          <li>Others see your name, your level and your scores. What you play is yours unless you show it.</li>
          <li>You can download all of it, and you can delete your account, without asking anybody.</li>
        </ul>
      }
      sections={privacySections(config)}
    />
  );
}
