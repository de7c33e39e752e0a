/** What a visitor's browser finds out about an address. The version is null where it does not tell. */
export type Measured = { isUp: true; milliseconds: number; version: string | null } | { isUp: false };

const PATIENCE_MS = 8000;

/** Asks an address how it is. One that will not be read by another site's page can still be knocked at. */
export async function measureMirror(origin: string): Promise<Measured> {
  const began = performance.now();
  try {
    const answer = await ask(origin, "cors");
    if (!answer.ok) return { isUp: false };
    const milliseconds = Math.round(performance.now() - began);
    return { isUp: true, milliseconds, version: await versionIn(answer) };
  } catch {
    return knock(origin);
  }
}

async function knock(origin: string): Promise<Measured> {
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
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

async function versionIn(answer: Response): Promise<string | null> {
  const told = (await answer.json().catch(() => null)) as { version?: unknown } | null;
  const version = told?.version;
  return typeof version === "string" ? version.slice(0, 40) : null;
}
