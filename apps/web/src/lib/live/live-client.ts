import type { LiveHandlers } from "./live-connection.ts";

const LOAD_AGAIN_MS = 120_000;

type Live = typeof import("./live-start.ts");

let live: Promise<Live> | undefined;

/**
 * Listens to a private topic of the realtime service until the returned function is called. The library is loaded with
 * the first listener. After every `joined` a listener fetches what it may have missed; while `polling` it fetches now
 * and then. The first listener of a topic decides whether presence is followed.
 */
export function listenTo(topic: string, handlers: LiveHandlers): () => void {
  let stop = () => {};
  let isOver = false;
  const start = () =>
    void load().then(
      ({ listen }) => {
        if (!isOver) stop = listen(topic, handlers);
      },
      () => {
        if (isOver) return;
        handlers.onState?.("polling");
        const timer = setTimeout(start, LOAD_AGAIN_MS);
        stop = () => clearTimeout(timer);
      },
    );
  start();
  return () => {
    isOver = true;
    stop();
  };
}

function load(): Promise<Live> {
  live ??= import("./live-start.ts").catch((error: unknown) => {
    live = undefined;
    throw error;
  });
  return live;
}
