import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import { Link } from "#ui/link.tsx";
import type { LegalSection } from "./legal-page.tsx";

/** The section about analytics and error reports; empty if the operator has not switched them on. */
export function usageSections({ siteName, posthog, sentryDsn, flags }: SiteConfig): LegalSection[] {
  if (!posthog && !sentryDsn) return [];
  return [
    {
      id: "usage",
      title: "Visit counts and error reports",
      body: (
        <>
          {posthog && (
            <>
              <p>
                The people who run {siteName} count visits with a service called PostHog at{" "}
                <b>{new URL(posthog.host).host}</b>. It receives:
              </p>
              <ul>
                <li>
                  which kind of page you open (“a profile”, not whose; “the class list”, not your search) and which
                  class;
                </li>
                <li>that a run in a class has ended and whether it counted, and that a sign-up was finished;</li>
                <li>that a visitor clicked three times on one spot, which often means that something is broken;</li>
                <li>
                  with each of these the kind of browser and system, {flags && "the design of this site that you see, "}
                  and the size of the window;
                </li>
                <li>and a random number, so that the steps of one visit belong together.</li>
              </ul>
              <p>
                The number is new each time the site is loaded, and it is not stored on your device. It cannot link two
                visits.
              </p>
            </>
          )}
          {sentryDsn && (
            <p>
              When a page breaks, a report goes to a service called Sentry at <b>{new URL(sentryDsn).host}</b>: the
              error message, the places in the program that led to it, and the kind of page. Addresses, names and
              everything after a question mark are removed first.
            </p>
          )}
          <p>
            It never contains your name, e-mail address, account or anything you typed, and your screen is never
            recorded. As with every request, the service can see the network address that it comes from. We ask the
            service not to store it.
          </p>
          <p>It is never sent for children. It is also not sent</p>
          <ul>
            <li>while you are signed in and have not given your age group,</li>
            <li>if you are 13 to 15 and not a child on this site, unless you switch it on,</li>
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
