import http from "node:http";
import { createTestDatabase } from "@quackademy/server/testing/test-database.ts";
import { startGatewayProcess } from "@quackademy/server/testing/gateway-process.ts";
import { prepareSite } from "@quackademy/server/testing/prepared-site.ts";
import { watchDatabase } from "#load/database-processes.ts";
import { processorMicroseconds } from "#load/processor-time.ts";

export type Engine = "postgres" | "pglite";

/** An account and the token that calls the API as its owner. */
export type Person = { id: string; token: string };

/** One gateway with teachers and pupils, as a school has it. */
export type RaceSite = {
  teachers: Person[];
  pupils: Person[];
  url: string;
  socketUrl: string;
  call<Result>(who: Person, name: string, body: object): Promise<Result>;
  /** Asks the function that replays runs. */
  verify(who: Person, runId: string): Promise<void>;
  /** Processor seconds of the gateway with its database so far. */
  cpuSeconds(): Promise<number>;
  close(): Promise<void>;
};

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

const peopleSql = (teachers: number, pupils: number) => `
  insert into auth.users (id, created_at) select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, now() - interval '30 days'
  from generate_series(1, ${teachers + pupils}) as n;
  insert into public.my_users (user_id, username, age_band)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, private.random_username(), 'adult'
  from generate_series(1, ${teachers + pupils}) as n;
  insert into public.player_roles (user_id, role)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'teacher' from generate_series(1, ${teachers}) as n;
  -- Turns off held runs, because bots press at exact times and are not measured for that.
  select private.set_setting('hold-runs', 'off', 'bench');`;

export async function openRaceSite(
  engine: Engine,
  teachers: number,
  pupils: number,
  nodeFlags: string[] = [],
): Promise<RaceSite> {
  const database = engine === "postgres" ? await createTestDatabase() : null;
  const site = await prepareSite({ sql: peopleSql(teachers, pupils), databaseUrl: database?.url ?? "" });
  const gateway = await startGatewayProcess(site.env, { nodeFlags });
  const people = await Promise.all(
    Array.from({ length: teachers + pupils }, async (_, at) => {
      const id = idOf(at + 1);
      return { id, token: await site.tokenFor(id) };
    }),
  );
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
  const databaseProcesses = await watchDatabase(database?.url ?? null);

  type Answer = { status: number; text: string };
  const post = (path: string, token: string, body: object): Promise<Answer> =>
    new Promise<Answer>((resolve, reject) => {
      const content = JSON.stringify(body);
      const headers = {
        apikey: site.anonKey,
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "content-length": Buffer.byteLength(content),
      };
      const options = { port: gateway.port, host: "127.0.0.1", method: "POST", path, headers, agent };
      const request = http.request(options, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
        response.on("end", () => resolve({ status: response.statusCode!, text }));
      });
      // The server may close an idle connection at the moment in which it is used again, as browsers know.
      const onError = (error: Error) => (request.reusedSocket ? resolve(post(path, token, body)) : reject(error));
      request.on("error", onError).end(content);
    });

  return {
    teachers: people.slice(0, teachers),
    pupils: people.slice(teachers),
    url: gateway.url,
    socketUrl: `ws://127.0.0.1:${gateway.port}/realtime/v1/websocket?apikey=${site.anonKey}&vsn=2.0.0`,
    call: async <Result>({ token }: Person, name: string, body: object) => {
      const { status, text } = await post(`/rest/v1/rpc/${name}`, token, body);
      if (status >= 300) throw new Error(`${name} answered ${status}: ${text}`);
      return JSON.parse(text) as Result;
    },
    verify: async ({ token }, runId) => void (await post("/functions/v1/verify-run", token, { race_run_id: runId })),
    cpuSeconds: async () => processorMicroseconds([gateway.pid, ...(await databaseProcesses.pids())]) / 1e6,
    close: async () => {
      agent.destroy();
      await databaseProcesses.close();
      await gateway.end("SIGTERM");
      await site.remove();
      await database?.drop();
    },
  };
}
