import { deviceStorage } from "#lib/device/device-storage.ts";

const KEY = "onboarding-left";

/** Who put the questions off on this device is not led to them again. */
export function leaveOnboarding(userId: string): void {
  deviceStorage.setItem(KEY, userId);
}

export function hasLeftOnboarding(userId: string): boolean {
  return deviceStorage.getItem(KEY) === userId;
}
