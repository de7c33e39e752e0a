import { randomBytes } from "node:crypto";
import type { Database } from "#db/database.ts";
import type { Bus } from "#realtime/realtime-sources.ts";
import {
  groupMessages,
  packMessages,
  readEnvelope,
  unpackMessages,
  writeEnvelope,
  type BusMessage,
  type Envelope,
} from "./bus-envelope.ts";

const CHANNEL = "realtime_bus";
/** Messages of this time share a notification. */
const GATHER_MS = 5;
const HEARTBEAT_MS = 5000;
const GONE_MS = 15_000;
/** PostgreSQL allows 7,999 bytes. Base64 makes four characters of three bytes. */
const MAX_TEXT = 7900;
const MAX_BYTES = Math.floor((MAX_TEXT - 64) / 4) * 3;
/** The most that may wait while the database does not answer. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;

const NOTIFY = `select pg_notify('${CHANNEL}', text) from unnest($1::text[]) as text`;
const STORE = `with old as (delete from gateway.bus where created_at < now() - interval '1 minute')
  insert into gateway.bus (content) values ($1) returning id`;
const LOAD = "select content from gateway.bus where id = $1::uuid";

/** Another process, as far as it has been heard. */
type Peer = { counter: number; heardAt: number };

/** Notifications between processes. Nothing but heartbeats is sent while this process is the only one. */
export async function openPostgresBus(
  db: Pick<Database, "asPlatform" | "listen">,
  { heartbeatMs = HEARTBEAT_MS, goneMs = GONE_MS, maxWaitingBytes = MAX_WAITING_BYTES } = {},
): Promise<Bus> {
  const own = randomBytes(9).toString("base64url");
  const peers = new Map<string, Peer>();
  const messageHandlers: Parameters<Bus["onMessage"]>[0][] = [];
  const gapHandlers: Parameters<Bus["onGap"]>[0][] = [];
  let counter = 0;
  let waiting: BusMessage[] = [];
  let waitingBytes = 0;
  let gathering: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();
  let receiving: Promise<void> = Promise.resolve();
  let isClosed = false;

  function publish(kind: string, content: Uint8Array): void {
    if (isClosed) return;
    // The counter grows all the same, so that others notice the gap after too many messages or a false alarm.
    if (peers.size === 0 || waitingBytes + content.length > maxWaitingBytes) counter += 1;
    else {
      waiting.push({ kind, content });
      waitingBytes += content.length;
      gathering ??= setTimeout(flush, GATHER_MS).unref();
    }
  }

  // Sends one notification at a time, because two could overtake each other. Messages that come meanwhile share the
  // next one.
  function flush(): void {
    sending = sending.then(sendWaiting).catch(() => {});
  }

  async function sendWaiting(): Promise<void> {
    const groups = groupMessages(waiting, MAX_BYTES);
    gathering = undefined;
    waiting = [];
    waitingBytes = 0;
    if (groups.length > 0) await send(groups.map(packMessages));
  }

  // Messages that cannot be sent are lost, and the others notice the gap in the counter.
  async function send(bodies: string[]): Promise<void> {
    const envelopes: Envelope[] = bodies.map((body) => ({ sender: own, counter: ++counter, body, isStored: false }));
    for (const envelope of envelopes.filter(({ body }) => body.length > MAX_TEXT - 64)) {
      const [row] = await db.asPlatform({ text: STORE, values: [envelope.body] });
      Object.assign(envelope, { body: row![0]!, isStored: true });
    }
    await db.asPlatform({ text: NOTIFY, values: [arrayOf(envelopes.map(writeEnvelope))] });
  }

  let isBeating = false;
  const beat = () => {
    if (isBeating) return;
    isBeating = true;
    const sendBeat = async () => {
      isBeating = false;
      await send([""]);
    };
    sending = sending.then(sendBeat).catch(() => {});
  };

  function receive(text: string): void {
    if (isClosed) return;
    // The listening connection was lost for a while.
    if (text === "") {
      for (const sender of peers.keys()) gapHandlers.forEach((tell) => tell(sender, "lost"));
      return;
    }
    const envelope = readEnvelope(text);
    if (!envelope || envelope.sender === own) return;
    receiving = receiving.then(() => take(envelope)).catch(() => {});
  }

  async function take({ sender, counter: place, body, isStored }: Envelope): Promise<void> {
    const peer = peers.get(sender);
    const isGap = peer !== undefined && place !== peer.counter + 1;
    peers.set(sender, { counter: place, heardAt: performance.now() });
    // A new process learns at once who else is there.
    if (!peer) beat();
    let packed: string | null = body;
    if (isStored) packed = (await db.asPlatform({ text: LOAD, values: [body] }))[0]?.[0] ?? null;
    if (isGap || packed === null) gapHandlers.forEach((tell) => tell(sender, "lost"));
    for (const { kind, content } of unpackMessages(packed ?? "")) {
      messageHandlers.forEach((handle) => handle(kind, content, sender));
    }
  }

  function dropSilent(): void {
    const now = performance.now();
    for (const [sender, { heardAt }] of peers) {
      if (now - heardAt < goneMs) continue;
      peers.delete(sender);
      gapHandlers.forEach((tell) => tell(sender, "gone"));
    }
  }

  await db.listen(CHANNEL, receive);
  await send([""]);
  const heartbeat = setInterval(() => {
    beat();
    dropSilent();
  }, heartbeatMs).unref();

  return {
    publish,
    onMessage: (handle) => void messageHandlers.push(handle),
    onGap: (handle) => void gapHandlers.push(handle),
    close: async () => {
      clearInterval(heartbeat);
      if (gathering) {
        clearTimeout(gathering);
        flush();
      }
      isClosed = true;
      await sending;
    },
  };
}

const arrayOf = (texts: string[]): string => `{${texts.map((text) => `"${text}"`).join()}}`;
