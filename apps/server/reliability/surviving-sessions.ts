import { startGatewayProcess } from "#testing/gateway-process.ts";
import type { PreparedSite } from "#testing/prepared-site.ts";
import { auth, newSession, type Session } from "#testing/process-sessions.ts";

type Survival = { ending: string; lost: number };

/** Signs many people in, ends the process with SIGTERM and SIGKILL, and counts who has to sign in again. */
export async function surviveRestarts(site: PreparedSite, howMany: number): Promise<Survival[]> {
  let process = await startGatewayProcess(site.env);
  let sessions: Session[] = [];
  while (sessions.length < howMany) {
    sessions.push(...(await Promise.all(Array.from({ length: 10 }, () => newSession(process, site)))));
  }
  const survivals: Survival[] = [];
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    await process.end(signal);
    process = await startGatewayProcess(site.env);
    let lost = 0;
    const kept: Session[] = [];
    for (const { access_token: token, refresh_token } of sessions) {
      const known = await auth(process, site, "GET", "/user", { token });
      const refreshed = await auth(process, site, "POST", "/token?grant_type=refresh_token", {
        body: { refresh_token },
      });
      if (known.status !== 200 || refreshed.status !== 200) lost += 1;
      else kept.push(refreshed.body);
    }
    survivals.push({ ending: signal, lost });
    sessions = kept;
  }
  await process.end("SIGTERM");
  return survivals;
}
