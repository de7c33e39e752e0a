import { EventEmitter } from "node:events";
import { ServerResponse, type IncomingMessage, type Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Upgrade requests for one address. Node stops treating an upgrade request as a normal one as soon as anybody listens
 * for upgrades, so all others (such as h2c) are answered here as if they had not asked.
 */
export function upgradesFor(
  server: Server,
  path: string,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): EventEmitter {
  const upgrades = new EventEmitter();
  server.on("upgrade", (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (request.url?.split("?")[0] === path) return void upgrades.emit("upgrade", request, socket, head);
    socket.on("error", () => socket.destroy());
    // The body of a request is not parsed any more.
    if (request.method !== "GET" && request.method !== "HEAD") {
      socket.write("HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
      return socket.destroySoon();
    }
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.once("finish", () => socket.destroySoon());
    answer(request, response);
  });
  return upgrades;
}
