import { toast } from "#ui/toast/toast.ts";

const NOT_STORED =
  "This browser stores no data for this site. Settings are lost when you close the page, and so are favourites and saved games without an account.";

let hasTold = false;

/** Shows the notice once per visit. Loaded on demand, because few visitors need it. */
export function warnNotStored(): void {
  if (!hasTold) toast.info(NOT_STORED);
  hasTold = true;
}
