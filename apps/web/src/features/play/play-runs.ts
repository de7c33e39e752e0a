import { practiceTicket } from "@quackademy/game-sdk/practice-ticket.ts";
import { HostRefusal } from "@quackademy/game-sdk/host-channel.ts";
import type { FinishedRun, RunTicket, RunVerdict } from "@quackademy/game-sdk/protocol.ts";
import { beginGuestRun, finishGuestRun, isGuestRun } from "#features/claims/claims-api.ts";
import type { ServerError } from "#lib/data/unwrap.ts";
import { boardOf, fetchPlace, type Place, type RunBoard, startRun, submitRun } from "./play-api.ts";
import { keepRun, sendKeptRuns, takeTicket } from "./play-offline.ts";
import { isFinalRefusal, isStopped, isTooSoon } from "./play-refusal.ts";
import { toVerdict } from "./run-report.ts";
import { awaitVerdict, type Decided } from "./run-verdict.ts";

/** How long the report screen waits for the verdict. A game may have 16 calls open, and waiting runs are calls. */
const SCREEN_WAIT_MS = 45_000;
const LATE_WAIT_MS = 15 * 60_000;
/** The limit is per minute; short levels reach it. */
const SOON_MS = 62_000;
/** The longest waits for a ticket, and then for the scores beside it. After that the run starts without them. */
const TICKET_WAIT_MS = 12_000;
const PLACE_WAIT_MS = 3000;
const NO_PLACE: Place = { best: null, rank: null, next: null };

/** The boards of this visit's runs, by run id. */
const boards = new Map<string, RunBoard>();
/** The scores of this visit's verified runs, by run id: their replays can be shared and cut. */
const submissions = new Map<string, string>();

export const submissionOf = (run: string): string | null => submissions.get(run) ?? null;

type Ask = {
  appId: string;
  userId: string | null;
  mode: "ranked" | "daily" | "practice";
  /** The mode or level of the game. */
  variant?: string | undefined;
  /** Whether the game has this rules version. */
  hasRules?: (simVersion: string) => Promise<boolean>;
  /** Whether runs of the class are replayed. */
  isReplayed?: () => Promise<boolean>;
};

/** Begins a run: ranked for players, practice for visitors and where runs are not replayed. */
export async function beginRun({ appId, userId, mode, variant = "", ...ask }: Ask): Promise<RunTicket> {
  const { hasRules = async () => true, isReplayed = async () => true } = ask;
  /** Without an answer of the server: a ticket that was fetched earlier, or practice. */
  const inReserve = (): RunTicket => {
    const kept = userId !== null && mode === "ranked" && variant === "" ? takeTicket(userId, appId) : null;
    return kept ? { ...kept, mode: "offline", best: null, next: null } : { ...practiceTicket(), why: "no-answer" };
  };
  // A visitor's run counts if it is claimed later. Without a connection it is practice.
  if (mode === "ranked" && userId === null && navigator.onLine && (await isReplayed())) {
    const asked = beginGuestRun(appId, variant, hasRules).catch(explainStop);
    return (await within(TICKET_WAIT_MS, asked, null)) ?? { ...practiceTicket(), why: "visitor" };
  }
  if (userId === null) return { ...practiceTicket(), why: "visitor" };
  if (mode === "practice") return practiceTicket();
  try {
    // The board of another mode is known with the run; that of the first is asked for at the same time.
    const early = variant === "" ? fetchPlace(boardOf(appId, { mode })).catch(() => NO_PLACE) : null;
    const run = await within(TICKET_WAIT_MS, startRun(appId, mode, variant), null);
    if (run === null) return inReserve();
    // With other rules the replay would give another score and reject the run.
    if (run.sim_version && !(await hasRules(run.sim_version))) return practiceTicket();
    const where = boardOf(appId, run);
    boards.set(run.run_id, where);
    // Scores that are counted in a new way have another board than the one that was asked for.
    const isEarly = early !== null && where.board === boardOf(appId, { mode }).board;
    const place = isEarly ? early : fetchPlace(where).catch(() => NO_PLACE);
    const { best, next } = await within(PLACE_WAIT_MS, place, NO_PLACE);
    const ticket = { run: run.run_id, seed: run.seed, mode, expires: Date.parse(run.expires_at), best, next };
    return variant === "" ? ticket : { ...ticket, variant };
  } catch (error) {
    explainStop(error);
    if (isFinalRefusal(error)) return refusedStart(error);
    return inReserve();
  }
}

/** The answer, or the other value if it takes longer. */
function within<T, U>(ms: number, answer: Promise<T>, otherwise: U): Promise<T | U> {
  return Promise.race([answer, new Promise<U>((resolve) => setTimeout(resolve, ms, otherwise))]);
}

/** Covers a game that started a run of its own while the site is closed. */
export function stopIfClosed(): void {
  if (!navigator.onLine) return;
  void import("#features/homeroom/stop-api.ts").then(
    ({ showStopIfClosed }) => showStopIfClosed(),
    () => {},
  );
}

/** A game starts a practice run without a ticket, so the page covers it and says why. */
function explainStop(refusal: unknown): null {
  if (isStopped(refusal))
    void import("#features/homeroom/stop-api.ts").then(
      ({ showStop }) => showStop(),
      () => {},
    );
  return null;
}

function refusedStart(error: ServerError): RunTicket {
  if (isTooSoon(error)) throw new HostRefusal("too-many");
  return practiceTicket();
}

/**
 * Submits a run and waits for the verdict. Offline it is stored and submitted later. If the verdict takes long, the run
 * is queued, and `onLate` gets the verdict when it arrives.
 */
export async function finishRun(
  appId: string,
  userId: string | null,
  run: FinishedRun,
  onLate: (verdict: RunVerdict) => void = () => {},
): Promise<RunVerdict> {
  const open = { score: run.score, ...NO_PLACE, reason: null };
  if (isGuestRun(run.run)) return finishGuestRun(appId, run);
  if (userId === null) return { ...open, status: "unranked" };
  try {
    await submitRun(run);
  } catch (error) {
    if (isTooSoon(error)) {
      keepRun(userId, appId, run);
      setTimeout(() => void sendKeptRuns(userId).catch(() => {}), SOON_MS);
      return { ...open, status: "queued", reason: "Six runs a minute are checked. This one follows in a minute." };
    }
    if (isFinalRefusal(error)) return { ...open, status: "rejected", reason: error.message };
    keepRun(userId, appId, run);
    return { ...open, status: "queued", reason: "It will be submitted when you are online again." };
  }
  // The server has the run now, and will replay it whatever happens to this page.
  const decided = await awaitVerdict(run.run, SCREEN_WAIT_MS);
  if (decided) return withPlace(appId, run, decided);
  void awaitVerdict(run.run, LATE_WAIT_MS).then(async (late) => late && onLate(await withPlace(appId, run, late)));
  return { ...open, status: "queued", reason: "Your score is still being checked. It counts once that is done." };
}

async function withPlace(appId: string, { run, score }: FinishedRun, decided: Decided): Promise<RunVerdict> {
  const known = boards.get(run) ?? boardOf(appId, { mode: "ranked" });
  const place = decided.report ? NO_PLACE : await fetchPlace(known).catch(() => NO_PLACE);
  if (decided.status === "verified" && decided.submission_id) submissions.set(run, decided.submission_id);
  return toVerdict(decided, score, place);
}
