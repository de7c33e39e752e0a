import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { RealtimeClient, type RealtimeChannel, type RealtimeChannelOptions } from "@supabase/realtime-js";
import { WebSocket } from "ws";
import { openTestGateway, type TestGateway, type TestGatewayOptions } from "#testing/test-gateway.ts";

/** High enough for tests of other things than limits. */
export const NO_LIMITS =
  "sockets=10000,user_sockets=1000,address_sockets=10000,channels=1000,messages=100000,joins=10000,presence=10000";

export type LiveSite = TestGateway & {
  /** The address of the websocket, without a query. */
  wsUrl: string;
  httpUrl: string;
  /** A new client of Supabase's library. Without a token it is a visitor. */
  client(token?: string, options?: { vsn?: string; apikey?: string }): RealtimeClient;
  /** A plain websocket, for frames that the library would not send. */
  raw(query?: Record<string, string>, headers?: Record<string, string>): WebSocket;
};

/** A test gateway that listens on a port, because websockets need one. */
export async function openLiveSite(options: TestGatewayOptions = {}): Promise<LiveSite> {
  const env = { REALTIME_PUBLIC_CHANNELS: "true", REALTIME_LIMITS: NO_LIMITS, ...options.env };
  const gateway = await openTestGateway({ ...options, env });
  await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = gateway.app.server.address() as AddressInfo;
  const httpUrl = `http://127.0.0.1:${port}`;
  const wsUrl = `ws://127.0.0.1:${port}/realtime/v1`;
  const clients: RealtimeClient[] = [];
  const sockets: WebSocket[] = [];
  return {
    ...gateway,
    httpUrl,
    wsUrl,
    client(token, { vsn, apikey = gateway.anonKey } = {}) {
      const client = new RealtimeClient(wsUrl, {
        params: { apikey },
        transport: WebSocket as never,
        ...(vsn && { vsn }),
        ...(token && { accessToken: async () => token }),
      });
      // Sets the token before the first join, as a page with a session does.
      if (token) client.accessTokenValue = token;
      clients.push(client);
      return client;
    },
    raw(query = {}, headers = {}) {
      const search = new URLSearchParams({ apikey: gateway.anonKey, vsn: "2.0.0", ...query });
      const socket = new WebSocket(`${wsUrl}/websocket?${search.toString()}`, { headers });
      socket.on("error", () => {});
      sockets.push(socket);
      return socket;
    },
    close: async () => {
      await Promise.all(clients.map((client) => client.disconnect()));
      for (const socket of sockets) socket.terminate();
      await gateway.close();
    },
  };
}

export const newTopic = (): string => `topic ${randomUUID()}`;

/** Joins and waits for the answer: SUBSCRIBED, or the error. */
export function subscribe(channel: RealtimeChannel): Promise<string> {
  return new Promise((resolve) => {
    channel.subscribe((status, error) => resolve(error ? `${status}: ${error.message}` : status));
  });
}

/** A joined channel of a new client, and all broadcasts it receives. */
export async function listener(client: RealtimeClient, topic: string, options: RealtimeChannelOptions["config"] = {}) {
  const channel = client.channel(topic, { config: options });
  const heard: { event: string; payload: unknown; meta?: unknown }[] = [];
  channel.on("broadcast", { event: "*" }, (message) => void heard.push(message as never));
  const status = await subscribe(channel);
  return { channel, heard, status };
}
