import type pg from "pg";

const RETRY_MS = 500;

/**
 * Keeps one connection listening. After a reconnect it calls every listener once, because notifications may have been
 * missed.
 */
export function listenOn(connect: () => Promise<pg.Client>) {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let current: Promise<pg.Client> | null = null;
  let isClosed = false;

  async function open(): Promise<pg.Client> {
    const client = await connect();
    client.on("notification", ({ channel, payload }) => listeners.get(channel)?.forEach((tell) => tell(payload ?? "")));
    client.on("end", () => {
      if (!isClosed) current = reopen();
    });
    return client;
  }

  async function reopen(): Promise<pg.Client> {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
      try {
        const client = await open();
        for (const channel of listeners.keys()) await client.query(`listen "${channel}"`);
        listeners.forEach((all) => all.forEach((tell) => tell("")));
        return client;
      } catch (error) {
        if (isClosed) throw error;
      }
    }
  }

  return {
    async listen(channel: string, onNotify: (payload: string) => void): Promise<void> {
      const client = await (current ??= open());
      if (!listeners.has(channel)) {
        listeners.set(channel, new Set());
        await client.query(`listen "${channel}"`);
      }
      listeners.get(channel)!.add(onNotify);
    },
    async close(): Promise<void> {
      isClosed = true;
      const client = await current?.catch(() => null);
      await client?.end();
    },
  };
}
