import { randomUUID } from "node:crypto";
import { DatabaseError, type Identity, type Role, type Statement } from "@quackademy/server/db/database.ts";
import { openTestGateway } from "@quackademy/server/testing/test-gateway.ts";
import type { ApiCall } from "#api/api-scenarios.ts";

export type StatementRecorder = {
  /** The statement that the gateway would send for a call. */
  statementFor(call: ApiCall): Promise<Statement>;
  close(): Promise<void>;
};

/** A gateway with a fake database, to get its statements. */
export async function openStatementRecorder(): Promise<StatementRecorder> {
  process.env["TEST_ENGINE"] = "postgres";
  const gateway = await openTestGateway();
  const heard: Statement[] = [];
  gateway.db.as = (_identity, statement) => {
    heard.push(statement);
    return Promise.reject(new DatabaseError("P0001", "this database is a fake"));
  };
  const headers = { apikey: gateway.anonKey, authorization: `Bearer ${await gateway.tokenFor({ sub: randomUUID() })}` };

  return {
    statementFor: async ({ method, path, headers: own, body }) => {
      const init = { method, headers: { ...headers, ...own }, ...(body === null ? {} : { body }) };
      const answer = await gateway.fetch(`${gateway.url}${path}`, init);
      const [statement] = heard.splice(0);
      if (!statement) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return statement;
    },
    close: () => gateway.close(),
  };
}

/** Only a player has an id; the other roles have none. */
export const identityOf = (role: Role, player: string): Identity => ({
  role,
  claims: role === "authenticated" ? { role, sub: player, aal: "aal1" } : { role },
});
