import { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database, Identity, Rows, Statement } from "#db/database.ts";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { countMixups, SECRETS_SQL, type RequestSender } from "./identity-mixups.ts";

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openTestGateway({ sql: SECRETS_SQL });
});

afterAll(() => gateway.close());

describe("five hundred mixed requests of sixty people at once", () => {
  test("never return another person's rows, through the API and its client", async () => {
    expect(await countMixups(throughTheApi(gateway))).toEqual({ requests: 500, mixups: 0, failed: 0 });
    expect(await strayWords(gateway.db)).toBe("0");
  });

  test("never return another person's rows, directly through the database port", async () => {
    expect(await countMixups(throughThePort((identity, statement) => gateway.db.as(identity, statement)))).toEqual({
      requests: 500,
      mixups: 0,
      failed: 0,
    });
    expect(await strayWords(gateway.db)).toBe("0");
  });

  // A control for the tests above: they must be able to fail.
  test("are mixed up when identity is set on the session, outside the transaction", async () => {
    const { mixups } = await countMixups(throughThePort(onTheSession(gateway.db)));
    expect(mixups).toBeGreaterThan(50);
  });
});

function throughTheApi({ url, anonKey, fetch, tokenFor }: TestGateway): RequestSender {
  const clients = new Map<string | null, Promise<PostgrestClient>>();
  const connect = async (person: string | null) => {
    const authorization = person === null ? {} : { authorization: `Bearer ${await tokenFor({ sub: person })}` };
    return new PostgrestClient(`${url}/rest/v1`, { headers: { apikey: anonKey, ...authorization }, fetch });
  };
  const as = (person: string | null) => {
    const known = clients.get(person) ?? connect(person);
    clients.set(person, known);
    return known;
  };
  return {
    write: async (person, word) => void (await (await as(person)).from("secrets").insert({ word }).throwOnError()),
    read: async (person) => {
      const { data, error } = await (await as(person)).from("secrets").select("word");
      return error ? "refused" : (data as { word: string }[]).map(({ word }) => word);
    },
    whoAmI: async (person) => (await (await as(person)).rpc("who_am_i").throwOnError()).data as string | null,
  };
}

function throughThePort(as: (identity: Identity, statement: Statement) => Promise<Rows>): RequestSender {
  const identityOf = (person: string | null): Identity =>
    person === null
      ? { role: "anon", claims: { role: "anon" } }
      : { role: "authenticated", claims: { role: "authenticated", sub: person } };
  return {
    write: async (person, word) =>
      void (await as(identityOf(person), { text: "insert into secrets (word) values ($1)", values: [word] })),
    read: (person) =>
      as(identityOf(person), { text: "select word from secrets", values: [] }).then(
        (rows) => rows.map(([word]) => word!),
        () => "refused" as const,
      ),
    whoAmI: async (person) => (await as(identityOf(person), { text: "select who_am_i()", values: [] }))[0]?.[0] ?? null,
  };
}

// The mistake to detect (a race condition): identity and statement are sent separately, with other requests in between.
function onTheSession(db: Database) {
  return async ({ role, claims }: Identity, statement: Statement): Promise<Rows> => {
    await db.asPlatform({ text: `set role ${role}`, values: [] });
    await db.asPlatform({ text: `set request.jwt.claims = '${JSON.stringify(claims)}'`, values: [] });
    return db.asPlatform(statement);
  };
}

async function strayWords(db: Database): Promise<string | null | undefined> {
  const text = "select count(*) from secrets where not starts_with(word, owner::text)";
  return (await db.asPlatform({ text, values: [] }))[0]?.[0];
}
