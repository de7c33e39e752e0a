import type { BlockList } from "node:net";
import { type ProviderConfig, readProviders } from "./provider-settings.ts";
import type { SettingReaders } from "./setting-readers.ts";
import { readNetworks } from "./trusted-proxies.ts";

/** Settings for sign-up and sign-in. */
export type AuthConfig = {
  siteName: string;
  signup: "open" | "invite" | "closed";
  /** Only addresses of these domains; none means any. */
  emailDomains: string[];
  anonymousSignIns: boolean;
  /** Whether users may link and unlink providers. */
  manualLinking: boolean;
  passwords: { minLength: number; kinds: PasswordKinds };
  /** Other addresses that a sign-in may redirect to. */
  redirectUrls: string[];
  tokenSeconds: number;
  sessionDays: number;
  /** How long a mailed code or link is valid. */
  codeSeconds: number;
  /** The fixed response time of requests about an address, known or not. */
  steadyMs: number;
  /** Networks of schools, where many people share an address. */
  schoolNetworks: BlockList | null;
  /** Where a proof of work is required. */
  captchaAt: CaptchaPlace[];
  /** Without a mail server, messages stay in the outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** A webhook that sends text messages. */
  smsWebhook: { url: string; token: string | null } | null;
  providers: ProviderConfig[];
};

/** The character classes that a new password needs, under Supabase's names. */
const PASSWORD_KINDS = [
  "none",
  "letters_digits",
  "lower_upper_letters_digits",
  "lower_upper_letters_digits_symbols",
] as const;
export type PasswordKinds = (typeof PASSWORD_KINDS)[number];

export const CAPTCHA_PLACES = ["signup", "recover", "signin", "takedown"] as const;
export type CaptchaPlace = (typeof CAPTCHA_PLACES)[number];

/** Well-known providers and their issuers. */
export const ISSUERS: Record<string, string | null> = {
  google: "https://accounts.google.com",
  microsoft: "https://login.microsoftonline.com/common/v2.0",
  github: null,
  discord: null,
};

export function readAuthSettings(readers: SettingReaders, siteName: string): AuthConfig {
  const { problems, text, whole, flag, url, oneOf, list } = readers;
  return {
    siteName,
    signup: oneOf("SIGNUP", ["open", "invite", "closed"], "open"),
    emailDomains: list("ALLOWED_EMAIL_DOMAINS").map((each) => each.toLowerCase()),
    anonymousSignIns: flag("ANONYMOUS_SIGN_INS"),
    manualLinking: flag("MANUAL_LINKING", true),
    passwords: {
      minLength: whole("PASSWORD_MIN_LENGTH", 8, 8, 72),
      kinds: oneOf("PASSWORD_REQUIREMENTS", PASSWORD_KINDS, "none"),
    },
    redirectUrls: list("REDIRECT_URLS").filter((each) => {
      if (URL.canParse(each) && /^https?:/.test(each)) return true;
      problems.push(`REDIRECT_URLS must be a list of addresses, but it contains "${each}".`);
      return false;
    }),
    tokenSeconds: whole("TOKEN_SECONDS", 3600, 60, 86_400),
    sessionDays: whole("SESSION_DAYS", 90, 1, 3650),
    codeSeconds: whole("CODE_SECONDS", 600, 60, 86_400),
    steadyMs: whole("STEADY_MS", 250, 0, 10_000),
    schoolNetworks: readSchoolNetworks(readers),
    captchaAt: readCaptchaPlaces(readers),
    smtpUrl: url("SMTP_URL", ["smtp:", "smtps:"]),
    mailFrom: text("MAIL_FROM") ?? `${siteName} <no-reply@localhost>`,
    smsWebhook: readSmsWebhook(readers),
    providers: readProviders(readers, ISSUERS),
  };
}

function readSchoolNetworks({ text, problems }: SettingReaders): BlockList | null {
  const given = text("SCHOOL_NETWORKS");
  const networks = readNetworks(given);
  if (typeof networks !== "string") return networks;
  problems.push(`SCHOOL_NETWORKS must be ${networks}, but it is "${given}".`);
  return null;
}

// Visitors may file a takedown notice, so a proof of work is required there by default.
function readCaptchaPlaces({ list, problems }: SettingReaders): CaptchaPlace[] {
  const given = list("CAPTCHA", ["takedown"]);
  if (given.length === 1 && given[0] === "none") return [];
  return given.filter((each): each is CaptchaPlace => {
    if (CAPTCHA_PLACES.some((place) => place === each)) return true;
    problems.push(`CAPTCHA must be none or a list of ${CAPTCHA_PLACES.join(", ")}, but it contains "${each}".`);
    return false;
  });
}

function readSmsWebhook({ env, url, secret, problems }: SettingReaders): AuthConfig["smsWebhook"] {
  const address = url("SMS_WEBHOOK_URL", ["http:", "https:"]);
  const token = secret("SMS_WEBHOOK_TOKEN");
  if (!env.SMS_WEBHOOK_URL?.trim() && token !== null) {
    problems.push("SMS_WEBHOOK_URL is missing, but SMS_WEBHOOK_TOKEN is set.");
  }
  return address === null ? null : { url: address, token };
}
