import { MessageChannel, type MessagePort } from "node:worker_threads";

type Piece = { bytes: Uint8Array } | { end: true } | { failed: string };

/**
 * Offers a body to another thread: the holder of the returned port requests one chunk at a time (backpressure). Nothing
 * is read before the first request. Closing the port releases the body.
 */
export function sendBodyOnRequest(body: ReadableStream<Uint8Array>): { port: MessagePort; close: () => void } {
  const { port1, port2 } = new MessageChannel();
  let reader: ReadableStreamDefaultReader<unknown> | undefined;
  port1.on("message", () => {
    reader ??= body.getReader();
    reader.read().then(
      ({ done, value }) => {
        if (done) finish({ end: true });
        else if (value instanceof Uint8Array) send({ bytes: new Uint8Array(value) });
        else finish({ failed: "a body is made of Uint8Arrays" });
      },
      (error: unknown) => finish({ failed: String(error) }),
    );
  });
  port1.on("close", () => void reader?.cancel().catch(() => {}));
  port1.unref();

  function send(piece: Piece): void {
    port1.postMessage(piece, "bytes" in piece ? [piece.bytes.buffer as ArrayBuffer] : []);
  }
  function finish(piece: Piece): void {
    send(piece);
    port1.close();
  }
  return { port: port2, close: () => port1.close() };
}

/** The body that another thread offers. If the port closes early, because its thread died, reading fails. */
export function receiveBody(port: MessagePort): ReadableStream<Uint8Array> {
  let arrived = () => {};
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        port.on("message", (piece: Piece) => {
          if ("bytes" in piece) controller.enqueue(piece.bytes);
          else if ("end" in piece) controller.close();
          else controller.error(new Error(piece.failed));
          arrived();
        });
        port.on("close", () => {
          controller.error(new Error("the sender of the body is gone"));
          arrived();
        });
        port.unref();
      },
      pull: () =>
        new Promise<void>((resolve) => {
          arrived = resolve;
          port.postMessage("next");
        }),
      cancel: () => port.close(),
    },
    { highWaterMark: 0 },
  );
}
