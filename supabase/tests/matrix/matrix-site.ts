import { openTestGateway, type TestGateway } from "@quackademy/server/testing/test-gateway.ts";
import { FIXTURE_SQL } from "./matrix-fixture.ts";
import { IDENTITIES, personOf, tokensFor, type Identity } from "./matrix-people.ts";
import type { Ask, Question } from "./matrix-questions.ts";
import { askTopic, TOPICS } from "./matrix-topics.ts";

export type Answers = Record<Identity, string>;

export type MatrixSite = {
  /** Every table and view of the public schema with its columns, and the names of its functions. */
  catalogue(): Promise<{ tables: Map<string, string[]>; functions: string[] }>;
  /** The answer that each role gets. Answers that are `known` are not asked for again. */
  answer(question: Question, known?: Partial<Answers>): Promise<Answers>;
  /** The rights of each role on each kind of private realtime topic. */
  topics(): Promise<Record<string, Answers>>;
  /** The callers that received another player's secret, and where. Empty when the rules hold. */
  leaks: string[];
  /** A hash of all stored rows. */
  digest(): Promise<string>;
  close(): Promise<void>;
};

const CATALOGUE_SQL = `
  select c.relname, string_agg(a.attname, ' ' order by a.attnum)
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f') group by 1 order by 1`;
const FUNCTIONS_SQL = `
  select distinct proname from pg_proc
  where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype order by 1`;
const STORED_SQL = `
  select format('%I.%I', n.nspname, c.relname) from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private', 'auth', 'storage') and c.relkind = 'r' order by 1`;

/** The site with the fixture. Every request is rolled back, so that no answer depends on another. */
export async function openMatrixSite(): Promise<MatrixSite> {
  const gateway = await openTestGateway({ sql: FIXTURE_SQL, env: { API_TX_ROLLBACK: "true" } });
  const tokens = await tokensFor(gateway);
  const leaks: string[] = [];
  const query = (text: string) => gateway.db.asPlatform({ text, values: [] });

  return {
    catalogue: async () => ({
      tables: new Map((await query(CATALOGUE_SQL)).map(([table, columns]) => [table!, columns!.split(" ")])),
      functions: (await query(FUNCTIONS_SQL)).map(([name]) => name!),
    }),
    answer: async ({ verb, ask }, known = {}) => {
      const outcome = async (who: Identity) => {
        const request = ask(personOf(who));
        const answer = await send(gateway, tokens[who], request);
        if (containsSecret(who, answer.text)) leaks.push(`${who}: ${request.method} ${request.path}`);
        return outcomeOf(answer);
      };
      // Reads run concurrently; writes might wait for locks, so they run one by one.
      if (verb === "select" || verb === "filter") {
        const outcomes = IDENTITIES.map(async (who) => [who, known[who] ?? (await outcome(who))] as const);
        return Object.fromEntries(await Promise.all(outcomes)) as Answers;
      }
      const answers: Partial<Answers> = {};
      for (const who of IDENTITIES) answers[who] = known[who] ?? (await outcome(who));
      return answers as Answers;
    },
    topics: async () => {
      const asked: Record<string, Answers> = {};
      for (const [kind, topicOf] of Object.entries(TOPICS)) {
        const answers: Partial<Answers> = {};
        for (const who of IDENTITIES) answers[who] = await askTopic(gateway, who, topicOf(personOf(who)));
        asked[kind] = answers as Answers;
      }
      return asked;
    },
    leaks,
    digest: async () => {
      const words: string[] = [];
      for (const [table] of await query(STORED_SQL)) {
        const [[word]] = (await query(
          `select count(*) || ' ' || md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) from ${table} t`,
        )) as [[string]];
        words.push(`${table} ${word}`);
      }
      return words.join("\n");
    },
    close: () => gateway.close(),
  };
}

type Answer = { status: number; text: string; affected: number };

async function send(gateway: TestGateway, token: string, { method, path, prefer, body }: Ask): Promise<Answer> {
  const answer = await gateway.fetch(`${gateway.url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: gateway.anonKey,
      authorization: `Bearer ${token}`,
      prefer: [prefer, "tx=rollback"].filter(Boolean).join(),
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const affected = Number(answer.headers.get("content-range")?.split("/")[1]);
  return { status: answer.status, text: await answer.text(), affected };
}

function outcomeOf({ status, text, affected }: Answer): string {
  if (status >= 400) return `${status} ${(JSON.parse(text) as { code: string }).code}`;
  return `${status} ${text === "" ? rowCount(affected) : describe(JSON.parse(text))}`;
}

// The fixture marks private values with a canary and the owner's name. The trusted functions may read everything.
function containsSecret(who: Identity, text: string): boolean {
  const isNobody = who === "anonymous" || who === "expired";
  const heard = [...text.matchAll(/canary-[a-z]+-([a-z0-9]+)/g)].map(([, person]) => person);
  return who !== "service" && heard.some((person) => isNobody || person !== personOf(who));
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return rowCount(value.length);
  return value !== null && typeof value === "object" ? "object" : String(value);
}

// The catalogue grows without any change of permissions, so counts are rounded.
function rowCount(rows: number): string {
  return rows > 9 ? "10+ rows" : `${rows} row${rows === 1 ? "" : "s"}`;
}
