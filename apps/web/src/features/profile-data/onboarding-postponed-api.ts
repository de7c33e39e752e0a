import { deviceStorage } from "#lib/device/device-storage.ts";

const KEY = "onboarding-left";

/** Remembers on this device that the player postponed onboarding, so that they are not sent there again. */
export function postponeOnboarding(userId: string): void {
  deviceStorage.setItem(KEY, userId);
}

export function hasPostponedOnboarding(userId: string): boolean {
  return deviceStorage.getItem(KEY) === userId;
}
