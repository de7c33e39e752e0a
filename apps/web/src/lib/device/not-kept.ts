import { toast } from "#ui/toast/toast.ts";

const NOT_KEPT =
  "This browser keeps no data for this site. Settings, and favourites and saved games without an account, last until you close the page.";

let hasTold = false;

/** Shows the notice once per visit. Loaded on demand, because few visitors need it. */
export function tellNotKept(): void {
  if (!hasTold) toast.info(NOT_KEPT);
  hasTold = true;
}
