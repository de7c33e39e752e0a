import { createHash } from "node:crypto";
import { DatabaseError, type Database } from "./database.ts";

/**
 * Creates the login for requests, which may become anon, authenticated or service_role only; all processes share its
 * stored password. Null when the owner may not create roles; requests then use the owner's login.
 */
export async function ensureGatewayLogin(db: Database, ownerUrl: string): Promise<string | null> {
  const login = loginOf(ownerUrl);
  try {
    await db.script(`
      select pg_advisory_xact_lock(hashtext('quackademy login'));
      insert into gateway.secrets (name, value)
        values ('login', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')) on conflict do nothing;
      do $$ begin
        if not exists (select from pg_roles where rolname = '${login}') then create role ${login} noinherit; end if;
        execute format('alter role ${login} login password %L', (select value from gateway.secrets where name = 'login'));
      end $$;
      do $$ begin
        if not (pg_has_role('${login}', 'anon', 'member') and pg_has_role('${login}', 'authenticated', 'member')
            and pg_has_role('${login}', 'service_role', 'member')) then
          grant anon, authenticated, service_role to ${login};
        end if;
        if not has_function_privilege('${login}', 'pg_catalog.set_config(text, text, boolean)', 'execute') then
          grant execute on function pg_catalog.set_config(text, text, boolean) to ${login};
        end if;
      end $$;
      grant usage on schema gateway to ${login};
      grant execute on function gateway.require_session(text) to ${login};`);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === "42501") return null;
    throw error;
  }
  const [row] = await db.asPlatform({ text: "select value from gateway.secrets where name = 'login'", values: [] });
  return withLogin(ownerUrl, login, row![0]!);
}

/** The owner's URL with another login, as query parameters: a socket URL has no place for a user. */
export function withLogin(ownerUrl: string, login: string, password: string): string {
  const url = new URL(ownerUrl);
  url.searchParams.set("user", login);
  url.searchParams.set("password", password);
  return url.toString();
}

/** Roles belong to the whole server, and two sites may share it: each database has its own login. */
export function loginOf(ownerUrl: string): string {
  return `quack_gateway_${createHash("sha256").update(new URL(ownerUrl).pathname).digest("hex").slice(0, 12)}`;
}
