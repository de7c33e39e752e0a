import { Link } from "#ui/link.tsx";
import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import type { LegalSection } from "./legal-page.tsx";
import { usageSections } from "./usage-text.tsx";

/** The privacy policy. Update it with every change to the stored data. */
export function privacySections(config: SiteConfig): LegalSection[] {
  const { siteName } = config;
  const usage = usageSections(config);
  const isCounted = usage.length > 0;
  return [
    {
      id: "who",
      title: "Who is responsible",
      body: (
        <p>
          {siteName} runs on software that anybody may host: a school, a club, a person. Whoever runs {siteName}, on
          their own computer, is the one who holds your data and the one to ask. The people who wrote the software hold
          none of it.
        </p>
      ),
    },
    {
      id: "visitors",
      title: "If you only visit",
      body: (
        <>
          <p>
            The server answers and forgets{isCounted && ", but for the numbers described below"}. Against break-ins it
            counts for some minutes how often a network address has tried to sign in or sign up; then the count is gone.
            Errors are logged without names, addresses or passwords.
          </p>
          <p>
            Your own browser remembers a few things for you: the classes you played and liked, a copy of the class list
            and of the boards, your progress in games, and how you set sound, looks and the like. They never leave the
            device unless you sign in, and “clear browsing data” removes them.
          </p>
        </>
      ),
    },
    {
      id: "account",
      title: "If you have an account",
      body: (
        <>
          <p>The server then keeps, in its own database:</p>
          <ul>
            <li>
              your e-mail address, and your password as a bcrypt hash, from which nobody can read it back; second
              factors and passkeys, if you add some: of a passkey its name, its public half and when it was used;
            </li>
            <li>
              where you are signed in: when, with which browser, from which network address. You see the list in{" "}
              <Link to="/settings?tab=security">Settings, Security</Link>, and can end each of them;
            </li>
            <li>a log of what happened to the account (signed in, password changed), with the network address;</li>
            <li>your made-up name, icon, the lines about you, and the day you joined;</li>
            <li>the three answers of the first day: your age group, how you heard of the site, and from whom;</li>
            <li>
              what you do here: minutes, classes played and liked, streak, Dabloons and what they went for, items,
              scores, games you saved, reports you wrote.
            </li>
          </ul>
          <p>
            The session itself is kept by your browser, in its local storage. Signing in leaves one cookie, which only
            the sign-in reads: it says that this browser has been signed in before, so that somebody who guesses at your
            password cannot lock you out. It goes after half a year.
            {config.flags &&
              " Another one says which of two designs of this site you see, and goes when you close the browser."}
          </p>
        </>
      ),
    },
    {
      id: "scores",
      title: "Scores, runs and pictures",
      body: (
        <p>
          A run in one of our games is stored as the list of keys you pressed in that game, so that the server can play
          it again and others can watch it. It has nothing in it that you did outside the game. A screenshot that you
          send with a score is drawn anew before it is stored, which removes where and with what it was taken; a
          moderator may look at it. Pictures go when their score or your account goes.
        </p>
      ),
    },
    {
      id: "others",
      title: "What others see",
      body: (
        <>
          <p>
            Everybody, also without an account, sees your name, icon, lines about you, badges and other items, level,
            streaks, minutes, number of classes, Dabloons earned (not what you have left), the day you joined, and the
            scores that were accepted.
          </p>
          <p>
            Nobody but you sees your e-mail address, your age group and the other two answers, or your balance. What you
            play and your favourite classes are shown only if you switch that on in{" "}
            <Link to="/settings?tab=privacy">Settings, Privacy</Link>. Whoever runs the site can see what is in its
            database, except your password.
          </p>
        </>
      ),
    },
    {
      id: "elsewhere",
      title: "Other companies",
      body: (
        <>
          <p>
            Pages, fonts, pictures and games come from this site and nowhere else. Somebody else gets to know of your
            visit {isCounted && "in the way described under “Counting, and reports of errors”, and otherwise "}only when
            you do one of these:
          </p>
          <ul>
            <li>you press play on a video: then its host, YouTube or Vimeo, sends it to you;</li>
            <li>you sign in with another service, where one is offered: then that service knows;</li>
            <li>you follow a link to another site.</li>
          </ul>
          <p>
            Mails to you go through the mail server of whoever runs the site. Without one they wait for a week where
            only they can read them.
            {!isCounted &&
              " The software can be told to report errors or count visits to a service. Here it is not, and for children it never would."}
          </p>
        </>
      ),
    },
    ...usage,
    {
      id: "young",
      title: "Children",
      body: (
        <>
          <p>
            We ask for an age group, not for a birthday, and we ask it plainly. Players under 13 count as children, or
            under 16 where whoever runs the site has chosen that, and so does everybody who has not said. Children
            cannot write in chats, are never counted by an analytics service, and never appear on the list of who is
            playing what, whatever they set. We keep when you answered: a year later you can move up one group.
          </p>
          <p>Nothing here costs money. Dabloons cannot be bought, and nobody is told off for missing a day.</p>
        </>
      ),
    },
    {
      id: "teachers",
      title: "Parents and teachers",
      body: (
        <>
          <p>
            You may ask whoever runs the site to show you what is kept of a child, to correct it, or to delete it. With
            the child beside you it is quicker: Settings, Privacy has a button for each.
          </p>
          <p>
            A school that runs {siteName} itself decides who gets in: it can close sign-ups, hand out invitations, or
            take only addresses of its own domain. {!isCounted && "Then no pupil’s data leaves its own server."}
          </p>
        </>
      ),
    },
    {
      id: "rights",
      title: "Taking it with you, and leaving",
      body: (
        <>
          <p>
            <Link to="/settings?tab=privacy">Settings, Privacy</Link> has a file with everything that is kept of you, at
            any time. It can also delete your account: after seven days in which you can change your mind, or at once.
          </p>
          <p>
            Deleting removes your name, profile, scores, runs, pictures, items, saves and sign-ins. Two things stay. The
            ledger of Dabloons must add up, so its entries stay, cut off from anybody’s name. And the log of account
            events stays, with an account number that leads nowhere any more, until whoever runs the site clears it.
            Backups that they made earlier last as long as they keep them.
          </p>
        </>
      ),
    },
    {
      id: "notices",
      title: "Takedown notices",
      body: (
        <p>
          Who sends a <Link to="/takedown">takedown notice</Link> gives a name and a way to be reached. That is kept
          with the notice, and only whoever runs the site can read it.
        </p>
      ),
    },
  ];
}
