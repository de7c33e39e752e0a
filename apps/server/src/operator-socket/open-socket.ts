import { createHash, timingSafeEqual } from "node:crypto";
import fs from "node:fs";
import net from "node:net";
import { DatabaseError, type Database } from "#db/database.ts";
import { socketAddress, IS_PIPE } from "./socket-address.ts";
import { MAX_QUESTION_BYTES, readLines, sendLine, type Question, type Reply } from "./socket-lines.ts";

const MAX_CALLERS = 16;
const MAX_GREETING_BYTES = 1024;
const GREETING_MS = 5000;

const TOO_LONG = `a message can have at most ${MAX_QUESTION_BYTES} bytes`;

type Caller = { socket: net.Socket; isBusy: boolean };

/**
 * Lets operator commands use the embedded database while this process has it open. Only the owner can use the socket,
 * and callers also need the secret.
 */
export async function openOperatorSocket({
  dataDir,
  secret,
  db,
  snapshot,
}: {
  dataDir: string;
  secret: string;
  db: Pick<Database, "asPlatform">;
  /** Copies the data directory and returns how many milliseconds the site paused. */
  snapshot?: () => Promise<number>;
}): Promise<{ close: () => Promise<void> }> {
  const callers = new Set<Caller>();
  let isClosing = false;
  const server = net.createServer((socket) => {
    const caller = { socket, isBusy: false };
    callers.add(caller);
    // Ignore lost connections; without a listener the process would exit.
    socket.on("error", () => {});
    serve(caller)
      .catch(() => {})
      .finally(() => {
        socket.destroy();
        callers.delete(caller);
      });
  });
  server.maxConnections = MAX_CALLERS;

  async function serve(caller: Caller): Promise<void> {
    const { socket } = caller;
    const limit = { bytes: MAX_GREETING_BYTES };
    const lines = readLines(socket, limit);
    const timeout = setTimeout(() => socket.destroy(), GREETING_MS);
    const greeting = await lines.next().finally(() => clearTimeout(timeout));
    if (greeting.done || !knows(greeting.value, secret))
      return sendLine(socket, refusal("28000", "the operator's secret is wrong"));
    await sendLine(socket, { rows: [] });

    limit.bytes = MAX_QUESTION_BYTES;
    for await (const line of lines) {
      if (line === null) return sendLine(socket, refusal("54000", TOO_LONG));
      caller.isBusy = true;
      await sendLine(socket, await answer(line, db, snapshot));
      caller.isBusy = false;
      if (isClosing) return;
    }
  }

  const address = socketAddress(dataDir);
  if (!IS_PIPE) removeStaleSocket(address);
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(address, resolve));
  if (!IS_PIPE) fs.chmodSync(address, 0o600);
  server.unref();
  return {
    close: async () => {
      isClosing = true;
      const closed = new Promise((resolve) => server.close(resolve));
      for (const { socket, isBusy } of callers) if (!isBusy) socket.destroy();
      await closed;
    },
  };
}

async function answer(
  line: string,
  db: Pick<Database, "asPlatform">,
  snapshot?: () => Promise<number>,
): Promise<Reply> {
  const isSnapshot = (parse(line) as { snapshot?: unknown } | null)?.snapshot === true;
  const question = readQuestion(line);
  try {
    if (isSnapshot && snapshot) return { rows: [[String(await snapshot())]] };
    if (question === null) return refusal("08P01", "a message must have a statement's text and its values");
    return { rows: await db.asPlatform(question) };
  } catch (error) {
    if (!(error instanceof DatabaseError)) return refusal("XX000", (error as Error).message);
    const { code, message, details, hint } = error;
    return { error: { code, message, details, hint } };
  }
}

const refusal = (code: string, message: string): Reply => ({ error: { code, message, details: null, hint: null } });

function readQuestion(line: string): Question | null {
  const { text, values } = (parse(line) ?? {}) as Partial<Question>;
  const isValue = (value: unknown) => typeof value === "string" || value === null;
  return typeof text === "string" && Array.isArray(values) && values.every(isValue) ? { text, values } : null;
}

// Hashed first, because a constant-time comparison needs equal lengths.
function knows(greeting: string | null, secret: string): boolean {
  const { secret: given } = (parse(greeting ?? "") ?? {}) as { secret?: unknown };
  return typeof given === "string" && timingSafeEqual(digest(given), digest(secret));
}

const digest = (text: string) => createHash("sha256").update(text).digest();

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

// The caller holds the data directory's lock, so a socket here is left over from a killed process.
function removeStaleSocket(address: string): void {
  if (fs.lstatSync(address, { throwIfNoEntry: false })?.isSocket()) fs.rmSync(address);
}
