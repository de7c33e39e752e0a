import type { WebSocket } from "ws";
import type { Caller, Identity } from "#db/database.ts";
import type { JoinConfig } from "./wire/join-config.ts";
import type { Access, RowListener } from "./realtime-sources.ts";
import type { Ref, Serializer } from "./wire/wire-frame.ts";

/** One connection of a client. */
export type Socket = {
  id: number;
  ws: WebSocket;
  serializer: Serializer;
  /** Identity of the API key, for joins without a token. */
  site: Identity;
  /** The rate limit key of the client's network address. */
  network: string;
  /** Headers of the upgrade request, which policies can read. */
  headers: Record<string, string>;
  /** For the queue in front of the database. */
  caller: Caller;
  /** The user of the newest join with a token. */
  user: string | null;
  channels: Map<string, Channel>;
  /** Joins that are being checked, by topic. */
  joining: Map<string, object>;
  /** Sessions of its tokens, and whether each is open. */
  sessions: Map<string, Promise<boolean>>;
  lastFrameAt: number;
};

/** A topic that a socket has joined. */
export type Channel = {
  socket: Socket;
  /** The topic on the wire, with its prefix. */
  topic: string;
  /** The topic without its prefix. */
  name: string;
  isPrivate: boolean;
  joinRef: Ref;
  /** Null: the API key of the connection counts. */
  token: string | null;
  identity: Identity;
  access: Access;
  config: JoinConfig;
  presenceKey: string;
  /** The reference of its presence, if it has one. */
  presenceRef: string | null;
  hasPresence: boolean;
  rows: RowListener | null;
  /** Ids of replayed broadcasts, which are not sent twice. */
  replayed: ReadonlySet<string>;
  isClosed: boolean;
};
