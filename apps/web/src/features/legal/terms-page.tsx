import { useSite } from "#lib/site/site.ts";
import { LegalPage } from "./legal-page.tsx";
import { termsSections } from "./terms-text.tsx";

export default function TermsPage() {
  const { siteName } = useSite().config;
  return (
    <LegalPage
      title="Terms"
      summary={
        <ul>
          <li>Play fair, be decent, and keep your password to yourself.</li>
          <li>Dabloons are play money. They cannot be bought, sold or cashed in.</li>
          <li>What you write stays yours. You allow the site to show it.</li>
          <li>The site comes as it is. It can be slow, wrong or offline.</li>
        </ul>
      }
      sections={termsSections(siteName)}
    />
  );
}
