import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import { Link } from "#ui/link.tsx";
import type { LegalSection } from "./legal-page.tsx";

/** The section about analytics and error reports; empty if the operator has not switched them on. */
export function usageSections({ siteName, posthog, sentryDsn, flags }: SiteConfig): LegalSection[] {
  if (!posthog && !sentryDsn) return [];
  return [
    {
      id: "usage",
      title: "Counting, and reports of errors",
      body: (
        <>
          {posthog && (
            <>
              <p>
                Whoever runs {siteName} has visits counted, by a service called PostHog at{" "}
                <b>{new URL(posthog.host).host}</b>. It is told:
              </p>
              <ul>
                <li>
                  which kind of page is opened (“a profile”, not whose; “the class list”, not what was searched) and
                  which class;
                </li>
                <li>that a run in a class has ended and whether it counted, that somebody has finished signing up;</li>
                <li>that somebody clicked three times on one spot, which mostly means that something is broken;</li>
                <li>
                  with each of these the kind of browser and system, {flags && "the design of this site that you see, "}
                  and the size of the window;
                </li>
                <li>and a random number, so that the steps of one visit belong together.</li>
              </ul>
              <p>
                That number is made up anew whenever the site is loaded, and is stored nowhere on your device. Tomorrow
                you are somebody else.
              </p>
            </>
          )}
          {sentryDsn && (
            <p>
              When a page breaks, a report goes to a service called Sentry at <b>{new URL(sentryDsn).host}</b>: the
              message of the error, the places in the program that led to it, and the kind of page. Addresses, names and
              everything after a question mark are cut out of it first.
            </p>
          )}
          <p>
            None of it has your name, e-mail address or account in it, nor anything you typed, and your screen is never
            recorded. As with every request, the network address that it comes from can be seen where it arrives; we ask
            that it not be written down.
          </p>
          <p>It is never sent for children. It is also not sent</p>
          <ul>
            <li>while you are signed in and have not said how old you are,</li>
            <li>if you are 13 to 15 and no child here, unless you switch it on,</li>
            <li>if your browser says Do Not Track or sends a Global Privacy Control,</li>
            <li>
              or once you switch off “Share usage numbers” in <Link to="/settings?tab=privacy">Settings, Privacy</Link>,
              which works without an account too.
            </li>
          </ul>
        </>
      ),
    },
  ];
}
