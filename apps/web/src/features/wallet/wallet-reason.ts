import { DOUBLE_STREAK_SUFFIX } from "@quackademy/contract/rules-numbers.ts";

export type Reason = { words: string; isDoubled: boolean };

const PLAIN: Record<string, string> = {
  streak_claim: "Streak claim",
  time_spent: "Five minutes at school",
  app_played: "A minute in a class",
};

/** The readable text of an entry's reason. `nameOf` returns an item's name; an operator's own text stays unchanged. */
export function readReason(why: string, nameOf: (itemId: string) => string): Reason {
  const isDoubled = why.endsWith(DOUBLE_STREAK_SUFFIX);
  const reason = isDoubled ? why.slice(0, -DOUBLE_STREAK_SUFFIX.length) : why;
  return { words: inWords(reason, nameOf), isDoubled };
}

function inWords(reason: string, nameOf: (itemId: string) => string): string {
  if (Object.hasOwn(PLAIN, reason)) return PLAIN[reason]!;
  const [, what, itemId, rest = ""] = /^(shop purchase|coin item|refund) ([a-z0-9-]+)(: .+)?$/.exec(reason) ?? [];
  if (what === undefined || itemId === undefined) return reason;
  const name = nameOf(itemId);
  if (what === "shop purchase") return `Bought: ${name}`;
  return what === "refund" ? `Refund: ${name}${rest}` : `Battle pass: ${name}`;
}
