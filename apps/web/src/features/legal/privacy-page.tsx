import { useSite } from "#lib/site.ts";
import { LegalPage } from "./legal-page.tsx";
import { privacySections } from "./privacy-text.tsx";

export default function PrivacyPage() {
  const { siteName } = useSite().config;
  return (
    <LegalPage
      title="Privacy"
      summary={
        <ul>
          <li>You can play without an account, and then nothing about you is kept for longer than some minutes.</li>
          <li>An account is an e-mail address, a password and a made-up name. Your real name is never asked for.</li>
          <li>No advertising, no tracking, no cookies. Nothing is loaded from other companies by itself.</li>
          <li>Others see your name, your level and your scores. What you play is yours unless you show it.</li>
          <li>You can download all of it, and you can delete your account, without asking anybody.</li>
        </ul>
      }
      sections={privacySections(siteName)}
    />
  );
}
