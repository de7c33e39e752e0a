import { deviceStorage } from "#lib/device/device-storage.ts";

const KEY = "onboarding-draft";

export type Draft = { username?: string; where_from?: string; who_from?: string; isNamed?: boolean };

/** Answers that are not sent yet, stored on this device for one account. */
export function readDraft(userId: string): Draft {
  try {
    const kept = JSON.parse(deviceStorage.getItem(KEY) ?? "null") as { userId?: string; draft?: Draft } | null;
    return kept?.userId === userId ? (kept.draft ?? {}) : {};
  } catch {
    return {};
  }
}

export function keepDraft(userId: string, more: Draft): void {
  const draft = { ...readDraft(userId), ...more };
  deviceStorage.setItem(KEY, JSON.stringify({ userId, draft }));
}

export function dropDraft(): void {
  deviceStorage.removeItem(KEY);
}
