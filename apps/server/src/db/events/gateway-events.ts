import diagnostics from "node:diagnostics_channel";

/** A statement has ended, well or not. Its values are not part of the event. */
type StatementEnd = { text: string; role: string; isRead: boolean; isRolledBack: boolean; tookMs: number };

/**
 * What parts of the gateway report for metrics and logs, without knowing either. No event costs anything while nobody
 * listens.
 */
export const EVENTS = {
  statementEnd: event<StatementEnd>("statement-end"),
  /** The worker of the embedded database was started again. */
  workerRestart: event<null>("worker-restart"),
  /** `outcome` is "ok" or the error code. */
  signIn: event<{ outcome: string }>("sign-in"),
  limitHit: event<{ limit: string }>("limit-hit"),
  functionEnd: event<{ name: string; status: number; tookMs: number }>("function-end"),
  functionThreads: event<{ count: number }>("function-threads"),
  /** Frames of a message that were sent to clients of the realtime service. */
  realtimeSent: event<{ count: number }>("realtime-sent"),
};

function event<Content>(name: string) {
  const channel = diagnostics.channel(`quackademy:${name}`);
  return {
    emit: (describe: () => Content): void => {
      if (channel.hasSubscribers) channel.publish(describe());
    },
    /** Returns a function that stops listening. */
    listen: (onEvent: (content: Content) => void): (() => void) => {
      const listener = (content: unknown) => onEvent(content as Content);
      channel.subscribe(listener);
      return () => {
        channel.unsubscribe(listener);
      };
    },
  };
}
