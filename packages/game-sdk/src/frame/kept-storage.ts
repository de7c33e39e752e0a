import { MAX_SAVE_BYTES } from "@quackademy/game-sdk/protocol.ts";

export type KeptStorage = {
  /** Calls back with everything that is stored when it has changed, at most once a second. */
  onChange(save: (data: string) => void): void;
  /** Everything that is stored now. */
  read(): string;
  /** The save that the page has: `data` is what was sent or loaded last. */
  readonly saved: Saved;
  markSaved(save: Saved): void;
  /** Takes over what another tab or device has saved. Items that were changed here since stay as they are here. */
  merge(theirs: Saved): void;
};
export type Saved = { rev: number; data: string };

const SAVE_AFTER_MS = 1000;

/**
 * A frame without an origin has no storage of its own: using it throws. This one is in memory, filled from the player's
 * save; changes go back into it.
 */
export function installStorage(save: Saved | null): KeptStorage {
  let saved: Saved = save ?? { rev: 0, data: "{}" };
  const local = new Map(entriesOf(save?.data));
  let send: ((data: string) => void) | null = null;
  let isDirty = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => JSON.stringify(Object.fromEntries(local));
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    // A game may store before the page has answered: that is sent then.
    if (!isDirty || !send) return;
    isDirty = false;
    send(read());
  };
  const onWrite = () => {
    isDirty = true;
    timer ??= setTimeout(flush, SAVE_AFTER_MS);
  };
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && flush());
  addEventListener("pagehide", flush);

  define(window, "localStorage", createStorage(local, onWrite));
  define(
    window,
    "sessionStorage",
    createStorage(new Map(), () => {}),
  );
  // Engines go on without a database if there is none, and end if it throws.
  define(window, "indexedDB", undefined);
  define(window, "caches", undefined);
  define(navigator, "serviceWorker", undefined);
  Object.defineProperty(document, "cookie", { configurable: true, get: () => "", set: () => {} });
  return {
    read,
    get saved() {
      return saved;
    },
    markSaved: (given) => (saved = given),
    merge(theirs) {
      const [before, after] = [new Map(entriesOf(saved.data)), new Map(entriesOf(theirs.data))];
      for (const key of new Set([...before.keys(), ...after.keys()])) {
        if (local.get(key) !== before.get(key)) continue;
        const value = after.get(key);
        if (value === undefined) local.delete(key);
        else local.set(key, value);
      }
      saved = theirs;
    },
    onChange: (given) => {
      send = given;
      if (isDirty) onWrite();
    },
  };
}

function define(on: object, name: string, value: unknown): void {
  Object.defineProperty(on, name, { configurable: true, enumerable: true, value });
}

function entriesOf(data: string | undefined): [string, string][] {
  try {
    const given = JSON.parse(data ?? "{}") as Record<string, unknown> | null;
    return Object.entries(given ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  } catch {
    return [];
  }
}

/** A Storage: its methods, and its items as properties. */
export function createStorage(items: Map<string, string>, onWrite: () => void): Storage {
  const sizeOf = (key: string, value: string) => {
    let size = key.length + value.length;
    for (const [other, text] of items) if (other !== key) size += other.length + text.length;
    return size;
  };
  // Games pass numbers and objects, too; a Storage makes texts of them.
  const methods = {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: unknown) => items.get(String(key)) ?? null,
    setItem: (key: unknown, value: unknown) => {
      const [name, text] = [String(key), String(value)];
      if (sizeOf(name, text) > MAX_SAVE_BYTES / 2)
        throw new DOMException("A saved game has 32,000 characters.", "QuotaExceededError");
      if (items.get(name) === text) return;
      items.set(name, text);
      onWrite();
    },
    removeItem: (key: unknown) => {
      if (items.delete(String(key))) onWrite();
    },
    clear: () => {
      if (items.size === 0) return;
      items.clear();
      onWrite();
    },
  };
  return new Proxy<Storage>(methods, {
    get: (target, name) =>
      name in target || typeof name === "symbol" ? (Reflect.get(target, name) as unknown) : items.get(name),
    set: (_, name, value) => {
      methods.setItem(name, value);
      return true;
    },
    deleteProperty: (_, name) => {
      methods.removeItem(name);
      return true;
    },
    has: (target, name) => name in target || items.has(String(name)),
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_, name) =>
      items.has(String(name))
        ? { configurable: true, enumerable: true, writable: true, value: items.get(String(name)) }
        : undefined,
  });
}
