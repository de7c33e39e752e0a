import { Link } from "#ui/link.tsx";
import type { LegalSection } from "./legal-page.tsx";

export function termsSections(siteName: string): LegalSection[] {
  return [
    {
      id: "deal",
      title: "These terms",
      body: (
        <p>
          {siteName} is a site of browser games. A school, a club or a person runs it: “the people who run this site”
          below. By playing you agree to this page. If you do not agree, please do not use the site. If you are too
          young to agree to terms where you live, a parent or your school agrees for you.
        </p>
      ),
    },
    {
      id: "account",
      title: "Your account",
      body: (
        <ul>
          <li>One person, one account. Do not lend it, and do not use someone else’s.</li>
          <li>Choose a name that is not your real one, not rude, and not someone else’s.</li>
          <li>Give your true age group. It protects younger players.</li>
          <li>Sign out on a shared computer. If you forget, end the session from Settings.</li>
        </ul>
      ),
    },
    {
      id: "fair",
      title: "Playing fair",
      body: (
        <>
          <p>
            The server replays runs of our own games before they count. Scores for other games come with a screenshot,
            and a moderator may look at it. A wrong score is removed, and you are told the reason.
          </p>
          <p>
            Do not send made-up scores, let programs play or click for you, or use several accounts to get ahead. If you
            find a security hole, tell the people who run this site. Finding one is fine, using it is not.
          </p>
        </>
      ),
    },
    {
      id: "coins",
      title: "Dabloons and items",
      body: (
        <p>
          You earn Dabloons by visiting and playing, and spend them on items to wear. They have no value outside this
          site and cannot be bought or sold. A purchase cannot be undone. You keep what you have unlocked when a season
          ends.
        </p>
      ),
    },
    {
      id: "decent",
      title: "Being decent",
      body: (
        <p>
          No bullying, no hate, nothing sexual, and nothing that reveals who or where a person is. This applies to
          names, profile texts, pictures, videos and everything else that others see. Is something wrong? Use the report
          button, or tell the people who run this site.
        </p>
      ),
    },
    {
      id: "yours",
      title: "What you make",
      body: (
        <p>
          What you write, and the runs and pictures you send, stay yours. You allow this site to store and show them as
          long as your account exists. Send only your own work. If this site uses your work without permission, there is
          a <Link to="/takedown">form for that</Link>.
        </p>
      ),
    },
    {
      id: "games",
      title: "The games",
      body: (
        <p>
          Every class says who made it and under which licence. Games run in a closed frame: they cannot see your
          account, and they cannot contact other servers. Games by other authors belong to those authors, not to this
          site. Videos of clips are written with <a href="https://github.com/Vanilagy/mediabunny">mediabunny</a>, under
          the Mozilla Public License 2.0.
        </p>
      ),
    },
    {
      id: "trouble",
      title: "Broken rules and outages",
      body: (
        <>
          <p>
            If you break these rules, you can lose a score, your name, or your account for a time or for good. You are
            told why. You can delete your account at any time: <Link to="/settings?tab=privacy">Settings, Privacy</Link>
            .
          </p>
          <p>
            The site is offered free of charge and as it is. It may be changed, interrupted or closed. As far as the law
            allows, no one is liable for damage from that. Where the law says otherwise, the law applies.
          </p>
        </>
      ),
    },
    {
      id: "changes",
      title: "Privacy, and changes",
      body: (
        <p>
          The <Link to="/privacy">privacy page</Link> says what the site stores about you. If these terms change in a
          way that matters to you, the site tells you before the change applies.
        </p>
      ),
    },
  ];
}
