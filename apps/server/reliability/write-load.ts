import type { Database } from "#db/database.ts";
import type { PreparedSite } from "#testing/prepared-site.ts";

/**
 * A table to write to through the API. It has no unique key, so that a duplicate write shows; a trigger keeps the
 * tally, so that half a transaction shows.
 */
export const WRITES_SQL = `
  create table public.writes (id text not null, at timestamptz not null default clock_timestamp());
  create index writes_by_id on public.writes (id);
  alter table public.writes enable row level security;
  create policy "everybody writes" on public.writes for insert to anon with check (true);
  grant insert on public.writes to anon;

  create table public.tally (lane int primary key, writes bigint not null default 0);
  insert into public.tally select generate_series(0, 15);
  alter table public.tally enable row level security;
  create function public.count_write() returns trigger language plpgsql security definer set search_path = '' as $$
  begin
    update public.tally set writes = writes + 1 where lane = pg_catalog.abs(pg_catalog.hashtext(new.id)) % 16;
    return null;
  end $$;
  create trigger count_write after insert on public.writes for each row execute function public.count_write();`;

/** All writes by their outcome, like Jepsen's ok, fail and info. */
export type WriteHistory = { acknowledged: string[]; refused: string[]; unknown: string[] };

type WriteLoad = {
  history: WriteHistory;
  /** Counts of the statuses and failures seen. */
  seen: Map<string, number>;
  stop(): Promise<void>;
};

/** Clients that insert one row after another, as fast as possible, until they are stopped. */
export function startWriting(
  { anonKey }: PreparedSite,
  urlNow: () => string,
  { clients, pauseMs = 0 }: { clients: number; pauseMs?: number },
): WriteLoad {
  const history: WriteHistory = { acknowledged: [], refused: [], unknown: [] };
  const seen = new Map<string, number>();
  const run = Math.random().toString(36).slice(2, 10);
  let isStopped = false;

  async function write(id: string): Promise<void> {
    const outcome = await fetch(`${urlNow()}/rest/v1/writes`, {
      method: "POST",
      headers: { apikey: anonKey, "content-type": "application/json", prefer: "return=minimal" },
      body: JSON.stringify({ id }),
    })
      .then(
        // A response counts once its last byte has arrived.
        (answer) => answer.arrayBuffer().then(() => String(answer.status)),
        () => "no answer",
      )
      .catch(() => "half an answer");
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
    const list = outcome === "201" ? history.acknowledged : outcome.startsWith("4") ? history.refused : history.unknown;
    list.push(id);
    if (outcome !== "201") await pause(20);
  }

  async function client(number: number): Promise<void> {
    for (let i = 0; !isStopped; i++) {
      await write(`${run}-${number}-${i}`);
      if (pauseMs > 0) await pause(pauseMs);
    }
  }

  const all = Array.from({ length: clients }, (_, number) => client(number));
  return {
    history,
    seen,
    stop: async () => {
      isStopped = true;
      await Promise.all(all);
    },
  };
}

export type Audit = { lost: string[]; doubled: string[]; uninvited: string[]; tallyIsRight: boolean };

/**
 * Checks the database against the histories: acknowledged writes once, refused ones never, unknown ones at most once.
 */
export async function auditWrites(db: Database, histories: WriteHistory[]): Promise<Audit> {
  const rows = await db.asPlatform({ text: "select id, count(*) from public.writes group by id", values: [] });
  const times = new Map(rows.map(([id, count]) => [id!, Number(count)]));
  const acknowledged = histories.flatMap((each) => each.acknowledged);
  const invited = new Set([...acknowledged, ...histories.flatMap((each) => each.unknown)]);
  const [tally] = await db.asPlatform({
    text: "select (select sum(writes) from public.tally) = (select count(*) from public.writes)",
    values: [],
  });
  return {
    lost: acknowledged.filter((id) => !times.has(id)),
    doubled: [...times].filter(([, count]) => count > 1).map(([id]) => id),
    uninvited: [...times.keys()].filter((id) => !invited.has(id)),
    tallyIsRight: tally?.[0] === "t",
  };
}

export const CLEAN_AUDIT: Audit = { lost: [], doubled: [], uninvited: [], tallyIsRight: true };

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
