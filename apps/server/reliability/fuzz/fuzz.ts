import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { fuzzBytes } from "./fuzz-bytes.ts";
import { fuzzRest } from "./fuzz-rest.ts";
import { fuzzFunctionsAndSite, fuzzStorage } from "./fuzz-services.ts";
import type { FuzzContext, FuzzRequest } from "./fuzz-words.ts";
import { HttpConnection, NoResponse, type RawAnswer } from "#testing/http-connection.ts";
import { seededRandom } from "#testing/seeded-random.ts";

/** Longer than the time limit of any statement or function. */
const ANSWER_WITHIN_MS = 15_000;
const MAX_FAULTS = 20;

type FuzzPlan = {
  seed: number;
  requests: number;
  lanes: number;
  port: number;
  context: FuzzContext;
  /** Patterns that no response may contain. */
  forbidden: { what: string; pattern: RegExp }[];
  /** Run only this request, to reproduce it. */
  only?: number;
};

type FuzzFault = { index: number; what: string; request: string; answer: string };
export type FuzzReport = { requests: number; statuses: Record<string, number>; slowestMs: number; faults: FuzzFault[] };

/** Sends random requests over several connections at once and collects every wrong response. */
export async function fuzz(plan: FuzzPlan): Promise<FuzzReport> {
  const report: FuzzReport = { requests: 0, statuses: {}, slowestMs: 0, faults: [] };
  let next = plan.only ?? 0;
  const end = plan.only === undefined ? plan.requests : plan.only + 1;

  async function lane(): Promise<void> {
    let connection: HttpConnection | null = null;
    while (next < end && report.faults.length < MAX_FAULTS) {
      const index = next++;
      const made = makeRequest(plan, index);
      const begun = performance.now();
      if (made.isRaw || !connection || connection.isClosed) {
        connection?.close();
        connection = await HttpConnection.open(plan.port);
      }
      const answers = await (made.isRaw
        ? rawAnswers(connection, made.bytes)
        : oneAnswer(connection, made.bytes, made.isHead));
      report.requests += 1;
      report.slowestMs = Math.max(report.slowestMs, Math.round(performance.now() - begun));
      for (const answer of answers) {
        const status = typeof answer === "string" ? answer : String(answer.status);
        report.statuses[status] = (report.statuses[status] ?? 0) + 1;
        const what = faultOf(answer, plan.forbidden);
        if (what)
          report.faults.push({
            index,
            what,
            request: made.bytes.toString("latin1").slice(0, 2000),
            answer: show(answer).slice(0, 2000),
          });
      }
      const last = answers.at(-1);
      const isOver = typeof last === "string" || !last || endsConnection(last);
      if (isOver || made.isRaw) {
        connection.close();
        connection = null;
      }
    }
    connection?.close();
  }

  await Promise.all(Array.from({ length: plan.lanes }, lane));
  return report;
}

// Bytes that Node's own parser refuses never reach the app, and close the connection without a header.
function endsConnection({ headers }: RawAnswer): boolean {
  return headers["connection"]?.toLowerCase() === "close" || headers["x-request-id"] === undefined;
}

type Made = { bytes: Buffer; isRaw: boolean; isHead: boolean };

function makeRequest({ seed, context }: FuzzPlan, index: number): Made {
  const random = seededRandom(Math.imul(seed, 1_000_003) + index);
  const turn = random.next();
  if (turn < 0.15) return { bytes: fuzzBytes(random, context.anonKey), isRaw: true, isHead: false };
  const make = turn < 0.8 ? fuzzRest : turn < 0.95 ? fuzzStorage : fuzzFunctionsAndSite;
  const request = make(random, context);
  return { bytes: toBytes(request), isRaw: false, isHead: request.method === "HEAD" };
}

function toBytes({ method, path, headers, body }: FuzzRequest): Buffer {
  const content = body === null ? Buffer.alloc(0) : Buffer.from(body);
  const all = { host: "127.0.0.1", ...headers, ...(body === null ? {} : { "content-length": String(content.length) }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`, "latin1"), content]);
}

/** A complete response, or what came instead. */
type Outcome = RawAnswer | "hang" | "closed";

async function oneAnswer(connection: HttpConnection, bytes: Buffer, isHead: boolean): Promise<Outcome[]> {
  try {
    return [await connection.request(bytes, { timeoutMs: ANSWER_WITHIN_MS, isHead })];
  } catch (error) {
    return [whyNot(error)];
  }
}

// The number of responses to such bytes is unknown: each must be correct, and the connection must end.
async function rawAnswers(connection: HttpConnection, bytes: Buffer): Promise<Outcome[]> {
  const answers: Outcome[] = [];
  connection.write(bytes);
  connection.finish();
  for (;;) {
    try {
      answers.push(await connection.answer({ timeoutMs: ANSWER_WITHIN_MS }));
    } catch (error) {
      const outcome = whyNot(error);
      if (outcome === "hang") answers.push(outcome);
      return answers;
    }
  }
}

function whyNot(error: unknown): "hang" | "closed" {
  if (!(error instanceof NoResponse)) throw error;
  return error.message === "no whole answer in time" ? "hang" : "closed";
}

function faultOf(answer: Outcome, forbidden: FuzzPlan["forbidden"]): string | undefined {
  if (typeof answer === "string") return answer === "hang" ? "a hang" : "the connection was closed without an answer";
  // 501 is intended, for parts of the protocol that this server does not support.
  if (answer.status >= 500 && answer.status !== 501) return `status ${answer.status}`;
  const text = show(answer);
  return forbidden.find(({ pattern }) => pattern.test(text))?.what;
}

function show(answer: Outcome): string {
  if (typeof answer === "string") return answer;
  const { status, headers, body } = answer;
  const encoding = headers["content-encoding"];
  const plain =
    body.length === 0
      ? body
      : encoding === "br"
        ? brotliDecompressSync(body)
        : encoding === "gzip"
          ? gunzipSync(body)
          : body;
  return `${status}\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("")}\n${plain.toString("utf8")}`;
}
