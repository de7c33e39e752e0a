import { randomUUID } from "node:crypto";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";

// `costly` takes about 250 ms; everything else is what pupils read and write.
const SCHOOL_SQL = `
  create table public.notes (owner uuid not null default auth.uid(), words text not null);
  alter table public.notes enable row level security;
  create policy "people keep their own notes" on public.notes for all to authenticated
    using (owner = (select auth.uid())) with check (owner = (select auth.uid()));
  grant select, insert on public.notes to authenticated;
  create view public.costly as select count(*) as n from generate_series(1, 700000) as g;
  grant select on public.costly to anon, authenticated;
  create table public.signs (words text primary key);
  insert into public.signs values ('open');
  grant select on public.signs to anon, authenticated;`;

export const openSchoolGateway = () => openTestGateway({ sql: SCHOOL_SQL });

type Hostile = { isSignedIn: boolean; isVaried: boolean };
/** How often each status was returned, server errors with their code. */
export type ResponseCounts = { statuses: Record<string, number>; hostile: Record<string, number> };
/** A statement over its time limit, which PostgREST answers with 500. */
const OVERDUE = "500 57014";

/** Server errors of the hostile caller that its statements do not explain. */
export const failures = ({ hostile }: ResponseCounts) =>
  Object.keys(hostile).filter((status) => status.startsWith("5") && status !== OVERDUE);

/** Pupils and visitors send requests from one address while a hostile caller keeps sending expensive reads. */
export async function loadFromOneAddress(
  gateway: TestGateway,
  { pupils: count, visitors }: { pupils: number; visitors: number },
  { isSignedIn, isVaried }: Hostile,
): Promise<ResponseCounts> {
  const pupils = await Promise.all(Array.from({ length: count }, () => newPupil(gateway)));
  const stop = sendCostlyReads(gateway, isSignedIn ? await newPupil(gateway) : gateway.anonKey, isVaried);
  const asked: Promise<string>[] = [];
  for (const [place, pupil] of pupils.entries()) {
    asked.push(ask(gateway, "/notes?select=words", pupil), ask(gateway, "/signs", pupil));
    asked.push(ask(gateway, "/notes", pupil, { words: "here" }));
    if (place % (count / visitors) === 0)
      asked.push(ask(gateway, "/signs"), ask(gateway, "/rpc/get_apps_ordered_by_title"));
    // They arrive within a moment, not all at once.
    if (place % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const statuses = tally(await Promise.all(asked));
  return { statuses, hostile: tally(await stop()) };
}

async function newPupil(gateway: TestGateway): Promise<string> {
  const created = Math.floor(Date.now() / 1000);
  return gateway.tokenFor({ sub: randomUUID(), account_created_at: created });
}

async function ask(gateway: TestGateway, path: string, token = gateway.anonKey, body?: object): Promise<string> {
  const headers = {
    apikey: gateway.anonKey,
    authorization: `Bearer ${token}`,
    ...(body && { "content-type": "application/json" }),
  };
  const sent = body ? { method: "POST", body: JSON.stringify(body) } : {};
  const answer = await gateway.fetch(`${gateway.url}/rest/v1${path}`, { headers, ...sent });
  const text = await answer.text();
  return answer.status < 500
    ? String(answer.status)
    : `${answer.status} ${(JSON.parse(text) as { code: string }).code}`;
}

/** Keeps three expensive reads in flight until stopped, each a different statement when `isVaried`. */
function sendCostlyReads(gateway: TestGateway, token: string, isVaried: boolean): () => Promise<string[]> {
  let isOver = false;
  const statuses: string[] = [];
  const loop = async (start: number) => {
    for (let turn = start; !isOver; turn++) {
      const name = isVaried ? `n${start}x${turn}:n` : "n";
      statuses.push(await ask(gateway, `/costly?select=${name}`, token));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  const loops = [1, 2, 3].map(loop);
  return async () => {
    isOver = true;
    await Promise.all(loops);
    return statuses;
  };
}

const tally = (statuses: string[]) =>
  statuses.reduce<Record<string, number>>((sum, each) => ({ ...sum, [each]: (sum[each] ?? 0) + 1 }), {});
