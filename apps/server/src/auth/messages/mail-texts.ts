import { mailPage, type MailWords } from "./mail-page.ts";

export type MailKind =
  | "signup"
  | "signup_again"
  | "magiclink"
  | "recovery"
  | "invite"
  | "email_change"
  | "reauthentication";

export type Mail = { subject: string; text: string; html: string };

type Words = { subject: string; opening: string; button: string | null; stranger: string };

/** The mail with a code and a link, in plain text and in HTML. */
export function codeMail(
  kind: MailKind,
  { siteName, code, link }: { siteName: string; code: string; link: string },
): Mail {
  const { subject, opening, button, stranger } = WORDS[kind](siteName);
  const words: MailWords = {
    opening,
    button,
    stranger,
    beforeCode: button === null ? "Type this code:" : "Or type this code:",
    validity: button === null ? "It works once and expires soon." : "The link and the code work once and expire soon.",
  };
  return {
    subject,
    text: plainText(words, siteName, code, link),
    html: mailPage(words, { siteName, subject, code, link }),
  };
}

/** Tells the owner of an address that another sign-up used it. It has neither code nor link. */
export function addressTakenMail(siteName: string): Mail {
  return noticeMail(siteName, `Your address at ${siteName}`, {
    opening: `Someone tried to use this address for another account at ${siteName}. Your account already has it, so nothing was changed.`,
    stranger: "If that was you, sign in with this address, or use a different one for the other account.",
  });
}

/** Tells a user that a passkey was added or removed. It omits the name, because an intruder may have chosen it. */
export function passkeyMail(siteName: string, change: "added" | "removed"): Mail {
  return noticeMail(siteName, `A passkey was ${change} at ${siteName}`, {
    opening:
      change === "added"
        ? `A passkey was added to your account at ${siteName}. It can be used to sign in without your password.`
        : `A passkey was removed from your account at ${siteName}. It can no longer be used to sign in.`,
    stranger:
      "If that was not you, sign in and open Settings, Security. Remove passkeys you do not know, sign out everywhere, and change your password.",
  });
}

function noticeMail(siteName: string, subject: string, said: Pick<MailWords, "opening" | "stranger">): Mail {
  const words: MailWords = { ...said, button: null, beforeCode: null, validity: null };
  return {
    subject,
    text: plainText(words, siteName, "", ""),
    html: mailPage(words, { siteName, subject, code: "", link: "" }),
  };
}

const WORDS: Record<MailKind, (siteName: string) => Words> = {
  signup: (siteName) => ({
    subject: `Confirm your address for ${siteName}`,
    opening: `You signed up for ${siteName} with this address. Confirm it to finish.`,
    button: "Confirm my address",
    stranger: "If you did not sign up, do nothing. Without the confirmation, nobody can sign in with your address.",
  }),
  signup_again: (siteName) => ({
    subject: `Confirm your address for ${siteName}`,
    opening: `Someone signed up for ${siteName} with this address more than once, with different passwords. None of them is valid. Confirm that the address is yours, then choose a new password.`,
    button: "Confirm my address",
    stranger: "If you did not sign up, do nothing. Without the confirmation, nobody can sign in with your address.",
  }),
  magiclink: (siteName) => ({
    subject: `Your sign-in link for ${siteName}`,
    opening: `This link signs you in to ${siteName} without a password.`,
    button: "Sign me in",
    stranger: "If you did not ask for this, do nothing. Do not share the link or the code: they open your account.",
  }),
  recovery: (siteName) => ({
    subject: `Change your password for ${siteName}`,
    opening: `This link opens the page where you change your password for ${siteName}.`,
    button: "Change my password",
    stranger: "If you did not ask for this, do nothing. Your password stays as it is.",
  }),
  invite: (siteName) => ({
    subject: `You are invited to ${siteName}`,
    opening: `You were invited to join ${siteName}. Accept to make your account.`,
    button: "Accept the invitation",
    stranger: "If you do not know why you got this, do nothing.",
  }),
  email_change: (siteName) => ({
    subject: `Confirm your new address for ${siteName}`,
    opening: `Your account at ${siteName} is about to get a new e-mail address. Confirm it to finish.`,
    button: "Confirm the change",
    stranger: "If you did not ask for this, do nothing. The account keeps its address.",
  }),
  reauthentication: (siteName) => ({
    subject: `Your code for ${siteName}`,
    opening: `You are about to change something important at ${siteName}. Confirm with a code that it is you.`,
    button: null,
    stranger:
      "If you did not ask for this, someone else may be using your account. Do not share the code, and change your password.",
  }),
};

function plainText(words: MailWords, siteName: string, code: string, link: string): string {
  const paragraphs = [
    words.opening,
    ...(words.button === null ? [] : [`${words.button}:\n${link}`]),
    ...(words.beforeCode === null ? [] : [`${words.beforeCode}\n${code}\n${words.validity}`]),
    words.stranger,
    `-- \n${siteName}`,
  ];
  return `${paragraphs.join("\n\n")}\n`;
}
