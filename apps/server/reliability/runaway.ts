import { randomUUID } from "node:crypto";
import type { PreparedSite } from "#testing/prepared-site.ts";

export const RUNAWAY_ENV = { TRUST_PROXY: "true" };
export const RUNAWAY_SQL = `
  create table public.notes (owner uuid not null default auth.uid(), words text not null);
  alter table public.notes enable row level security;
  create policy "people keep their own notes" on public.notes for all to authenticated
    using (owner = (select auth.uid())) with check (owner = (select auth.uid()));
  grant select, insert on public.notes to authenticated;
  create table public.signs (words text primary key);
  insert into public.signs values ('open');
  grant select on public.signs to anon;
  create function public.spin() returns int language plpgsql stable as $$
  declare i bigint := 0; begin loop i := i + 1; end loop; end $$;
  grant execute on function public.spin() to anon;
  create view public.endless as select count(*) as n from generate_series(1, 1000000000000) as g;
  grant select on public.endless to anon;`;

/** Stopped at the time limit, or earlier because others waited. */
export const REFUSALS = ["500 57014", "504 57014", "429 53400"];

type RunawayReport = {
  /** The response to the runaway request. */
  refusal: { status: number; body: string };
  /** Whether the process responded while the statement ran. */
  wasAliveMeanwhile: boolean;
  /** Time from the refusal until the last other request and the health check were answered. */
  healthyAfterMs: number;
  othersServed: number;
  othersFailed: string[];
  lost: string[];
};

const PATHS_THAT_NEVER_END = ["/rest/v1/rpc/spin", "/rest/v1/endless?select=n"];

/** Sends an endless request over the network, with others waiting behind it. */
export async function sendRunawayRequest(site: PreparedSite, url: string, round: number): Promise<RunawayReport> {
  const at = (path: string) => `${url}${path}`;
  const apikey = site.anonKey;
  const authorization = `Bearer ${await site.tokenFor(randomUUID())}`;
  const kept: string[] = [];
  const othersFailed: string[] = [];

  const note = async (words: string) => {
    const headers = { apikey, authorization, "content-type": "application/json" };
    const answer = await fetch(at("/rest/v1/notes"), { method: "POST", headers, body: JSON.stringify({ words }) });
    if (answer.status === 201) kept.push(words);
    else othersFailed.push(`${answer.status} ${await answer.text()}`);
  };
  const read = async () => {
    const answer = await fetch(at("/rest/v1/signs"), { headers: { apikey } });
    if (answer.status !== 200) othersFailed.push(`${answer.status} ${await answer.text()}`);
  };

  await note(`before ${round}`);
  let isRefused = false;
  // A new address each time, because the previous one is over its budget.
  const stranger = { apikey, "x-forwarded-for": `192.0.2.${round + 1}` };
  const runaway = fetch(at(PATHS_THAT_NEVER_END[round % 2]!), { headers: stranger }).then(async (answer) => {
    isRefused = true;
    return { status: answer.status, body: await answer.text() };
  });
  const others = Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? note(`behind ${round} ${i}`) : read()));
  const wasAliveMeanwhile = (await fetch(at("/healthz"))).ok && !isRefused;

  const refusal = await runaway;
  const refusedAt = performance.now();
  await Promise.all(others);
  const ready = await fetch(at("/readyz"));
  if (!ready.ok) othersFailed.push(`not ready: ${await ready.text()}`);
  const healthyAfterMs = performance.now() - refusedAt;

  const mine = await fetch(at("/rest/v1/notes?select=words"), { headers: { apikey, authorization } });
  const found = new Set(((await mine.json()) as { words: string }[]).map(({ words }) => words));
  const lost = kept.filter((words) => !found.has(words));
  return {
    refusal,
    wasAliveMeanwhile,
    healthyAfterMs,
    othersServed: others.length - othersFailed.length,
    othersFailed,
    lost,
  };
}
