import { ownAddress, readConfig } from "#settings/config.ts";

// Shorter than the time that a container's health check has.
const TIMEOUT_MS = 4000;

/** Asks the site on this machine whether it is ready: exit code 0 or 1, for the health check of a container. */
export async function healthcheck(env: Record<string, string | undefined>, args: string[]): Promise<number> {
  const url = `${ownAddress(readConfig(env))}/readyz`;
  const health = await ask(url);
  const reasons = health.reasons.length > 0 ? `: ${health.reasons.join("; ")}` : "";
  if (args.includes("--json")) console.log(JSON.stringify(health));
  else console.log(`${health.status}${reasons}`);
  return health.ok ? 0 : 1;
}

type Health = { ok: boolean; status: string; reasons: string[] };

async function ask(url: string): Promise<Health> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { status, reasons } = (await answer.json()) as Omit<Health, "ok">;
    return { ok: answer.ok, status, reasons };
  } catch {
    return { ok: false, status: "not running", reasons: [`no site answers at ${url}; start it, or set HOST and PORT`] };
  }
}
