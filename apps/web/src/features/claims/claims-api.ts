import type { FinishedRun, RunTicket, RunVerdict } from "@quackademy/game-sdk/protocol.ts";
import { createLocalStore } from "#lib/device/local-store.ts";
import { callFunction } from "#lib/session/call-function.ts";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";

/** A visitor's finished run, with the signed ticket that claims it after signing in. */
export type GuestRun = {
  claim: string;
  appId: string;
  variant: string;
  score: number;
  frames: number;
  hash: number;
  /** In base64. */
  log: string;
  /** Milliseconds since 1970. */
  expires: number;
};

/** The verdict on a claimed run, or why it was refused. */
export type ClaimResult = { appId: string; score: number; isCounted: boolean; words: string };

type OpenTicket = { claim: string; variant: string; order: "asc" | "desc"; expires: number };

/** Larger logs would fill the device's storage. */
const MAX_LOG_BYTES = 96 * 1024;
const GUEST_RUN = /^guest-/;

const isList = (value: unknown): value is GuestRun[] => Array.isArray(value);
export const guestRuns = createLocalStore<GuestRun[]>("guest-runs", [], isList);

/** The tickets of this visit's runs, by the name that the game knows. */
const tickets = new Map<string, OpenTicket>();

/** Whether a run is a visitor's, which the server does not know yet. */
export const isGuestRun = (run: string): boolean => GUEST_RUN.test(run);

/** The runs that can still be claimed, one per class. */
export const claimableRuns = (): GuestRun[] => guestRuns.get().filter(({ expires }) => expires > Date.now());

/** A ticket for a visitor; null if the server gives none or the game has other rules. */
export async function beginGuestRun(
  appId: string,
  variant: string,
  hasRules: (simVersion: string) => Promise<boolean>,
): Promise<RunTicket | null> {
  const given = unwrap(await (await supabase()).rpc("get_guest_ticket", { app_id: appId, variant }));
  // A server from before claims has no such function.
  if (typeof given.claim !== "string" || !(await hasRules(given.sim_version))) return null;
  const [run, expires] = [`guest-${crypto.randomUUID()}`, Date.parse(given.expires_at)];
  tickets.set(run, { claim: given.claim, variant: given.variant, order: given.order, expires });
  const best = claimableRuns().find((kept) => kept.appId === appId && kept.variant === variant)?.score ?? null;
  return { run, claim: given.claim, seed: given.seed, mode: "practice", variant, expires, best, next: null };
}

/** Keeps a visitor's run on this device if it is the best of its class. */
export function finishGuestRun(appId: string, { run, score, frames, hash, log }: FinishedRun): RunVerdict {
  const ticket = tickets.get(run);
  tickets.delete(run);
  const open = { status: "unranked", score, rank: null, best: null, next: null, reason: null } as const;
  if (!ticket || log.length > MAX_LOG_BYTES) return open;
  const before = claimableRuns().find((kept) => kept.appId === appId);
  const isBetter = !before || (ticket.order === "asc" ? score < before.score : score > before.score);
  if (!isBetter) return { ...open, best: before.score, reason: "Your best run of this class is kept on this device." };
  const { claim, variant, expires } = ticket;
  const kept: GuestRun = { claim, appId, variant, score, frames, hash, log: toBase64(log), expires };
  guestRuns.set([...claimableRuns().filter((other) => other.appId !== appId), kept]);
  return { ...open, best: score, reason: "Kept on this device. Sign in within 7 days to claim it." };
}

/** Claims the kept runs one after another. Each is gone from the device once the server has answered. */
export async function claimRuns(): Promise<ClaimResult[]> {
  const results: ClaimResult[] = [];
  for (const kept of claimableRuns()) {
    results.push(await claimRun(kept));
    guestRuns.set(guestRuns.get().filter(({ claim }) => claim !== kept.claim));
  }
  return results;
}

type Verified = { status: string; score: number | null; reason?: string | null; on_board?: boolean };

async function claimRun({ claim, appId, score, frames, hash, log }: GuestRun): Promise<ClaimResult> {
  const told = (isCounted: boolean, words: string): ClaimResult => ({ appId, score, isCounted, words });
  const answer = await (await supabase()).rpc("claim_run", { claim, log, frames, score, final_hash: String(hash) });
  // A refusal of the rules is final; without a connection the run stays on the device.
  if (answer.error) {
    if (!answer.error.code.startsWith("PT") && answer.error.code !== "23514") unwrap(answer);
    return told(false, answer.error.message);
  }
  const { run_id } = answer.data;
  const verdict = await callFunction<Verified>("verify-run", { run_id }).catch(() => null);
  if (verdict?.status === "verified")
    return told(true, verdict.on_board ? "It is on the board." : "It is your best. Play to enter the first ten.");
  if (verdict?.status === "rejected") return told(false, verdict.reason ?? "It does not count.");
  return told(true, "It is being checked.");
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
