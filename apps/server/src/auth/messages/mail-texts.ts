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
    validity: button === null ? "It works once, and not for long." : "Link and code work once, and not for long.",
  };
  return {
    subject,
    text: plainText(words, siteName, code, link),
    html: mailPage(words, { siteName, subject, code, link }),
  };
}

/** Tells the owner of an address that another sign-up used it. It has neither code nor link. */
export function takenMail(siteName: string): Mail {
  return noticeMail(siteName, `Your address at ${siteName}`, {
    opening: `Somebody wanted to use this address for another account at ${siteName}. Yours has it already, so nothing was changed.`,
    stranger: "Was that you? Then sign in with this address, or give the other account a different one.",
  });
}

/** Tells a user that a passkey was added or removed. It omits the name, because an intruder may have chosen it. */
export function passkeyMail(siteName: string, change: "added" | "removed"): Mail {
  return noticeMail(siteName, `A passkey was ${change} at ${siteName}`, {
    opening:
      change === "added"
        ? `A passkey was added to your account at ${siteName}. Whoever has it can sign in without your password.`
        : `A passkey was removed from your account at ${siteName}. It no longer signs anybody in.`,
    stranger:
      "Was that not you? Then sign in, remove passkeys you do not know under Settings, Security, sign out everywhere, and change your password.",
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
    opening: `You signed up for ${siteName} with this address. One click and the paperwork is done.`,
    button: "Confirm my address",
    stranger: "You did not sign up? Then do nothing. Without the click, nobody can sign in with your address.",
  }),
  signup_again: (siteName) => ({
    subject: `Confirm your address for ${siteName}`,
    opening: `Somebody signed up for ${siteName} with this address more than once, and with different passwords. So none of them counts: confirm that the address is yours, and choose a password afterwards.`,
    button: "Confirm my address",
    stranger: "You did not sign up? Then do nothing. Without the click, nobody can sign in with your address.",
  }),
  magiclink: (siteName) => ({
    subject: `Your way into ${siteName}`,
    opening: `Here is your link into ${siteName}. No password needed.`,
    button: "Sign me in",
    stranger:
      "You did not ask for this? Then do nothing, and show the link and the code to nobody: they open your account.",
  }),
  recovery: (siteName) => ({
    subject: `Change your password for ${siteName}`,
    opening: `Passwords get forgotten. This link leads to the page where you change yours for ${siteName}.`,
    button: "Change my password",
    stranger: "You did not ask for this? Then do nothing. Your password stays as it is.",
  }),
  invite: (siteName) => ({
    subject: `You are invited to ${siteName}`,
    opening: `Somebody saved you a seat at ${siteName}. Take it whenever you like.`,
    button: "Take my seat",
    stranger: "You do not know why you got this? Then do nothing. The seat stays empty and nobody minds.",
  }),
  email_change: (siteName) => ({
    subject: `Confirm your new address for ${siteName}`,
    opening: `Your account at ${siteName} is about to get a new e-mail address. Confirm it, and it is done.`,
    button: "Confirm the change",
    stranger: "You did not ask for this? Then do nothing. The account keeps the address it has.",
  }),
  reauthentication: (siteName) => ({
    subject: `Your code for ${siteName}`,
    opening: `You are about to change something important at ${siteName}. A code shows that it is you.`,
    button: null,
    stranger:
      "You did not ask for this? Then somebody else is using your account. Give the code to nobody, and change your password.",
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
