import { toast } from "#ui/toast/toast.ts";

const NOT_KEPT =
  "This browser keeps no data for this site. Settings, and favourites and saved games without an account, last until you close the page.";

let hasTold = false;

/** Once a visit. Fetched when it is needed: hardly anybody reads it. */
export function tellNotKept(): void {
  if (!hasTold) toast.info(NOT_KEPT);
  hasTold = true;
}
