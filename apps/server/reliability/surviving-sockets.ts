import { setTimeout as sleep } from "node:timers/promises";
import { REALTIME_SUBSCRIBE_STATES, RealtimeClient } from "@supabase/realtime-js";
import { WebSocket } from "ws";
import { startGatewayProcess } from "#testing/gateway-process.ts";
import type { PreparedSite } from "#testing/prepared-site.ts";

const WRITERS = 4;
const WRITE_EVERY_MS = 40;
/** The library would bring all clients back in the same second. */
const RECONNECT_MS = { least: 300, most: 2000 };
const ENDINGS = ["SIGTERM", "SIGTERM", "SIGKILL", "SIGTERM", "SIGTERM"] as const;

/** Lines that visitors add and read, each told to a private topic in the transaction that adds it. */
export const LINES_SQL = `
  create table public.lines (id bigint generated always as identity primary key);
  alter table public.lines enable row level security;
  create policy "everybody reads lines" on public.lines for select to anon using (true);
  grant select on public.lines to anon;
  create policy "everybody listens to lines" on realtime.messages for select to anon
    using (extension = 'broadcast' and (select realtime.topic()) = 'lines');
  create function public.add_line() returns bigint language plpgsql security definer set search_path = '' as $$
  declare
    added bigint;
  begin
    -- One writer at a time: ids become visible in their order.
    perform pg_advisory_xact_lock(hashtext('public.lines'));
    insert into public.lines default values returning id into added;
    perform realtime.send(jsonb_build_object('id', added), 'added', 'lines', true);
    return added;
  end $$;
  grant execute on function public.add_line() to anon;`;

type Survival = { ending: string; backMs: number };
type Outcome = {
  survivals: Survival[];
  /** Lines in the database at the end. */
  lines: number;
  /** Lines that the gateway acknowledged and the database does not have. */
  lost: number;
  /** Readers that lack a line at the end. */
  incomplete: number;
  /** Messages that a reader received twice during one join. */
  repeated: number;
};

type Reader = { ids: Set<number>; repeated: () => number; isJoined: () => boolean; stop: () => Promise<void> };

/** Ends the gateway again and again while readers listen and writers write. */
export async function surviveWithSockets(site: PreparedSite, port: number, howMany: number): Promise<Outcome> {
  const env = { ...site.env, PORT: String(port) };
  const url = `http://127.0.0.1:${port}`;
  let gateway = await startGatewayProcess(env);
  const readers = Array.from({ length: howMany }, () => openReader(url, site.anonKey));
  const acknowledged: number[] = [];
  let isWriting = true;
  const writing = Promise.all(
    Array.from({ length: WRITERS }, async () => {
      while (isWriting) {
        const added = await addLine(url, site.anonKey).catch(() => null);
        if (added !== null) acknowledged.push(added);
        await sleep(WRITE_EVERY_MS);
      }
    }),
  );
  const allBack = () => waitFor(() => readers.every((reader) => reader.isJoined()));
  await allBack();

  const survivals: Survival[] = [];
  for (const ending of ENDINGS) {
    await sleep(1000);
    await gateway.end(ending);
    await waitFor(() => readers.every((reader) => !reader.isJoined()));
    gateway = await startGatewayProcess(env);
    const start = performance.now();
    await allBack();
    survivals.push({ ending, backMs: Math.round(performance.now() - start) });
  }

  isWriting = false;
  await writing;
  const lines = await fetchIds(url, site.anonKey, 0);
  const isComplete = (reader: Reader) => lines.every((id) => reader.ids.has(id));
  // The last messages may be on their way.
  await Promise.race([waitFor(() => readers.every(isComplete)), sleep(10_000)]);
  const outcome = {
    survivals,
    lines: lines.length,
    lost: acknowledged.filter((id) => !lines.includes(id)).length,
    incomplete: readers.filter((reader) => !isComplete(reader)).length,
    repeated: readers.reduce((sum, reader) => sum + reader.repeated(), 0),
  };
  await Promise.all(readers.map((reader) => reader.stop()));
  await gateway.end("SIGTERM");
  return outcome;
}

/** Reads like a page: join, then fetch what was missed, then merge by id. */
function openReader(url: string, apikey: string): Reader {
  const { least, most } = RECONNECT_MS;
  const client = new RealtimeClient(`${url.replace("http", "ws")}/realtime/v1`, {
    params: { apikey },
    transport: WebSocket as never,
    reconnectAfterMs: () => least + Math.random() * (most - least),
  });
  const ids = new Set<number>();
  let heard = new Set<number>();
  let knownTo = 0;
  let repeated = 0;
  let isJoined = false;
  const channel = client.channel("lines", { config: { private: true } });
  channel.on("broadcast", { event: "added" }, ({ payload }) => {
    const { id } = payload as { id: number };
    if (heard.has(id)) repeated += 1;
    heard.add(id);
    ids.add(id);
  });
  channel.subscribe((status) => {
    if (status !== REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) {
      if (isJoined) knownTo = Math.max(0, ...ids);
      isJoined = false;
      return;
    }
    heard = new Set();
    void fetchMissed().then((isFetched) => (isJoined = isFetched));
  });
  const fetchMissed = async () => {
    const missed = await fetchIds(url, apikey, knownTo).catch(() => null);
    for (const id of missed ?? []) ids.add(id);
    return missed !== null;
  };
  return {
    ids,
    repeated: () => repeated,
    isJoined: () => isJoined,
    stop: async () => void (await client.disconnect()),
  };
}

async function addLine(url: string, apikey: string): Promise<number> {
  const answer = await fetch(`${url}/rest/v1/rpc/add_line`, { method: "POST", headers: { apikey } });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as number;
}

async function fetchIds(url: string, apikey: string, after: number): Promise<number[]> {
  const ids: number[] = [];
  for (let from = after; ;) {
    const answer = await fetch(`${url}/rest/v1/lines?id=gt.${from}&order=id&limit=1000`, { headers: { apikey } });
    if (!answer.ok) throw new Error(await answer.text());
    const rows = (await answer.json()) as { id: number }[];
    if (rows.length === 0) return ids;
    ids.push(...rows.map(({ id }) => id));
    from = ids.at(-1)!;
  }
}

async function waitFor(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await sleep(20);
}
