import { setImmediate as nextRound } from "node:timers/promises";
import { EVENTS } from "#db/events/gateway-events.ts";
import type { Channel } from "./connection.ts";
import { sendEncoded } from "./socket.ts";
import type { EncodedFrame, Serializer } from "./wire/wire-frame.ts";

/** Receivers of one event-loop turn; requests are handled between two turns. */
const SLICE = 500;

/** A frame for everybody on a topic. It is encoded once for each version of the protocol. */
export type TopicMessage = {
  encode(serializer: Serializer): EncodedFrame | null;
  isFor(channel: Channel): boolean;
};

type Work = () => void | Promise<void>;
type Topic = {
  members: Set<Channel>;
  /** The members as a list; null after a join or leave, until it is needed. */
  list: Channel[] | null;
  /** Messages and checks in their order; empty while nothing waits. */
  work: Work[];
  isBusy: boolean;
};

export type Topics = ReturnType<typeof createTopics>;

/** A private topic and a public one of the same name are two topics. */
export const topicKey = (name: string, isPrivate: boolean): string => (isPrivate ? "private:" : "public:") + name;

/** Joined channels by topic. Messages of a topic are sent in their order. */
export function createTopics(onError: (error: unknown) => void) {
  const topics = new Map<string, Topic>();

  function deliver(topic: Topic, message: TopicMessage): void | Promise<void> {
    const members = (topic.list ??= [...topic.members]);
    const frames = new Map<Serializer, EncodedFrame | null>();
    if (members.length <= SLICE) return count(deliverTo(members, message, frames));
    return deliverInSlices(members, message, frames);
  }

  async function deliverInSlices(
    members: Channel[],
    message: TopicMessage,
    frames: Map<Serializer, EncodedFrame | null>,
  ): Promise<void> {
    for (let from = 0; from < members.length; from += SLICE) {
      if (from > 0) await nextRound();
      count(deliverTo(members.slice(from, from + SLICE), message, frames));
    }
  }

  function run(topic: Topic, work: Work): void {
    if (topic.isBusy) return void topic.work.push(work);
    const done = work();
    if (done) void drain(topic, done);
  }

  async function drain(topic: Topic, first: Promise<void>): Promise<void> {
    topic.isBusy = true;
    await first.catch(onError);
    for (let next = topic.work.shift(); next; next = topic.work.shift()) {
      try {
        await next();
      } catch (error) {
        onError(error);
      }
    }
    topic.isBusy = false;
  }

  return {
    join(channel: Channel): void {
      const key = topicKey(channel.name, channel.isPrivate);
      let topic = topics.get(key);
      if (!topic) topics.set(key, (topic = { members: new Set(), list: null, work: [], isBusy: false }));
      topic.members.add(channel);
      topic.list = null;
    },
    leave(channel: Channel): void {
      const key = topicKey(channel.name, channel.isPrivate);
      const topic = topics.get(key);
      if (!topic?.members.delete(channel)) return;
      topic.list = null;
      if (topic.members.size === 0) topics.delete(key);
    },
    send(key: string, message: TopicMessage): void {
      const topic = topics.get(key);
      if (topic) run(topic, () => deliver(topic, message));
    },
    /** Runs `check` before any later message of the topic is sent. */
    hold(key: string, check: (members: Channel[]) => Promise<void>): void {
      const topic = topics.get(key);
      if (topic) run(topic, () => check([...topic.members]));
    },
  };
}

function deliverTo(members: Channel[], message: TopicMessage, frames: Map<Serializer, EncodedFrame | null>): number {
  let sent = 0;
  for (const channel of members) {
    if (channel.isClosed || !message.isFor(channel)) continue;
    const { serializer } = channel.socket;
    let frame = frames.get(serializer);
    if (frame === undefined) frames.set(serializer, (frame = message.encode(serializer)));
    if (frame && sendEncoded(channel.socket, frame)) sent += 1;
  }
  return sent;
}

const count = (sent: number): void => EVENTS.realtimeSent.emit(() => ({ count: sent }));
