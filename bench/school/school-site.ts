import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createPasswordHasher } from "@quackademy/server/auth/service/password-hasher.ts";
import { startGatewayProcess, type GatewayProcess } from "@quackademy/server/testing/gateway-process.ts";
import { prepareSite } from "@quackademy/server/testing/prepared-site.ts";
import { createTestDatabase } from "@quackademy/server/testing/test-database.ts";
import { type DatabaseProcesses, watchDatabase } from "#load/database-processes.ts";

export const PASSWORD = "paddle upstream";

export type Pupil = { id: string; email: string; token: string | null };

/** One or more gateways on one database, with accounts that are a month old. */
export type SchoolSite = {
  gateways: GatewayProcess[];
  anonKey: string;
  pupils: Pupil[];
  database: DatabaseProcesses;
  close(): Promise<void>;
};

/** The last `signIns` players have no session yet. */
export async function openSchoolSite(
  engine: string,
  { players, signIns, processes }: { players: number; signIns: number; processes: number },
): Promise<SchoolSite> {
  const database = engine === "postgres" ? await createTestDatabase() : null;
  const hashed = await createPasswordHasher().hash(PASSWORD);
  const site = await prepareSite({ sql: accountsSql(players, hashed), databaseUrl: database?.url ?? "" });
  // The first gateway has the data directory of the site, with the key that signed the prepared sessions. The first to
  // start stores its key in the database, so the others wait for it.
  const first = await startGatewayProcess(site.env);
  const folders = Array.from({ length: engine === "postgres" ? processes - 1 : 0 }, () =>
    fs.mkdtempSync(path.join(os.tmpdir(), "quack-school-")),
  );
  const others = await Promise.all(folders.map((folder) => startGatewayProcess({ ...site.env, DATA_DIR: folder })));
  const gateways = [first, ...others];
  const pupils = await Promise.all(
    Array.from({ length: players }, async (_, at) => {
      const id = idOf(at + 1);
      const token = at < players - signIns ? await site.tokenFor(id) : null;
      return { id, email: `pupil${at + 1}@school.test`, token };
    }),
  );
  const processesOf = await watchDatabase(database?.url ?? null);
  return {
    gateways,
    database: processesOf,
    anonKey: site.anonKey,
    pupils,
    close: async () => {
      await Promise.all(gateways.map((each) => each.end("SIGTERM")));
      await processesOf.close();
      await site.remove();
      await database?.drop();
      for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

// Names have letters instead of digits, because names that look alike are refused. The players' runs are a bot's, which
// would be held; people's are not.
function accountsSql(players: number, hashed: string): string {
  return `
    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, created_at)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'authenticated', 'authenticated',
      'pupil' || n || '@school.test', '${hashed}', now(), '{"provider":"email","providers":["email"]}', now() - interval '30 days'
    from generate_series(1, ${players}) n;
    insert into auth.identities (user_id, provider_id, identity_data, provider, created_at)
    select id, id, jsonb_build_object('sub', id, 'email', email), 'email', now() from auth.users where email like 'pupil%';
    insert into public.my_users (user_id, username, created_at)
    select id, 'duck_' || translate(row_number() over (order by id)::text, '0123456789', 'adeghkptwz'), now() - interval '30 days' from auth.users where email like 'pupil%';
    select private.set_setting('hold-runs', 'off', 'bench');`;
}
