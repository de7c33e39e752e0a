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
          {siteName} runs on software that a school, a club or a person can host. The people who run this site hold your
          data on their own computer. Send your questions to them. The people who wrote the software hold none of it.
        </p>
      ),
    },
    {
      id: "visitors",
      title: "If you only visit",
      body: (
        <>
          <p>
            The server stores nothing about your visit{isCounted && ", except the numbers described below"}. To stop
            break-ins, it counts for a few minutes how often a network address has tried to sign in or sign up, and then
            deletes the count. Errors are logged without names, addresses or passwords.
          </p>
          <p>
            Your own browser stores a few things for you: the classes you played and liked, a copy of the class list and
            of the boards, your progress in games, and your settings for sound and look. They never leave the device
            unless you sign in, and “clear browsing data” removes them.
          </p>
        </>
      ),
    },
    {
      id: "account",
      title: "If you have an account",
      body: (
        <>
          <p>The server then stores, in its own database:</p>
          <ul>
            <li>
              your e-mail address, and your password as a bcrypt hash, from which the password cannot be read; second
              factors and passkeys, if you add some. For a passkey that is its name, its public key and when it was
              used;
            </li>
            <li>
              where you are signed in: when, with which browser, from which network address. You can see the list in{" "}
              <Link to="/settings?tab=security">Settings, Security</Link> and end each session;
            </li>
            <li>
              a log of what happened to the account (signed in, password changed); its network addresses cannot be read
              any more after a day;
            </li>
            <li>your made-up name, your icon, your profile text and the day you joined;</li>
            <li>your three answers from signing up: your age group, how you heard of the site, and from whom;</li>
            <li>
              what you do here: minutes, classes played and liked, streak, Dabloons and what you spent them on, items,
              scores, saved games, and reports you wrote.
            </li>
          </ul>
          <p>
            Your browser keeps the session itself, in its local storage. Signing in sets one cookie, which only the
            sign-in reads. It says that this browser has been signed in before, so that people who guess at your
            password cannot lock you out. It expires after half a year.
            {config.flags &&
              " Another cookie says which of two designs of this site you see, and is deleted when you close the browser."}
          </p>
        </>
      ),
    },
    {
      id: "scores",
      title: "Scores, runs and pictures",
      body: (
        <p>
          A run in one of our games is stored as the list of keys you pressed in that game, so that the server can
          replay it and others can watch it. It contains nothing that you did outside the game. A screenshot that you
          send with a score is redrawn before it is stored, which removes the place and the device it was taken with. A
          moderator may look at it. Pictures are deleted with their score or with your account.
        </p>
      ),
    },
    {
      id: "others",
      title: "What others see",
      body: (
        <>
          <p>
            Everyone, with or without an account, sees your name, icon, profile text, badges and other items, level,
            streaks, minutes, number of classes, Dabloons earned (not what you have left), the day you joined, and the
            scores that were accepted.
          </p>
          <p>
            Other players cannot see your e-mail address, your age group, your other two answers or your balance. They
            see what you play and your favourite classes only if you switch that on in{" "}
            <Link to="/settings?tab=privacy">Settings, Privacy</Link>. The people who run this site can see everything
            in its database, except your password.
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
            Pages, fonts, pictures and games come from this site only. Another company learns about your visit{" "}
            {isCounted && "as described under “Visit counts and error reports”, and otherwise "}only when you do one of
            these:
          </p>
          <ul>
            <li>you press play on a video, which YouTube or Vimeo then sends to you;</li>
            <li>you sign in with another service, if this site offers one;</li>
            <li>you follow a link to another site.</li>
          </ul>
          <p>
            Mail to you goes through the mail server of the people who run this site. Without a mail server, it is
            stored for a week where only they can read it.
            {!isCounted &&
              " The software can send error reports and visit counts to a service. On this site that is switched off. For children it is never done."}
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
            We ask for an age group, not for a birthday. Players under 13 count as children, or under 16 if the people
            who run this site have chosen that. Players who have not answered also count as children. Children cannot
            write in chats, are never counted by an analytics service, and never appear on the list of who is playing
            what, whatever they set. We store when you answered: a year later you can move up one group.
          </p>
          <p>Nothing here costs money. Dabloons cannot be bought, and missing a day is fine.</p>
        </>
      ),
    },
    {
      id: "teachers",
      title: "Parents and teachers",
      body: (
        <>
          <p>
            You can ask the people who run this site to show, correct or delete the data of a child. It is quicker to do
            it together with the child, in Settings, Privacy.
          </p>
          <p>
            A school that runs {siteName} itself decides who can sign up: it can close sign-ups, give out invitations,
            or accept only addresses of its own domain. {!isCounted && "Then no pupil’s data leaves its own server."}
          </p>
        </>
      ),
    },
    {
      id: "rights",
      title: "Download or delete your data",
      body: (
        <>
          <p>
            <Link to="/settings?tab=privacy">Settings, Privacy</Link> lets you download everything the site stores about
            you, at any time. There you can also delete your account: after seven days in which you can change your
            mind, or at once.
          </p>
          <p>
            Deleting removes your name, profile, scores, runs, pictures, items, saves and sign-ins. Two things stay. The
            ledger of Dabloons must add up, so its entries stay, without your name. The log of account events stays,
            with the number of the deleted account, for 90 days unless the people who run this site have chosen another
            time. They also decide how long they keep older backups.
          </p>
          <p>
            An account that nobody has used for a year is deleted, too, unless the people who run this site have chosen
            another time. You are told 30 days and 7 days before.
          </p>
        </>
      ),
    },
    {
      id: "notices",
      title: "Takedown notices",
      body: (
        <p>
          A <Link to="/takedown">takedown notice</Link> contains the name and the contact details of its sender. Both
          are stored with the notice, and only the people who run this site can read them.
        </p>
      ),
    },
  ];
}
