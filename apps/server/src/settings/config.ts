import fs from "node:fs";
import type { BlockList } from "node:net";
import path from "node:path";
import { parseEnv } from "node:util";
import { readNetworks, readTrustedProxies, type TrustedProxies } from "./trusted-proxies.ts";
import { type AnalyticsSettings, readAnalytics } from "./analytics-settings.ts";
import { OperatorError } from "#db/operator-error.ts";
import { PATHS } from "#paths.ts";
import { type ProviderConfig, readProviders } from "./provider-settings.ts";
import { type Env, settingReaders } from "./setting-readers.ts";
import { readSiteSettings, type SiteSettings } from "./site-settings.ts";

/** All settings of an operator, read once at boot. `.env.example` explains them. */
export type Config = SiteSettings &
  AnalyticsSettings & {
    siteName: string;
    /** The software's version, from the project's package.json. */
    version: string;
    host: string;
    port: number;
    /** The public address of the site. Without it, the requested one. */
    publicUrl: string | null;
    /** Other origins that may use the API from a browser (CORS). */
    allowedOrigins: string[];
    /** Whether functions answer CORS for other origins. */
    functionCors: boolean;
    /** The proxies whose X-Forwarded-For is trusted. */
    trustProxy: TrustedProxies | null;
    dataDir: string;
    /** A folder of built games to use instead of the project's own. */
    gamesDir: string | null;
    databaseUrl: string | null;
    /** Connections of this process to PostgreSQL. */
    databaseConnections: number;
    /** Fair queueing between callers; first come, first served is for comparison. */
    isFair: boolean;
    keys: { anonKey: string | null; serviceKey: string | null; jwtSecret: string | null };
    s3: S3Config | null;
    uploadMaxBytes: number;
    /** The limits of one API request. */
    rest: {
      maxRows: number;
      maxBodyBytes: number;
      maxUrlBytes: number;
      maxDepth: number;
      repeatedEmbeds: boolean;
      maxAnswerBytes: number;
      maxConditions: number;
      maxInsertRows: number;
      aggregates: boolean;
      regex: boolean;
      txRollback: boolean;
      plan: boolean;
    };
    schemas: string[];
    auth: AuthConfig;
    /** FUNCTION_… settings, which functions may read. */
    functionEnv: Record<string, string>;
    timeouts: { anonMs: number; userMs: number; functionMs: number };
    logLevel: string;
    /** How long a process answers after SIGTERM while it is not ready any more. */
    drainSeconds: number;
  };

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

// Visitors may file a takedown notice, so a proof of work is required there by default.
function captchaPlaces(given: string[]): string[] {
  if (given.length === 0) return ["takedown"];
  return given.length === 1 && given[0] === "none" ? [] : given;
}

export type S3Config = {
  bucket: string;
  region: string;
  endpoint: string | null;
  prefix: string;
  accessKeyId: string | null;
  secretAccessKey: string | null;
  forcePathStyle: boolean;
};

