import type { Config } from "#settings/config.ts";
import { note, ok, trouble, type Finding } from "./finding.ts";

const PATIENCE_MS = 10_000;
const UPLOAD_BYTES = 2_000_000;
const URL_CHARACTERS = 7000;
/** Access tokens are valid by the clock. */
const MAX_CLOCK_MS = 60_000;

type PublicConfig = Pick<Config, "publicUrl" | "trustProxy" | "version">;

/** Looks at the site from outside, through its proxy, as a visitor's browser does. */
export async function checkPublicSite(config: PublicConfig): Promise<Finding[]> {
  const { publicUrl } = config;
  if (publicUrl === null) return [trouble("public", "PUBLIC_URL is not set; set it to the address that people use")];
  const answer = await ask(`${publicUrl}/healthz`);
  if (typeof answer === "string") return [trouble("public", `${publicUrl} cannot be reached: ${answer}`)];
  const health = await answer.json().catch(() => null);
  if (!isHealth(health)) {
    return [
      trouble("public", `${publicUrl}/healthz is answered by something else (${answer.status}); check the proxy`),
    ];
  }
  return [
    health.version === config.version
      ? ok("public", `${publicUrl} answers with version ${health.version}`)
      : note("public", `${publicUrl} answers with version ${health.version}; this is ${config.version}`),
    checkClock(answer),
    checkTrustProxy(config),
    ...(await checkPage(publicUrl)),
    await checkUpload(publicUrl),
    await checkLongUrl(publicUrl),
    ...(publicUrl.startsWith("https:") ? [await checkRedirect(publicUrl)] : []),
  ];
}

const isHealth = (value: unknown): value is { version: string } =>
  typeof (value as { version?: unknown } | null)?.version === "string";

/** The response, or why there is none. */
async function ask(url: string, options: RequestInit = {}): Promise<Response | string> {
  try {
    return await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS), ...options });
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error };
    return cause?.message || message;
  }
}

function checkClock({ headers }: Response): Finding {
  const apart = Math.abs(Date.now() - Date.parse(headers.get("date") ?? ""));
  return apart > MAX_CLOCK_MS
    ? note("clock", `this clock and the one of the site are ${Math.round(apart / 1000)} s apart; synchronise them`)
    : ok("clock", "this clock and the one of the site agree");
}

// This process speaks plain http only, so https means that there is a proxy.
function checkTrustProxy({ publicUrl, trustProxy }: PublicConfig): Finding {
  if (trustProxy !== null || publicUrl!.startsWith("http:")) return ok("addresses", "TRUST_PROXY suits PUBLIC_URL");
  return trouble("addresses", "visitors seem to share the proxy's address and its limits; set TRUST_PROXY=1");
}

async function checkPage(publicUrl: string): Promise<Finding[]> {
  const page = await ask(`${publicUrl}/`, { headers: { "accept-encoding": "gzip, br" } });
  if (typeof page === "string") return [trouble("page", `the home page does not load: ${page}`)];
  if (page.status !== 200) return [trouble("page", `the home page answers ${page.status}`)];
  const has = (name: string) => page.headers.get(name) !== null;
  return [
    has("content-security-policy")
      ? ok("headers", "the proxy passes the security headers on")
      : trouble("headers", "Content-Security-Policy is missing; the proxy must not remove it"),
    has("content-encoding")
      ? ok("compressed", "pages are compressed")
      : note("compressed", "pages are not compressed; the proxy must pass Accept-Encoding on"),
    ...(publicUrl.startsWith("https:") && !has("strict-transport-security")
      ? [note("hsts", "Strict-Transport-Security is missing; let the proxy add it once https works everywhere")]
      : []),
  ];
}

// Without a key the site refuses the upload with JSON. A proxy with a smaller limit answers 413 itself.
async function checkUpload(publicUrl: string): Promise<Finding> {
  const url = `${publicUrl}/storage/v1/object/none/doctor`;
  const answer = await ask(url, { method: "POST", body: new Uint8Array(UPLOAD_BYTES) });
  if (typeof answer === "string") return note("uploads", `an upload of 2 MB got no answer: ${answer}`);
  if (answer.headers.get("content-type")?.includes("json")) return ok("uploads", "uploads of 2 MB reach the site");
  return trouble("uploads", `the proxy refuses uploads of 2 MB (${answer.status}); raise client_max_body_size to 60m`);
}

async function checkLongUrl(publicUrl: string): Promise<Finding> {
  const answer = await ask(`${publicUrl}/healthz?${"q".repeat(URL_CHARACTERS)}`);
  if (typeof answer !== "string" && answer.status === 200) return ok("urls", `URLs of ${URL_CHARACTERS} bytes pass`);
  const why = typeof answer === "string" ? answer : answer.status;
  return note(
    "urls",
    `URLs of ${URL_CHARACTERS} bytes do not pass (${why}); large_client_header_buffers 4 16k allows them`,
  );
}

async function checkRedirect(publicUrl: string): Promise<Finding> {
  const answer = await ask(`${publicUrl.replace(/^https:/, "http:").replace(/:\d+$/, "")}/`);
  if (typeof answer === "string") return ok("http", "plain http does not answer");
  const isSafe = answer.status >= 300 && answer.status < 400 && answer.headers.get("location")?.startsWith("https:");
  return isSafe
    ? ok("http", "plain http redirects to https")
    : trouble("http", "plain http answers without a redirect; passwords could be sent unencrypted");
}
