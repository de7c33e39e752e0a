import type { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Identity, Role } from "#db/database.ts";
import { openDatabase } from "#db/open-database.ts";
import { DEFAULT_TIMEOUTS } from "#db/timeouts.ts";
import { PATHS } from "#paths.ts";
import { createTestDatabase } from "#testing/test-database.ts";
import type { TestGateway } from "#testing/test-gateway.ts";
import { clientOf, openPond } from "./testing/pond-gateway.ts";

const SQL = `
set local check_function_bodies = off;
create table zoo.ducks (name text);
insert into zoo.ducks values ('Zelda');
grant select, insert on zoo.ducks to anon;
create function zoo.keeper_names() returns setof text language sql stable as $$ select name from keepers order by id $$;
create function zoo.duck_names() returns setof text language plpgsql stable as
  $$ begin return query select d.name from ducks d order by 1; end $$;
create function zoo.public_duck_names() returns setof text language plpgsql stable set search_path = 'public' as
  $$ begin return query select d.name from ducks d order by 1 limit 1; end $$;
create function zoo.pond_names() returns setof text language plpgsql stable as
  $$ begin return query select p.name from ponds p order by 1; end $$;
create function zoo.announce() returns trigger language plpgsql as
  $$ begin new.name := new.name || ' of ' || (select name from keepers where id = 1); return new; end $$;
create trigger announce before insert on zoo.ducks for each row execute function zoo.announce();
create function public.keeper_names() returns setof text language plpgsql stable as
  $$ begin return query select k.name from keepers k; end $$;
grant execute on all functions in schema public, zoo to anon;
`;

let gateway: TestGateway;
let rest: PostgrestClient;
beforeAll(async () => {
  gateway = await openPond();
  await gateway.db.script(SQL);
  rest = clientOf(gateway);
});
afterAll(() => gateway.close());

const as = (role: Role): Identity => ({ role, claims: { role } });

describe("a function of a second schema", () => {
  test("resolves tables in its own schema before public", async () => {
    expect((await rest.schema("zoo").rpc("keeper_names")).data).toEqual(["Ada", "Grace"]);
    expect((await rest.schema("zoo").rpc("duck_names")).data).toEqual(["Zelda"]);
    expect((await rest.schema("zoo").rpc("duck_names", {}, { get: true })).data).toEqual(["Zelda"]);
  });

  test("resolves names that are only in public", async () => {
    expect((await rest.schema("zoo").rpc("pond_names")).data).toEqual(["Mill", "Moss", "Void"]);
  });

  test("keeps a search path of its own", async () => {
    expect((await rest.schema("zoo").rpc("public_duck_names")).data).toEqual(["Ada"]);
  });

  test("applies to triggers of its tables as well", async () => {
    const { data } = await rest.schema("zoo").from("ducks").insert({ name: "Zoe" }).select();
    expect(data).toEqual([{ name: "Zoe of Ada" }]);
  });

  test("does not change the search path of the next request", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 === 0 ? rest.schema("zoo").rpc("keeper_names") : rest.rpc("keeper_names"),
      ),
    );
    answers.forEach(({ data, error }, index) => {
      if (index % 2 === 0) expect(data).toEqual(["Ada", "Grace"]);
      else expect(error?.code).toBe("42P01");
    });
  });
});

describe("a caller", () => {
  const targets = ["zoo", "public", "extensions", "response_settings", "pg_catalog", "auth", "gateway"];

  test.each(["anon", "authenticated", "service_role"] as const)(
    "as %s cannot create a table, function or type on the search path",
    async (role) => {
      for (const schema of targets) {
        for (const text of [
          `create table ${schema}.keepers_too (id int)`,
          `create function ${schema}.lower(text) returns text language sql as 'select 1::text'`,
          `create type ${schema}.mood as enum ('sad')`,
        ]) {
          await expect(gateway.db.as(as(role), { text, values: [] }, context)).rejects.toMatchObject({ code: "42501" });
        }
      }
      for (const text of ["create table planted (id int)", "create schema planted"]) {
        await expect(gateway.db.as(as(role), { text, values: [] }, context)).rejects.toMatchObject({ code: "42501" });
      }
    },
  );

  const context = { method: "GET", path: "/", headers: {}, schema: "zoo" };
});

describe.runIf(process.env["TEST_ENGINE"] === "postgres")("a search path of the database itself", () => {
  test("comes after the requested schema", async () => {
    const { url, drop } = await createTestDatabase();
    const settings = { databaseUrl: url, dataDir: "", prebuiltDir: null, folders: PATHS.migrations };
    const open = () => openDatabase({ ...settings, timeouts: DEFAULT_TIMEOUTS }, () => {});
    const first = await open();
    await first.script(`do $$ begin
      execute format('alter database %I set search_path = aviary, public', current_database()); end $$`);
    await first.close();
    const db = await open();
    try {
      const context = { method: "GET", path: "/", headers: {}, schema: "zoo" };
      const rows = await db.as(as("anon"), { text: "show search_path", values: [] }, context);
      expect(rows).toEqual([['response_settings, pg_catalog, "zoo", aviary, public']]);
    } finally {
      await db.close();
      await drop();
    }
  });
});