/** All problems of the settings at once, so that an operator need not restart for each. */
export class ConfigError extends OperatorError {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`Invalid settings:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}

/** The process environment, completed by a `.env` file. */
export function readEnvironment(folder: string): Env {
  const file = path.join(folder, ".env");
  return fs.existsSync(file) ? { ...parseEnv(fs.readFileSync(file, "utf8")), ...process.env } : process.env;
}

export function readConfig(env: Env): Config {
  const problems: string[] = [];
  const readers = settingReaders(env, problems);
  const { text, whole, flag, url, oneOf, list } = readers;

  const jwtSecret = text("JWT_SECRET");
  if (jwtSecret !== null && jwtSecret.length < 32) problems.push("JWT_SECRET must have at least 32 characters.");
  const serviceKey = text("SERVICE_KEY");
  if (serviceKey !== null && serviceKey.length < 32) problems.push("SERVICE_KEY must have at least 32 characters.");
  const bucket = text("S3_BUCKET");
  const s3Endpoint = url("S3_ENDPOINT", ["http:", "https:"]);
  if (!bucket && Object.keys(env).some((name) => /^S3_(?!BUCKET)/.test(name) && text(name))) {
    problems.push("S3_BUCKET is missing, but other S3_ settings are set.");
  }
  if (bucket && Boolean(text("S3_ACCESS_KEY_ID")) !== Boolean(text("S3_SECRET_ACCESS_KEY"))) {
    problems.push("Set both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither to use the machine's own role.");
  }

  const smsUrl = url("SMS_WEBHOOK_URL", ["http:", "https:"]);
  if (text("SMS_WEBHOOK_URL") === null && text("SMS_WEBHOOK_TOKEN") !== null) {
    problems.push("SMS_WEBHOOK_URL is missing, but SMS_WEBHOOK_TOKEN is set.");
  }

  const trustProxy = readTrustedProxies(text("TRUST_PROXY"));
  if (typeof trustProxy === "string") {
    problems.push(`TRUST_PROXY must be ${trustProxy}, but it is "${text("TRUST_PROXY")}".`);
  }

  const schoolNetworks = readNetworks(text("SCHOOL_NETWORKS"));
  if (typeof schoolNetworks === "string") {
    problems.push(`SCHOOL_NETWORKS must be ${schoolNetworks}, but it is "${text("SCHOOL_NETWORKS")}".`);
  }

  const config: Config = {
    ...readSiteSettings(readers),
    ...readAnalytics(readers),
    siteName: text("SITE_NAME") ?? "Quackademy",
    version: ownVersion(),
    host: text("HOST") ?? "127.0.0.1",
    port: whole("PORT", 3000, 0, 65_535),
    publicUrl: url("PUBLIC_URL", ["http:", "https:"]),
    allowedOrigins: list("ALLOWED_ORIGINS"),
    trustProxy: typeof trustProxy === "string" ? null : trustProxy,
    dataDir: path.resolve(text("DATA_DIR") ?? "data"),
    gamesDir: text("GAMES_DIR") && path.resolve(text("GAMES_DIR")!),
    databaseUrl: url("DATABASE_URL", ["postgres:", "postgresql:"]),
    databaseConnections: whole("DATABASE_CONNECTIONS", 11, 5, 200),
    isFair: oneOf("DATABASE_SHARING", ["fair", "first-come"], "fair") === "fair",
    keys: { anonKey: text("ANON_KEY"), serviceKey, jwtSecret },
    s3: bucket
      ? {
          bucket,
          region: text("S3_REGION") ?? "us-east-1",
          endpoint: s3Endpoint,
          prefix: text("S3_PREFIX") ?? "",
          accessKeyId: text("S3_ACCESS_KEY_ID"),
          secretAccessKey: text("S3_SECRET_ACCESS_KEY"),
          forcePathStyle: flag("S3_FORCE_PATH_STYLE"),
        }
      : null,
    uploadMaxBytes: whole("UPLOAD_MAX_MB", 50, 1, 5000) * 1024 * 1024,
    rest: {
      maxRows: whole("API_MAX_ROWS", 1000, 1, 100_000),
      maxBodyBytes: whole("API_MAX_BODY_KB", 256, 1, 100_000) * 1024,
      maxUrlBytes: whole("API_MAX_URL_KB", 8, 1, 64) * 1024,
      maxDepth: whole("API_MAX_DEPTH", 5, 1, 20),
      repeatedEmbeds: flag("API_REPEATED_EMBEDS"),
      maxAnswerBytes: whole("API_MAX_ANSWER_KB", 1024, 1, 1_000_000) * 1024,
      maxConditions: whole("API_MAX_CONDITIONS", 50, 1, 1000),
      maxInsertRows: whole("API_MAX_INSERT_ROWS", 100, 1, 100_000),
      aggregates: flag("API_AGGREGATES"),
      regex: flag("API_REGEX"),
      txRollback: flag("API_TX_ROLLBACK"),
      plan: flag("API_PLAN"),
    },
    functionCors: flag("API_FUNCTION_CORS"),
    schemas: list("API_SCHEMAS").length > 0 ? list("API_SCHEMAS") : ["public"],
    auth: {
      siteName: text("SITE_NAME") ?? "Quackademy",
      signup: oneOf("SIGNUP", ["open", "invite", "closed"], "open") as AuthConfig["signup"],
      emailDomains: list("ALLOWED_EMAIL_DOMAINS").map((each) => each.toLowerCase()),
      anonymousSignIns: flag("ANONYMOUS_SIGN_INS"),
      manualLinking: oneOf("MANUAL_LINKING", ["true", "false"], "true") === "true",
      passwords: {
        minLength: whole("PASSWORD_MIN_LENGTH", 8, 8, 72),
        kinds: oneOf("PASSWORD_REQUIREMENTS", [...PASSWORD_KINDS], "none") as PasswordKinds,
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
      schoolNetworks: typeof schoolNetworks === "string" ? null : schoolNetworks,
      captchaAt: captchaPlaces(list("CAPTCHA")).filter((each): each is CaptchaPlace => {
        if (CAPTCHA_PLACES.some((place) => place === each)) return true;
        problems.push(`CAPTCHA must be none or a list of ${CAPTCHA_PLACES.join(", ")}, but it contains "${each}".`);
        return false;
      }),
      smtpUrl: url("SMTP_URL", ["smtp:", "smtps:"]),
      mailFrom: text("MAIL_FROM") ?? `${text("SITE_NAME") ?? "Quackademy"} <no-reply@localhost>`,
      smsWebhook: smsUrl === null ? null : { url: smsUrl, token: text("SMS_WEBHOOK_TOKEN") },
      providers: readProviders(readers, ISSUERS),
    },
    functionEnv: Object.fromEntries(
      Object.entries(env).filter(
        (entry): entry is [string, string] => entry[0].startsWith("FUNCTION_") && Boolean(entry[1]),
      ),
    ),
    timeouts: {
      anonMs: whole("TIMEOUT_ANON_MS", 3000, 100, 600_000),
      userMs: whole("TIMEOUT_USER_MS", 3000, 100, 600_000),
      functionMs: whole("TIMEOUT_FUNCTION_MS", 10_000, 100, 600_000),
    },
    // On a terminal nobody waits for a load balancer.
    drainSeconds: whole("DRAIN_SECONDS", process.stdout.isTTY ? 0 : 5, 0, 300),
    logLevel: oneOf("LOG_LEVEL", ["trace", "debug", "info", "warn", "error", "silent"], "warn"),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function ownVersion(): string {
  const file = path.join(PATHS.root, "package.json");
  return (JSON.parse(fs.readFileSync(file, "utf8")) as { version: string }).version;
}

/** Well-known providers and their issuers. */
export const ISSUERS: Record<string, string | null> = {
  google: "https://accounts.google.com",
  microsoft: "https://login.microsoftonline.com/common/v2.0",
  github: null,
  discord: null,
};

/** The address of this process on this machine, without any proxy. */
export function ownAddress({ host, port }: Config): string {
  const reachable =
    host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "[::1]" : host.includes(":") ? `[${host}]` : host;
  return `http://${reachable}:${port}`;
}

/**
 * The public address of the site. On one's own machine it is localhost, because browsers do not allow security keys for
 * IP addresses.
 */
export const siteAddress = (config: Config): string =>
  config.publicUrl ?? ownAddress(config).replace("//127.0.0.1:", "//localhost:");

/** The issuer of access tokens: the URL of the auth service. */
export const issuerOf = (config: Config): string => `${siteAddress(config)}/auth/v1`;
