import type { WebSocketLikeConstructor } from "@supabase/realtime-js";

type Frame = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: unknown];

/** How the server of a test answers a join: undefined says nothing. */
export type JoinAnswer = (topic: string) => "ok" | { reason: string } | undefined;

/** A network with one server. `isReachable` false closes every new socket at once, as a firewall does. */
export function fakeNetwork(answer: JoinAnswer = () => "ok") {
  const sockets: FakeSocket[] = [];
  const network = { sockets, answer, isReachable: true, transport: undefined as unknown as WebSocketLikeConstructor };

  class FakeSocket {
    readyState = 0;
    bufferedAmount = 0;
    sent: Frame[] = [];
    onopen = () => {};
    onclose = (_event: { code: number }) => {};
    onmessage = (_message: { data: string }) => {};

    constructor() {
      sockets.push(this);
      queueMicrotask(() => {
        if (!network.isReachable) return this.drop();
        this.readyState = 1;
        this.onopen();
      });
    }

    send(text: string): void {
      const frame = JSON.parse(text) as Frame;
      this.sent.push(frame);
      const [joinRef, ref, topic, event] = frame;
      if (event === "phx_join") {
        const said = network.answer(topic.replace("realtime:", ""));
        if (said === "ok") this.reply(joinRef, ref, topic, { status: "ok", response: { postgres_changes: [] } });
        else if (said) this.reply(joinRef, ref, topic, { status: "error", response: said });
      } else {
        this.reply(joinRef, ref, topic, { status: "ok", response: {} });
      }
    }

    reply(joinRef: string | null, ref: string | null, topic: string, payload: unknown): void {
      queueMicrotask(() => this.push([joinRef, ref, topic, "phx_reply", payload]));
    }

    push(frame: Frame): void {
      this.onmessage({ data: JSON.stringify(frame) });
    }

    broadcast(topic: string, event: string, payload: unknown): void {
      this.push([null, null, `realtime:${topic}`, "broadcast", { type: "broadcast", event, payload }]);
    }

    drop(): void {
      this.readyState = 3;
      this.onclose({ code: 1006 });
    }

    close(): void {
      if (this.readyState === 3) return;
      this.readyState = 3;
      queueMicrotask(() => this.onclose({ code: 1000 }));
    }
  }

  network.transport = FakeSocket as unknown as WebSocketLikeConstructor;
  return network;
}
