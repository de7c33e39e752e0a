import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { openRequests } from "./direct-postgres.ts";
import type { RecordedStatement } from "#db/recorded-statements.ts";

/** What the bench tells this process: the database, and the statements of each scenario. */
export type BareServerPlan = { login: string; statements: RecordedStatement[][] };

/*
 * The least that a server in one Node process does for a request: node:http reads it, the gateway's own statements go to
 * the database, the answer goes out. No route, token, limit, query or body is looked at, so it is the ceiling of the gateway.
 * `/<n>` asks the next statement of scenario n.
 */
process.once("message", (plan: BareServerPlan) => void serve(plan));

async function serve({ login, statements }: BareServerPlan): Promise<void> {
  const requests = await openRequests(login);
  let next = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const all = statements[Number(request.url!.slice(1))]!;
    const rows = await requests.ask(all[next++ % all.length]!);
    const body = Buffer.from(rows[0]?.[0] ?? "");
    response.writeHead(200, { "content-type": "application/json; charset=utf-8", "content-length": body.length });
    response.end(body);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1", () => process.send!((server.address() as AddressInfo).port));
}
