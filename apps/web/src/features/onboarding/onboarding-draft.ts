const KEY = "onboarding-draft";

export type Draft = { username?: string; where_from?: string; who_from?: string; isNamed?: boolean };

/** Answers that are not sent yet. They stay on this device, and belong to one person. */
export function readDraft(userId: string): Draft {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as { userId?: string; draft?: Draft } | null;
    return kept?.userId === userId ? (kept.draft ?? {}) : {};
  } catch {
    return {};
  }
}

export function keepDraft(userId: string, more: Draft): void {
  try {
    const draft = { ...readDraft(userId), ...more };
    localStorage.setItem(KEY, JSON.stringify({ userId, draft }));
  } catch {
    // Then the answers live as long as the page.
  }
}

export function dropDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is none to drop.
  }
}
