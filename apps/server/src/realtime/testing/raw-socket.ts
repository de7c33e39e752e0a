import type { WebSocket } from "ws";

/** Waits until a socket is open, or says how it was refused. */
export function opened(socket: WebSocket): Promise<string> {
  return new Promise((resolve) => {
    socket.once("open", () => resolve("open"));
    socket.once("unexpected-response", (_request, response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => (body += chunk.toString()));
      response.on("end", () => resolve(`${response.statusCode} ${body}`));
    });
  });
}

/** The code with which a socket is closed. */
export const closed = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => socket.once("close", (code) => resolve(code)));

/** All text frames that a socket receives from now on. */
export function textsOf(socket: WebSocket): string[] {
  const texts: string[] = [];
  socket.on("message", (data, isBinary) => {
    if (!isBinary) texts.push((data as Buffer).toString());
  });
  return texts;
}

export const joinText = (topic: string, config: object = {}, ref = "1"): string =>
  JSON.stringify([ref, ref, `realtime:${topic}`, "phx_join", { config }]);

export const broadcastText = (topic: string, payload: unknown): string =>
  JSON.stringify(["1", null, `realtime:${topic}`, "broadcast", { type: "broadcast", event: "wave", payload }]);
