import type { Identity, RequestContext } from "#db/database.ts";
import { isCheap, isExpensive, type Cost } from "./statement-costs.ts";

/**
 * How a job is queued and charged. Flows share the database by weight. A job runs after others while one of its budgets
 * is overdrawn, and is refused only when `payer` is overdrawn.
 */
export type JobCharge = { flow: string; weight: number; budgets: string[]; payer: string | null };

const OWN: JobCharge = { flow: "own", weight: 8, budgets: [], payer: null };
const SERVICE: JobCharge = { flow: "service", weight: 8, budgets: [], payer: null };
/** An address may be shared by many people. */
const CROWD_WEIGHT = 4;
const YOUNG_SECONDS = 86_400;

/**
 * An account has its own flow and budget; in its first day, its address also pays for expensive and unknown statements.
 * Visitors are charged per address and statement, so only that statement is paused.
 */
export function chargeFor(
  identity: Identity | null,
  context: RequestContext | undefined,
  cost: Cost,
  nowMs: number,
): JobCharge {
  const caller = context?.caller;
  if (identity === null || caller === undefined) return OWN;
  if (identity.role === "service_role") return SERVICE;
  const { network } = caller;
  if (caller.isPage) return { flow: `pages ${network}`, weight: CROWD_WEIGHT, budgets: [], payer: null };
  const expensive = `expensive ${network}`;
  const shared = isCheap(cost) ? [] : [expensive];
  const { sub, account_created_at: createdAt } = identity.claims;
  if (sub) {
    const user = userFlow(identity, sub);
    const isYoung = typeof createdAt === "number" && nowMs / 1000 - createdAt < YOUNG_SECONDS;
    return { flow: user, weight: 1, budgets: [user, ...(isYoung ? shared : [])], payer: user };
  }
  const shape = `${cost.id} ${network}`;
  const budgets = [shape, ...shared];
  if (isCheap(cost)) return { flow: `visitors ${network}`, weight: CROWD_WEIGHT, budgets, payer: shape };
  if (cost.isKnown && isExpensive(cost)) return { flow: expensive, weight: 1, budgets, payer: shape };
  return { flow: `new ${network}`, weight: CROWD_WEIGHT, budgets, payer: expensive };
}

// A cached token has the same identity object each time, and a map finds a text faster that it has found before.
const userFlows = new WeakMap<Identity, string>();

function userFlow(identity: Identity, sub: string): string {
  let flow = userFlows.get(identity);
  if (flow === undefined) userFlows.set(identity, (flow = `user ${sub}`));
  return flow;
}
