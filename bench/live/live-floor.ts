import { WebSocketServer, type WebSocket } from "ws";

// The smallest possible server in Node, which sends every message to everybody. The bench compares the gateway with it.
const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });
const sockets = new Set<WebSocket>();
server.on("connection", (socket) => {
  sockets.add(socket);
  socket.on("close", () => sockets.delete(socket));
  socket.on("message", (content: Buffer) => sockets.forEach((each) => each.send(content)));
});
server.on("listening", () => {
  const address = server.address();
  if (typeof address === "object" && address) console.log(`ready on ${address.port}`);
});
