import { toast } from "#ui/toast/toast.ts";
import { tabStorage } from "#lib/device/device-storage.ts";

const KEY = "quack-notice";

/** Stores a notice that is shown after the reload at sign-out. */
export function saveNotice(text: string): void {
  tabStorage.setItem(KEY, text);
}

export function takeNotice(): void {
  const text = tabStorage.getItem(KEY);
  tabStorage.removeItem(KEY);
  if (text) toast.success(text);
}
