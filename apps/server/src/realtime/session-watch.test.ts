import { expect, test } from "vitest";
import type { Identity } from "#db/database.ts";
import type { Socket } from "./connection.ts";
import { watchSessions } from "./session-watch.ts";

test("a connection that closed while its token was judged is not watched for ever", async () => {
  const id = "00000000-0000-4000-8000-000000000001";
  let tell: (payload: string) => void = () => {};
  const ended: Socket[] = [];
  const db = {
    asPlatform: async () => [[id]],
    listen: async (_channel: string, call: (payload: string) => void) => void (tell = call),
  };
  const watch = await watchSessions(
    db,
    (sockets) => void ended.push(...sockets),
    () => {},
  );
  const CLOSED = 3;
  const socket = { ws: { readyState: CLOSED }, sessions: new Map() } as unknown as Socket;
  const identity = { role: "authenticated", claims: { role: "authenticated", session_id: id } } as Identity;
  expect(await watch.isOpen(identity, socket)).toBe(false);
  tell(id);
  await new Promise(setImmediate);
  expect(ended).toEqual([]);
  watch.close();
});
