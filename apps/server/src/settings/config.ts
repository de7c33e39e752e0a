import fs from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { type AnalyticsSettings, readAnalytics } from "./analytics-settings.ts";
import { type ApiSettings, readApiSettings } from "./api-settings.ts";
import { type AuthConfig, readAuthSettings } from "./auth-settings.ts";
import { type BackupSettings, readBackupSettings } from "./backup-settings.ts";
import { readBucketSettings } from "./bucket-settings.ts";
import { OperatorError } from "#db/operator-error.ts";
import { PATHS } from "#paths.ts";
import { readLogSettings, type LogSettings } from "./log-settings.ts";
import { readMetricsSettings, type MetricsSettings } from "./metrics-settings.ts";
import { readRealtimeSettings, type RealtimeSettings } from "./realtime-settings.ts";
import { readRetention, type RetentionSettings } from "./retention-settings.ts";
import type { S3Config } from "./s3-config.ts";
import { type Env, type SettingReaders, settingReaders, type SettingUse } from "./setting-readers.ts";
import { readSiteSettings, type SiteSettings } from "./site-settings.ts";
import { readTrustedProxies, type TrustedProxies } from "./trusted-proxies.ts";

/** All settings of an operator, read once at boot. `.env.example` explains them. */
export type Config = SiteSettings &
  AnalyticsSettings &
  RetentionSettings &
  LogSettings &
  MetricsSettings &
  BackupSettings & {
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
    rest: ApiSettings;
    schemas: string[];
    realtime: RealtimeSettings;
    auth: AuthConfig;
    /** FUNCTION_… settings, which functions may read. */
    functionEnv: Record<string, string>;
    timeouts: { anonMs: number; userMs: number; functionMs: number };
    /** How long a process answers after SIGTERM while it is not ready any more. */
    drainSeconds: number;
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
  const { config, problems } = readSettings(env);
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** The settings with all their problems, and what the code reads. */
export function readSettings(env: Env): { config: Config; problems: string[]; uses: SettingUse[] } {
  const problems: string[] = [];
  const readers = settingReaders(env, problems);
  const { uses, text, secret, whole, flag, url, oneOf, list } = readers;
  const siteName = text("SITE_NAME", "Quackademy")!;
  const dataDir = path.resolve(text("DATA_DIR", "./data")!);
  const config: Config = {
    ...readSiteSettings(readers),
    ...readAnalytics(readers),
    ...readRetention(readers),
    ...readLogSettings(readers),
    ...readMetricsSettings(readers),
    ...readBackupSettings(readers, dataDir),
    siteName,
    version: ownVersion(),
    host: text("HOST", "127.0.0.1")!,
    port: whole("PORT", 3000, 0, 65_535),
    publicUrl: url("PUBLIC_URL", ["http:", "https:"]),
    allowedOrigins: list("ALLOWED_ORIGINS"),
    trustProxy: readTrustProxy(readers),
    dataDir,
    gamesDir: text("GAMES_DIR") && path.resolve(text("GAMES_DIR")!),
    databaseUrl: url("DATABASE_URL", ["postgres:", "postgresql:"]),
    databaseConnections: whole("DATABASE_CONNECTIONS", 11, 5, 200),
    isFair: oneOf("DATABASE_SHARING", ["fair", "first-come"], "fair") === "fair",
    keys: { anonKey: text("ANON_KEY"), serviceKey: secret("SERVICE_KEY", 32), jwtSecret: secret("JWT_SECRET", 32) },
    s3: readBucketSettings(readers),
    uploadMaxBytes: whole("UPLOAD_MAX_MB", 50, 1, 5000) * 1024 * 1024,
    rest: readApiSettings(readers),
    functionCors: flag("API_FUNCTION_CORS"),
    schemas: list("API_SCHEMAS", ["public"]),
    realtime: readRealtimeSettings(readers),
    auth: readAuthSettings(readers, siteName),
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
    drainSeconds: readDrainSeconds(readers),
  };
  return { config, problems, uses: [...uses.values()] };
}

function readTrustProxy({ text, problems }: SettingReaders): TrustedProxies | null {
  const proxies = readTrustedProxies(text("TRUST_PROXY", "false"));
  if (typeof proxies !== "string") return proxies;
  problems.push(`TRUST_PROXY must be ${proxies}, but it is "${text("TRUST_PROXY")}".`);
  return null;
}

// On a terminal nobody waits for a load balancer.
function readDrainSeconds({ text, whole }: SettingReaders): number {
  const seconds = whole("DRAIN_SECONDS", 5, 0, 300);
  return process.stdout.isTTY && text("DRAIN_SECONDS") === null ? 0 : seconds;
}

function ownVersion(): string {
  const file = path.join(PATHS.root, "package.json");
  return (JSON.parse(fs.readFileSync(file, "utf8")) as { version: string }).version;
}

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
