import { toast } from "#ui/toast.ts";

const KEY = "quack-notice";

/** Signing out loads the page again; what it has to say is said after that. */
export function leaveNotice(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Without storage the notice is lost, and nothing else.
  }
}

export function takeNotice(): void {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (text) toast.success(text);
  } catch {
    // As above.
  }
}
