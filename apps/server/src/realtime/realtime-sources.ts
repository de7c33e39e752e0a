import type { Caller, Identity } from "#db/database.ts";

/** Content of a broadcast: JSON as text, so that it is never parsed on its way, or bytes. */
export type Content = { json: string } | { bytes: Uint8Array };

/** A broadcast for everybody who has joined the topic. `topic` is the name without the prefix `realtime:`. */
export type Broadcast = {
  topic: string;
  isPrivate: boolean;
  event: string;
  content: Content;
  /** The row in `realtime.messages`, for messages from the database. */
  id?: string;
};

/** The rights of a caller on a private topic, by row security on `realtime.messages`. */
export type Access = {
  readBroadcast: boolean;
  writeBroadcast: boolean;
  readPresence: boolean;
  writePresence: boolean;
};

/** `headers` are those that policies may read. Joins with equal ones share a read, so it should not name the socket. */
export type ReadAccess = (
  topic: string,
  identity: Identity,
  headers: Record<string, string>,
  caller?: Caller,
) => Promise<Access>;

/** Broadcasts that transactions have written into `realtime.messages`, each once and only after the commit. */
export interface MessageFeed {
  /** A hint that something may have been committed. Many hints cause one read. */
  look(): void;
  /**
   * Starts and stops reading: nothing is read without an open socket. Resolves when everything that is committed from
   * now on will be delivered.
   */
  setListening(isListening: boolean): void | Promise<void>;
  close(): Promise<void>;
}

/** The newest private broadcasts of a topic that the identity may read, oldest first. At most 25, at most 72 hours old. */
export type ReadReplay = (
  topic: string,
  identity: Identity,
  options: { sinceMs: number; limit: number },
  caller?: Caller,
) => Promise<Broadcast[]>;

/** One entry of `postgres_changes` in a join, as the client sent it. */
export type RowSubscription = { event: string; schema: string; table?: string; filter?: string; select?: string[] };

/** One row change, for one listener; `data` is the JSON text of the frame's `data`. */
export type RowChange = { ids: number[]; data: string };

export interface RowChanges {
  /**
   * Starts to listen. Throws an Error with a sentence for the client if a subscription is invalid. The caller chooses
   * the ids, which are echoed in each change.
   */
  listen(
    subscriptions: { id: number; subscription: RowSubscription }[],
    identity: Identity,
    onChange: (change: RowChange) => void,
    caller?: Caller,
  ): Promise<RowListener>;
  close(): Promise<void>;
}

export interface RowListener {
  /** The client has a new token. */
  setIdentity(identity: Identity): void;
  end(): void;
}

/** Carries messages between the processes of one site. A process does not receive its own messages. */
export interface Bus {
  /** Kinds are short words. "look" is the message feed's. */
  publish(kind: string, content: Uint8Array): void;
  /** Adds a handler; each gets every message. */
  /** `sender` identifies the other process for as long as it runs. */
  onMessage(handle: (kind: string, content: Uint8Array, sender: string) => void): void;
  /** The process `sender` has been silent for 15 seconds, or messages of it were lost. */
  onGap(handle: (sender: string, reason: "gone" | "lost") => void): void;
  close(): Promise<void>;
}
