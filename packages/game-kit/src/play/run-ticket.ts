import { practiceTicket } from "@quackademy/game-sdk/practice-ticket.ts";
import type { Portal } from "@quackademy/game-sdk/portal.ts";
import type { RunTicket } from "@quackademy/game-sdk/protocol.ts";

const TICKET_TIMEOUT_MS = 6000;

/** Requests a ticket from the page; without one, makes a local ticket that does not count. */
export async function requestTicket(portal: Portal, mode: "ranked" | "daily", isCounting: boolean): Promise<RunTicket> {
  if (!isCounting || !portal.features.includes("runs")) return practiceTicket();
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, TICKET_TIMEOUT_MS, null));
  const asked = portal.ask("beginRun", { mode }).catch(() => null);
  const ticket = await Promise.race([asked, timeout]);
  return ticket && /^[0-9a-f]{32}$/.test(ticket.seed) ? ticket : practiceTicket();
}
