import { Link } from "#ui/link.tsx";
import type { LegalSection } from "./legal-page.tsx";

export function termsSections(siteName: string): LegalSection[] {
  return [
    {
      id: "deal",
      title: "The deal",
      body: (
        <p>
          {siteName} is a site of browser games, run by a school, a club or a person: “whoever runs the site” below. By
          playing you agree to this page; if you do not, there are other ponds. If you are not old enough to agree to
          such things where you live, a parent or your school agrees for you.
        </p>
      ),
    },
    {
      id: "account",
      title: "Your account",
      body: (
        <ul>
          <li>One person, one account. Do not lend it, and do not use somebody else’s.</li>
          <li>Choose a name that is not your real one, not rude, and not somebody else’s.</li>
          <li>Give an age group that is true. It protects younger players.</li>
          <li>On a shared computer, sign out. A forgotten session can be ended from Settings.</li>
        </ul>
      ),
    },
    {
      id: "fair",
      title: "Playing fair",
      body: (
        <>
          <p>
            The server plays runs of our own games again before they count. Scores for other games come with a
            screenshot, and somebody may look at it. A score that turns out wrong is removed, with the reason.
          </p>
          <p>
            Do not send made-up scores, let programs play or click for you, or use several accounts to get ahead. If you
            find a hole, tell whoever runs the site; finding it is fine, living in it is not.
          </p>
        </>
      ),
    },
    {
      id: "coins",
      title: "Dabloons and items",
      body: (
        <p>
          Dabloons are earned by turning up and playing, and spent on things to wear. They have no value outside, cannot
          be bought or sold, and a purchase cannot be undone. What you have unlocked is not taken away when a season
          ends.
        </p>
      ),
    },
    {
      id: "decent",
      title: "Being decent",
      body: (
        <p>
          No bullying, no hate, nothing sexual, nothing that tells who or where somebody is. That goes for names, the
          lines about you, pictures, videos and everything else that others see. Something wrong? Use the report button,
          or tell whoever runs the site.
        </p>
      ),
    },
    {
      id: "yours",
      title: "What you make",
      body: (
        <p>
          What you write, and the runs and pictures you send, stay yours. You let this site store and show them as long
          as your account exists. Send only what is yours to send. If something here is taken from you, there is a{" "}
          <Link to="/takedown">form for that</Link>.
        </p>
      ),
    },
    {
      id: "games",
      title: "The games",
      body: (
        <p>
          Every class says who made it and under which licence. Games run in a closed frame: they cannot see your
          account, and they cannot call home. Games by others belong to them, not to this site.
        </p>
      ),
    },
    {
      id: "trouble",
      title: "When it goes wrong",
      body: (
        <>
          <p>
            Whoever breaks these rules can lose a score, a name, or for a while or for good the account, and is told
            why. You may leave at any time: <Link to="/settings?tab=privacy">Settings, Privacy</Link>.
          </p>
          <p>
            The site is offered free of charge and as it is. It may be changed, interrupted or closed. As far as the law
            allows, nobody is liable for what comes of that; where the law says otherwise, the law wins.
          </p>
        </>
      ),
    },
    {
      id: "changes",
      title: "Privacy, and changes",
      body: (
        <p>
          What is kept of you is on the <Link to="/privacy">privacy page</Link>. If these terms change in a way that
          matters to you, the site says so before they count.
        </p>
      ),
    },
  ];
}
