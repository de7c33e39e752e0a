import { randomBytes } from "node:crypto";
import type { Identity, Statement } from "@quackademy/server/db/database.ts";
import type { DiskSite } from "./disk-site.ts";

const ROUNDS_A_DAY = 6;
const ROUND_SECONDS = 301;
const DAY_SECONDS = 90_000;
const AT_ONCE = 8;
const SAVE_BYTES = 4096;

/** One school day: every pupil claims, plays for half an hour in four classes, saves, and starts two runs. */
export async function simulateSchoolDay(
  site: DiskSite,
  pupils: Identity[],
  revisions: Map<Identity, number>,
): Promise<number> {
  await site.sql(
    "update public.apps set sim_version = '0123456789abcdef' where verifier = 'replay' and sim_version is null",
  );
  const apps = (await site.sql("select id from public.apps where listed order by id limit 4")).map(([id]) => id!);
  let calls = 0;
  const call = async (pupil: Identity, text: string, ...values: string[]) => {
    calls += 1;
    const statement: Statement = { text, values };
    return (await site.db.as(pupil, statement))[0]?.[0] ?? null;
  };
  await advance(site, DAY_SECONDS - ROUNDS_A_DAY * ROUND_SECONDS);
  for (let round = 0; round < ROUNDS_A_DAY; round++) {
    await advance(site, ROUND_SECONDS);
    await inTurn(pupils, async (pupil) => {
      const { sub } = pupil.claims;
      const app = apps[round % apps.length]!;
      if (round === 0) await call(pupil, "select public.claim_streak()");
      await call(pupil, "select public.increment_time_spent($1::uuid)", sub!);
      await call(
        pupil,
        `insert into public.apps_played (user_id, app_id, updated_at) values ($1::uuid, $2, now())
         on conflict (user_id, app_id) do update set updated_at = excluded.updated_at`,
        sub!,
        app,
      );
      if (round % 3 === 1) await call(pupil, "select public.start_run($1)", app);
      if (round % 2 === 0) {
        const saved = randomBytes(SAVE_BYTES / 2).toString("hex");
        const base = revisions.get(pupil) ?? 0;
        const answer = await call(pupil, "select public.save_game($1, $2, $3::int)", apps[0]!, saved, String(base));
        revisions.set(pupil, (JSON.parse(answer!) as { rev: number }).rev);
      }
    });
  }
  await site.sql("select private.sweep()");
  return calls;
}

/** Moves the server's clock. */
export async function advance(site: DiskSite, seconds: number): Promise<void> {
  await site.sql("update private.clock set skew = skew + make_interval(secs => $1::int)", String(seconds));
}

/** Runs a few at a time, like a real class. */
async function inTurn(pupils: Identity[], act: (pupil: Identity) => Promise<void>): Promise<void> {
  const waiting = [...pupils];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await act(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
