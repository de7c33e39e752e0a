import { practiceTicket } from "@quackademy/game-sdk/practice-ticket.ts";
import type { Portal } from "@quackademy/game-sdk/portal.ts";
import type { RunTicket } from "@quackademy/game-sdk/protocol.ts";
import type { RunWish } from "./run-kind.ts";

const TICKET_TIMEOUT_MS = 6000;

/** Requests a ticket from the page; without one, makes a local ticket that does not count. */
export async function requestTicket(portal: Portal, wish: RunWish, isCounting: boolean): Promise<RunTicket> {
  const { mode, variant } = wish;
  const own: RunTicket = { ...practiceTicket(), variant };
  if (!isCounting || !portal.features.includes("runs")) return own;
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, TICKET_TIMEOUT_MS, null));
  const asked = portal.ask("beginRun", { mode, ...(variant !== "" && { variant }) }).catch(() => null);
  const ticket = await Promise.race([asked, timeout]);
  if (!ticket || !/^[0-9a-f]{32}$/.test(ticket.seed)) return own;
  // A page that does not know modes gives a ticket for the first one: its run would be judged as another.
  if ((ticket.variant ?? "") !== variant && ticket.run !== null) return own;
  return { ...ticket, variant };
}
