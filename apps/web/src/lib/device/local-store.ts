import { useSyncExternalStore } from "react";
import { deviceStorage } from "./device-storage.ts";

type LocalStore<T> = { get: () => T; set: (value: T) => void; subscribe: (listener: () => void) => () => void };

/** A small value stored on this device and shared between tabs. */
export function createLocalStore<T>(key: string, empty: T, isValid: (value: unknown) => value is T): LocalStore<T> {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let value = empty;

  const notify = () => listeners.forEach((listener) => listener());
  const get = () => {
    const stored = deviceStorage.getItem(key);
    if (stored !== text) {
      text = stored;
      value = parse(stored, empty, isValid);
    }
    return value;
  };

  return {
    get,
    set(next) {
      value = next;
      text = JSON.stringify(next);
      if (!deviceStorage.setItem(key, text))
        void import("./not-stored.ts").then(
          (code) => code.warnNotStored(),
          () => {},
        );
      notify();
    },
    subscribe(listener) {
      const fromOtherTab = (event: StorageEvent) => event.key === key && listener();
      listeners.add(listener);
      addEventListener("storage", fromOtherTab);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", fromOtherTab);
      };
    },
  };
}

/** The server cannot read this device's storage, so hydration starts with `empty`. */
export function useLocalStore<T>(store: LocalStore<T>, empty: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => empty);
}

function parse<T>(stored: string | null, empty: T, isValid: (value: unknown) => value is T): T {
  try {
    const value: unknown = JSON.parse(stored ?? "null");
    return isValid(value) ? value : empty;
  } catch {
    return empty;
  }
}
