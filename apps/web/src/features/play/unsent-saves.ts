import { createLocalStore } from "#lib/device/local-store.ts";

/** A player's newest save that is not sent yet, and the revision it is based on. */
type WaitingSave = { userId: string; rev: number; data: string };
type WaitingSaves = Record<string, WaitingSave>;

// On the device, so that closing the page loses nothing; removed at sign-out.
const store = createLocalStore<WaitingSaves>("waiting-saves", {}, isWaitingSaves);

export function unsentSave(appId: string, userId: string): WaitingSave | null {
  const saves = store.get();
  const found = Object.hasOwn(saves, appId) ? saves[appId]! : null;
  return found?.userId === userId ? found : null;
}

export function storeUnsentSave(appId: string, save: WaitingSave): void {
  store.set({ ...store.get(), [appId]: save });
}

export function dropUnsentSave(appId: string): void {
  const { [appId]: dropped, ...rest } = store.get();
  if (dropped) store.set(rest);
}

function isWaitingSaves(value: unknown): value is WaitingSaves {
  return typeof value === "object" && value !== null && Object.values(value).every(isWaitingSave);
}

function isWaitingSave(value: unknown): value is WaitingSave {
  const { userId, rev, data } = (value ?? {}) as Partial<WaitingSave>;
  return typeof userId === "string" && typeof rev === "number" && typeof data === "string";
}
