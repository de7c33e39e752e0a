import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { DatabaseError, type Rows, type Statement } from "#db/database.ts";
import { socketAddress, IS_PIPE } from "./socket-address.ts";
import {
  MAX_QUESTION_BYTES,
  readLines,
  sendLine,
  type Greeting,
  type Question,
  type Reply,
  type SnapshotRequest,
} from "./socket-lines.ts";

const GREETING_MS = 5000;

/** No process answers at the socket, or not the right one. */
export class SocketClosed extends Error {}

/** The database of the process that has it open. */
type SocketCall = {
  ask: (statement: Pick<Statement, "text" | "values">) => Promise<Rows>;
  /** Makes the site copy its data directory; returns how many milliseconds it paused. */
  snapshot: () => Promise<number>;
  close: () => void;
};

/** Connects to the process that has the data directory. Statements run one at a time, in order. */
export async function callSocket(dataDir: string, secret: string): Promise<SocketCall> {
  const address = socketAddress(dataDir);
  requireOwner(address, path.join(dataDir, "secrets.json"));
  const socket = await connect(address);
  const lines = readLines(socket, { bytes: Infinity });
  let last: Promise<unknown> = Promise.resolve();

  async function say(message: Greeting | Question | SnapshotRequest): Promise<Rows> {
    await sendLine(socket, message);
    const line = await lines.next().catch(() => ({ value: undefined }));
    if (!line.value) throw new SocketClosed("did not answer");
    const reply = JSON.parse(line.value) as Reply;
    if ("rows" in reply) return reply.rows;
    const { code, message: sentence, details, hint } = reply.error;
    throw new DatabaseError(code, sentence, details, hint);
  }

  const timeout = setTimeout(() => socket.destroy(), GREETING_MS);
  await say({ secret })
    .catch((error: unknown) => {
      socket.destroy();
      throw error;
    })
    .finally(() => clearTimeout(timeout));
  return {
    ask: ({ text, values }) => {
      if (JSON.stringify({ text, values }).length > MAX_QUESTION_BYTES / 4)
        return Promise.reject(new DatabaseError("54000", "the command is too large"));
      const rows = last.then(() => say({ text, values }));
      last = rows.catch(() => {});
      return rows;
    },
    snapshot: async () => Number((await say({ snapshot: true }))[0]![0]),
    close: () => socket.destroy(),
  };
}

// In a shared folder another user may have created the socket first, and would receive the secret.
function requireOwner(address: string, secretsFile: string): void {
  if (IS_PIPE) return;
  const socket = fs.lstatSync(address, { throwIfNoEntry: false });
  if (!socket?.isSocket()) throw new SocketClosed(`there is no socket at ${address}`);
  if (socket.uid !== fs.statSync(secretsFile).uid)
    throw new SocketClosed(`the socket at ${address} belongs to another user`);
}

function connect(address: string): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(address);
    socket.once("connect", () => resolve(socket));
    // Stays registered for later errors, which the line reader reports too.
    socket.on("error", (error) => reject(new SocketClosed(error.message)));
  });
}
