import type { RunVerdict } from "@quackademy/game-sdk/protocol.ts";
import type { Place, Verified } from "./play-api.ts";

/** The server's words for a verdict, in those of the protocol. `place` is used where the server sent no report. */
export function toVerdict(decided: Verified, score: number, place: Place): RunVerdict {
  const { report } = decided;
  const isVerified = decided.status === "verified";
  return {
    status: isVerified ? "verified" : decided.is_held ? "unranked" : "rejected",
    score: decided.score ?? score,
    best: report?.best ?? place.best,
    rank: report ? report.rank : place.rank,
    next: report ? report.next : place.next,
    reason: decided.reason ?? null,
    ...(report && {
      previousBest: report.previous_best ?? null,
      rankBefore: report.rank_before ?? null,
      ...(report.streak && { streak: { days: report.streak.days, isNew: report.streak.is_new } }),
      ...(report.coins !== undefined && { coins: report.coins }),
      ...(report.pass && { pass: report.pass }),
      ...(report.quests && { quests: report.quests }),
      ...(report.least !== undefined && { least: report.least }),
    }),
    ...(decided.is_held && { heldForHands: true as const }),
    ...(isVerified && decided.submission_id && { isShareable: true as const }),
  };
}
