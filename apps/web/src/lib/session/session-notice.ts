import { toast } from "#ui/toast/toast.ts";
import { tabStorage } from "#lib/device/device-storage.ts";

const KEY = "quack-notice";

/** Signing out loads the page again; what it has to say is said after that. */
export function leaveNotice(text: string): void {
  tabStorage.setItem(KEY, text);
}

export function takeNotice(): void {
  const text = tabStorage.getItem(KEY);
  tabStorage.removeItem(KEY);
  if (text) toast.success(text);
}
