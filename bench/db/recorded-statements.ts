import { randomUUID } from "node:crypto";
import type { Database, Identity, RequestContext, Statement } from "@quackademy/server/db/database.ts";
import { PATHS } from "@quackademy/server/paths.ts";
import { openTestGateway } from "@quackademy/server/testing/test-gateway.ts";
import { BENCH_SQL, SCENARIOS, type ApiCall, type Scenario } from "#api/api-scenarios.ts";

export const CALLS_PER_SCENARIO = 200;

/** The statement that the gateway sends for one call. */
export type RecordedStatement = { identity: Identity; statement: Statement; context: RequestContext | undefined };

/** Returns the statements of a scenario's calls in a loop. */
export type StatementSource = () => RecordedStatement;

/** Records the gateway's statements, so that the same can be sent without a gateway. */
export async function recordStatements(): Promise<Map<Scenario, StatementSource>> {
  process.env["TEST_PREBUILT_DIR"] ??= PATHS.prebuiltDatabase;
  const gateway = await openTestGateway({ sql: BENCH_SQL });
  const { as } = gateway.db;
  let heard: RecordedStatement | null = null;
  (gateway.db as { as: Database["as"] }).as = (identity, statement, context) => {
    heard = { identity, statement, context };
    return as(identity, statement, context);
  };
  const headers = { apikey: gateway.anonKey, authorization: `Bearer ${await gateway.tokenFor({ sub: randomUUID() })}` };

  const listen = async (call: ApiCall): Promise<RecordedStatement> => {
    const { method, path, body } = call;
    const init = { method, headers: { ...headers, ...call.headers }, ...(body === null ? {} : { body }) };
    const answer = await gateway.fetch(`${gateway.url}${path}`, init);
    if (!answer.ok || !heard) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return heard;
  };
  const speeches = new Map<Scenario, StatementSource>();
  for (const scenario of SCENARIOS) speeches.set(scenario, await recordScenario(scenario, listen));
  await gateway.close();
  return speeches;
}

async function recordScenario(
  scenario: Scenario,
  listen: (call: ApiCall) => Promise<RecordedStatement>,
): Promise<StatementSource> {
  // A write cannot be repeated, so its values are replaced with those of a new call.
  if (!scenario.isRead) {
    const { body, ...call } = scenario.call();
    const spoken = await listen({ ...call, body });
    const { statement } = spoken;
    if (!statement.values.includes(body)) throw new Error("the body is not among the values");
    return () => {
      const fresh = scenario.call().body;
      return {
        ...spoken,
        statement: { ...statement, values: statement.values.map((value) => (value === body ? fresh : value)) },
      };
    };
  }
  const all: RecordedStatement[] = [];
  for (let i = 0; i < CALLS_PER_SCENARIO; i++) all.push(await listen(scenario.call()));
  let next = 0;
  return () => all[next++ % all.length]!;
}
