import { practiceTicket } from "@quackademy/game-sdk/practice-ticket.ts";
import type { Portal } from "@quackademy/game-sdk/portal.ts";
import type { RunTicket } from "@quackademy/game-sdk/protocol.ts";
import type { RunWish } from "./run-kind.ts";

/** Longer than the page waits for the server: it may have a ticket in reserve. */
const TICKET_TIMEOUT_MS = 20_000;

/**
 * Requests a ticket from the page; without one, makes a local ticket that does not count. Null: the page has no ticket for
 * a race. Nothing takes its place, because the others play another run.
 */
export async function requestTicket(portal: Portal, wish: RunWish, isCounting: boolean): Promise<RunTicket | null> {
  const { mode, variant } = wish;
  // The page retries for as long as a start is accepted, also over a lost connection.
  if (mode === "race") return await portal.ask("beginRun", askFor(wish)).catch(() => null);
  const own: RunTicket = { ...practiceTicket(), variant };
  if (!isCounting || !portal.features.includes("runs")) return own;
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, TICKET_TIMEOUT_MS, null));
  const asked = portal.ask("beginRun", askFor(wish)).catch(() => own);
  const ticket = await Promise.race([asked, timeout]);
  if (!ticket) return { ...own, why: "no-answer" };
  if (!/^[0-9a-f]{32}$/.test(ticket.seed)) return own;
  // A page that does not know modes gives a ticket for the first one: its run would be judged as another.
  if ((ticket.variant ?? "") !== variant && ticket.run !== null) return own;
  return { ...ticket, variant };
}

const askFor = ({ mode, variant }: RunWish) => ({ mode, ...(variant !== "" && { variant }) });
