import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createTestDatabase } from "@quackademy/server/testing/test-database.ts";
import { startGatewayProcess, type GatewayProcess } from "@quackademy/server/testing/gateway-process.ts";
import { prepareSite } from "@quackademy/server/testing/prepared-site.ts";

export type Engine = "postgres" | "pglite";

/** Gateways on one database. Topics that begin with `bench:` are open to all. */
export type LiveSite = {
  gateways: GatewayProcess[];
  databaseUrl: string | null;
  anonKey: string;
  socketUrl(gateway: GatewayProcess): string;
  /** The headers of a signed-in player. */
  playerHeaders(): Promise<Record<string, string>>;
  /** Calls a function of the API as a visitor. */
  call(name: string, body: object): Promise<void>;
  close(): Promise<void>;
};

// `bench_say` does what a chat does besides its rules: a row and a message.
const SQL = `
  create policy "all hear the bench" on realtime.messages for select to anon using ((select realtime.topic()) like 'bench:%');
  create policy "all talk on the bench" on realtime.messages for insert to anon
    with check ((select realtime.topic()) like 'bench:%');
  create table public.bench_lines (id bigint generated always as identity primary key, room text not null, body text not null);
  alter table public.bench_lines enable row level security;
  create function public.bench_say(room text, body text) returns bigint
  language plpgsql security definer set search_path = '' as $$
  declare line bigint;
  begin
    insert into public.bench_lines (room, body) values (bench_say.room, bench_say.body) returning id into line;
    perform realtime.send(jsonb_build_object('id', line, 'body', body), 'said', 'bench:' || room, true);
    return line;
  end $$;
  grant execute on function public.bench_say(text, text) to anon;`;

const LIMITS =
  "sockets=50000,user_sockets=50000,address_sockets=50000,channels=100,messages=100000,joins=100000,presence=1000";

export async function openLiveSite(engine: Engine, processes = 1): Promise<LiveSite> {
  const database = engine === "postgres" ? await createTestDatabase() : null;
  const env = { REALTIME_LIMITS: LIMITS };
  const site = await prepareSite({ sql: SQL, databaseUrl: database?.url ?? "", env });
  const folders = Array.from({ length: processes - 1 }, () => fs.mkdtempSync(path.join(os.tmpdir(), "quack-live-")));
  const settings = [site.env, ...folders.map((folder) => ({ ...site.env, DATA_DIR: folder }))];
  const gateways = await Promise.all(settings.map((each) => startGatewayProcess(each)));
  return {
    gateways,
    databaseUrl: database?.url ?? null,
    anonKey: site.anonKey,
    socketUrl: ({ port }) => `ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=${site.anonKey}&vsn=2.0.0`,
    playerHeaders: async () => ({ apikey: site.anonKey, authorization: `Bearer ${await site.tokenFor(randomUUID())}` }),
    call: async (name, body) => {
      const answer = await fetch(`${gateways[0]!.url}/rest/v1/rpc/${name}`, {
        method: "POST",
        headers: { apikey: site.anonKey, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    },
    close: async () => {
      await Promise.all(gateways.map((each) => each.end("SIGKILL")));
      await site.remove();
      await database?.drop();
      for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
