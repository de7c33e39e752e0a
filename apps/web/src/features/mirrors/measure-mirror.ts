/** The result of a check in the visitor's browser. The version is null if it is not readable. */
export type Measured = { isUp: true; milliseconds: number; version: string | null } | { isUp: false };

const TIMEOUT_MS = 8000;

/** Checks an address. Without CORS an opaque request still shows that it is up. */
export async function measureMirror(origin: string): Promise<Measured> {
  const began = performance.now();
  try {
    const answer = await ask(origin, "cors");
    if (!answer.ok) return { isUp: false };
    const milliseconds = Math.round(performance.now() - began);
    return { isUp: true, milliseconds, version: await versionIn(answer) };
  } catch {
    return measureOpaque(origin);
  }
}

async function measureOpaque(origin: string): Promise<Measured> {
  const began = performance.now();
  try {
    await ask(origin, "no-cors");
    return { isUp: true, milliseconds: Math.round(performance.now() - began), version: null };
  } catch {
    return { isUp: false };
  }
}

function ask(origin: string, mode: RequestMode): Promise<Response> {
  return fetch(`${origin}/healthz`, {
    mode,
    cache: "no-store",
    credentials: "omit",
    referrerPolicy: "no-referrer",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

async function versionIn(answer: Response): Promise<string | null> {
  const told = (await answer.json().catch(() => null)) as { version?: unknown } | null;
  const version = told?.version;
  return typeof version === "string" ? version.slice(0, 40) : null;
}
