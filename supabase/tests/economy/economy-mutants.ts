import fc from "fast-check";
import { sequence } from "./economy-operations.ts";
import { findDifference, type EconomySite } from "./economy-sequence.ts";

/** A mutation of the rules: in `function`, the text `says` is replaced with `instead`. */
type Mutant = { rule: string; function: string; says: string; instead: string; isQuick?: boolean };

export const MUTANTS: Mutant[] = [
  {
    rule: "a streak is claimed once a day",
    function: "private.claim",
    says: "at - known.last_claim <= interval '1 day'",
    instead: "at - known.last_claim < interval '1 day'",
  },
  {
    rule: "a reward is paid once",
    isQuick: true,
    function: "private.pay",
    says: "update private.credits set is_paid = true",
    instead: "update private.credits set is_paid = false",
  },
  {
    rule: "a streak lives for two days",
    function: "private.effective_streak",
    says: "<= interval '2 days'",
    instead: "< interval '2 days'",
  },
  {
    rule: "rewards are doubled",
    isQuick: true,
    function: "private.double_by_streak",
    says: "> 0 then",
    instead: "> 1 then",
  },
  {
    rule: "a class counts after a minute",
    function: "private.settle_play",
    says: ">= interval '60 seconds'",
    instead: "> interval '60 seconds'",
  },
  {
    rule: "time is counted in real time",
    function: "private.count_time",
    says: "greatest(due, at - tolerance) + every",
    instead: "at + every",
  },
  {
    rule: "the first five minutes have to pass",
    isQuick: true,
    function: "private.count_time",
    says: "u.created_at + every - tolerance",
    instead: "u.created_at",
  },
  {
    rule: "an item has its price",
    isQuick: true,
    function: "private.unlock",
    says: "-item.price",
    instead: "-(item.price - 1)",
  },
  {
    rule: "a refund is not a gain",
    function: "private.post",
    says: "and what <> 'refund'",
    instead: "and what <> 'nothing'",
  },
  {
    rule: "the other half comes within two minutes",
    function: "private.judge_unlock",
    says: "awaits_until > private.now()",
    instead: "awaits_until >= private.now()",
  },
  { rule: "five badges are worn", function: "private.judge_equip", says: ">= 5", instead: ">= 6" },
  {
    rule: "who is suspended stands on no board",
    function: "private.ban",
    says: "delete from private.standings where user_id = player;",
    instead: "",
  },
  {
    rule: "a tier is reached first",
    function: "private.unlock",
    says: "< item.price then",
    instead: "< item.price - 1 then",
  },
];

/** The number of sequences until a mutant was detected; null if it never was. */
export async function sequencesToNotice(
  site: EconomySite,
  mutant: Mutant | null,
  seed: number,
): Promise<number | null> {
  const restore = mutant && (await bend(site, mutant));
  const result = await fc.check(
    fc.asyncProperty(sequence, async (operations) => (await findDifference(site, operations)) === null),
    { seed, numRuns: mutant ? 100 : 5, endOnFailure: true },
  );
  await restore?.();
  // Damage by this mutant must not count for the next one.
  for (const finding of await site.audit()) site.known.add(finding);
  return result.failed ? result.numRuns : null;
}

async function bend(site: EconomySite, { function: name, says, instead }: Mutant): Promise<() => Promise<unknown>> {
  const [row] = await site.sql(`select pg_get_functiondef($1::regproc)`, name);
  const definition = row![0]!;
  if (definition.split(says).length !== 2) throw new Error(`${name} does not say "${says}" once`);
  await site.sql(definition.replace(says, instead));
  return () => site.sql(definition);
}
