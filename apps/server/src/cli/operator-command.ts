import fs from "node:fs";
import os from "node:os";
import { printAnswer } from "@quackademy/operator/plain-text.ts";
import { parseCommand } from "@quackademy/operator/parse-command.ts";
import { UsageError, Refusal } from "@quackademy/operator/refusal.ts";
import { ConfigError, readConfig, siteAddress } from "#settings/config.ts";
import { DatabaseError } from "#db/database.ts";
import { SocketClosed } from "#operator-socket/call-socket.ts";
import { callersPath } from "./command-words.ts";
import { connectDatabase } from "./connect-database.ts";
import { recordedRuns } from "./recorded-runs.ts";
import { DatabaseUnreachable, type OperatorDatabase } from "./operator-database.ts";

type Env = Record<string, string | undefined>;

/** Runs one of the operator's own commands; null when there is none of that name. */
export async function operatorCommand(env: Env, name: string, words: string[]): Promise<number | null> {
  const isJson = words.includes("--json");
  try {
    const parsed = parseCommand(name, words);
    if (parsed === null) return null;
    if (parsed.kind === "help") return say(parsed.text, 0);
    const { data, text, isBad } = await runWithDatabase(env, parsed.run);
    return say(printAnswer({ data, text }, isJson), isBad ? 1 : 0);
  } catch (error) {
    const message = explain(error);
    if (message === null) throw error;
    const printed = printAnswer({ data: { error: { message } }, text: message }, isJson);
    if (isJson) console.log(printed);
    else console.error(printed);
    return error instanceof UsageError ? 2 : 1;
  }
}

type Run = Extract<NonNullable<ReturnType<typeof parseCommand>>, { kind: "action" }>["run"];

// The database is opened on first use, so that a mistyped command costs nothing.
async function runWithDatabase(env: Env, run: Run) {
  const config = readConfig(env);
  let reached: Promise<OperatorDatabase> | null = null;
  try {
    return await run({
      query: async (text, values) => (await (reached ??= connectDatabase(config))).query(text, values),
      readFile: (name) => readFile(callersPath(env, name)),
      recordedRuns,
      siteUrl: siteAddress(config),
      operator: accountName(),
    });
  } finally {
    await (reached as Promise<OperatorDatabase> | null)?.then(
      (database) => database.close(),
      () => {},
    );
  }
}

// A container may run under a user id without a name.
function accountName(): string {
  try {
    return os.userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? "unknown"}`;
  }
}

function readFile(name: string): string {
  try {
    return fs.readFileSync(name, "utf8");
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function say(text: string, code: number): number {
  console.log(text);
  return code;
}

function explain(error: unknown): string | null {
  if (error instanceof DatabaseError) return error.details ? `${error.message}: ${error.details}` : error.message;
  if (error instanceof SocketClosed)
    return `The site ${error.message}. The command may or may not have taken effect: check before you repeat it.`;
  const isSentence = [UsageError, Refusal, ConfigError, DatabaseUnreachable].some((kind) => error instanceof kind);
  return isSentence ? (error as Error).message : null;
}
