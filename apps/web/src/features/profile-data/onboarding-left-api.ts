const KEY = "onboarding-left";

/** Who put the questions off on this device is not led to them again. */
export function leaveOnboarding(userId: string): void {
  try {
    localStorage.setItem(KEY, userId);
  } catch {
    // Then they are asked once more; that is all.
  }
}

export function hasLeftOnboarding(userId: string): boolean {
  try {
    return localStorage.getItem(KEY) === userId;
  } catch {
    return false;
  }
}
