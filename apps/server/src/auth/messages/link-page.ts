import { createHash } from "node:crypto";
import { escapeHtml } from "./escape-html.ts";
import type { MailKind } from "./mail-texts.ts";

const STYLE = `
:root { color-scheme: dark }
* { box-sizing: border-box }
body { min-height: 100vh; min-height: 100dvh; margin: 0; padding: 16px; display: grid; place-items: center; background: #0a1b44; color: #f5f9ff; font: 16px/1.5 "Nunito Variable", Nunito, system-ui, sans-serif }
main { width: 100%; max-width: 480px; padding: 24px 24px 28px 36px; border-radius: 5px 14px 14px 5px; background: linear-gradient(#efa79b, #efa79b) 22px 0 / 2px 100% no-repeat #fff3d1; color: #1a2350; box-shadow: 0 6px 18px rgb(3 9 28 / 0.34) }
.site { margin: 0 0 4px; font-size: 14px; font-weight: 800; color: #b3261e }
h1 { margin: 0 0 8px; font-size: 30px; font-weight: 800; line-height: 1.2; text-wrap: balance }
p { margin: 0 0 20px }
button { width: 100%; min-height: 52px; padding: 12px 20px; border: 1px solid #7fa8ff; border-radius: 8px; background: #2563eb; color: #fff; font: 800 17px/1.3 "Nunito Variable", Nunito, system-ui, sans-serif; cursor: pointer }
button:hover { background: #1d4ed8 }
button:focus-visible { outline: 3px solid #1a2350; outline-offset: 3px }
.stranger { margin: 20px 0 0; font-size: 14px; color: #45507f }
@media (max-height: 480px) { main { padding-block: 16px 18px } h1 { font-size: 26px } p { margin-bottom: 12px } .stranger { margin-top: 12px } }`;

/** CSP for the page: its own style, one form and the site's icon; no script, no external resource, no frame. */
export function linkPageHeaders(redirectTo: string): Record<string, string> {
  return {
    "content-security-policy": [
      "default-src 'none'",
      `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
      "img-src 'self'",
      "base-uri 'none'",
      // Browsers apply form-action to the redirect after a form, too.
      `form-action 'self' ${new URL(redirectTo).origin}`,
      "frame-ancestors 'none'",
    ].join("; "),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-robots-tag": "noindex",
  };
}

type Words = { title: string; about: string; button: string; stranger: string };

/** The page of a mailed link: says what is about to happen, with a button that posts to its own address. */
export function linkPage(siteName: string, kind: MailKind): string {
  const words = WORDS[kind](siteName);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#11295f">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escapeHtml(`${words.title} · ${siteName}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="site">${escapeHtml(siteName)}</p>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.about)}</p>
<form method="post"><button type="submit">${escapeHtml(words.button)}</button></form>
<p class="stranger">${escapeHtml(words.stranger)}</p>
</main>
</body>
</html>
`;
}

const NOT_SIGNED_UP = "If you did not sign up, close this page. Nothing happens then.";
const NOT_ASKED = "If you did not ask for this, close this page. Nothing happens then.";

const WORDS: Record<MailKind, (siteName: string) => Words> = {
  signup: (siteName) => ({
    title: "Confirm your address",
    about: `After this step you can use your account at ${siteName}, with the password you chose at sign-up.`,
    button: "Confirm my address",
    stranger: NOT_SIGNED_UP,
  }),
  signup_again: (siteName) => ({
    title: "Confirm your address",
    about: `Someone signed up for ${siteName} with this address more than once, with different passwords. After this step you choose a new one.`,
    button: "Confirm my address",
    stranger: NOT_SIGNED_UP,
  }),
  magiclink: (siteName) => ({
    title: "Sign in",
    about: `This signs you in to ${siteName} in this browser.`,
    button: "Sign me in",
    stranger: NOT_ASKED,
  }),
  recovery: (siteName) => ({
    title: "Change your password",
    about: `This signs you in to ${siteName} in this browser. Then you choose a new password.`,
    button: "Continue",
    stranger: "If you did not ask for this, close this page. Your password stays as it is.",
  }),
  invite: (siteName) => ({
    title: "You are invited",
    about: `You were invited to ${siteName}. This signs you in to your new account.`,
    button: "Accept the invitation",
    stranger: "If you do not know why you got this, close this page. Nothing happens then.",
  }),
  email_change: (siteName) => ({
    title: "Confirm your new address",
    about: `After this step, your account at ${siteName} uses this address.`,
    button: "Confirm the change",
    stranger: "If you did not ask for this, close this page. The account keeps its address.",
  }),
  reauthentication: (siteName) => ({
    title: "Type the code instead",
    about: `Go back to the page where ${siteName} asked for a code, and type the code from the e-mail.`,
    button: "Continue",
    stranger: NOT_ASKED,
  }),
};
