import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { testOwner } from "#testing/test-logins.ts";
import { withLogin } from "./gateway-login.ts";

describe.runIf(process.env["TEST_ENGINE"] === "postgres")("the login that requests use on PostgreSQL", () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway({
      sql: `create function public.login() returns json language sql stable as
              $$ select json_build_object('login', session_user, 'super', (select rolsuper from pg_roles where rolname = session_user)) $$;
            grant execute on function public.login() to anon;`,
    });
  });
  afterAll(() => gateway.close());

  // An owner that may not create roles has no other login for requests.
  const login = process.env["TEST_LOGIN"] === "owner" ? testOwner() : expect.stringMatching(/^quack_gateway_/);

  test("belongs to the gateway alone, and is not a superuser", async () => {
    const answer = await gateway.fetch(`${gateway.url}/rest/v1/rpc/login`, { headers: { apikey: gateway.anonKey } });
    expect(await answer.json()).toEqual({ login, super: false });
  });

  test("has a password that only the owner can read", async () => {
    for (const apikey of [gateway.anonKey, gateway.serviceKey]) {
      const answer = await gateway.fetch(`${gateway.url}/rest/v1/secrets`, {
        headers: { apikey, "accept-profile": "gateway" },
      });
      expect(answer.status).toBe(406);
    }
    await expect(
      gateway.db.as(
        { role: "service_role", claims: { role: "service_role" } },
        { text: "select * from gateway.secrets", values: [] },
      ),
    ).rejects.toMatchObject({ code: "42501" });
  });
});

describe("the URL of the gateway's login", () => {
  test("keeps host, port, database and options", () => {
    const url = new URL(withLogin("postgres://boss:p%40ss@db.example:6543/pond?sslmode=require", "duck", "quack"));
    expect([url.host, url.pathname, url.searchParams.get("sslmode")]).toEqual(["db.example:6543", "/pond", "require"]);
    expect([url.searchParams.get("user"), url.searchParams.get("password")]).toEqual(["duck", "quack"]);
  });

  test("works for a local socket as well", () => {
    expect(withLogin("postgres:///pond?host=/run/postgresql", "duck", "quack")).toContain("user=duck");
  });
});
