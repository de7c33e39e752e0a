import { toast } from "#ui/toast/toast.ts";

const STORAGE_BLOCKED =
  "This browser stores no data for this site. Settings are lost when you close the page, and so are favourites and saved games without an account.";

let hasTold = false;

/** Shows the notice once per visit. Loaded on demand, because few visitors need it. */
export function warnStorageBlocked(): void {
  if (!hasTold) toast.info(STORAGE_BLOCKED);
  hasTold = true;
}
