import { useSyncExternalStore } from "react";

export type RecentToast = { id: number; text: string; at: Date };

const MAX = 20;

let recent: RecentToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Kept in memory only, so that the next person at this device cannot read it. Equal texts are listed once. */
export function rememberToast(text: string): void {
  const others = recent.filter((toast) => toast.text !== text);
  recent = [{ id: (lastId += 1), text, at: new Date() }, ...others].slice(0, MAX);
  listeners.forEach((listener) => listener());
}

/** The notices of this visit, newest first. */
export function useRecentToasts(): RecentToast[] {
  return useSyncExternalStore(
    subscribe,
    () => recent,
    () => recent,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
