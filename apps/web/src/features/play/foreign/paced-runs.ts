import { SCORE_NOTE_SECONDS } from "@quackademy/contract/rules-numbers.ts";
import type { FromGame, RunVerdict } from "@quackademy/game-sdk/protocol.ts";
import { noteScore, startRun, submitPaced } from "#features/play/play-api.ts";
import { isFinalRefusal } from "#features/play/play-refusal.ts";

/** How often the score is noted: the server compares the steps between two notes with the pace of the class. */
export const NOTE_EVERY_MS = SCORE_NOTE_SECONDS * 1000;

/**
 * How many runs one frame may start: these at once, and one more in every interval. The server's limit counts all games of
 * the player together, so one game that starts runs all the time must not use it up.
 */
const STARTS_AT_ONCE = 20;
const START_EVERY_MS = 20_000;
const TOO_MANY_STARTS = "This game starts new rounds too fast. Play on: rounds count again in a moment.";

type PacedRun = {
  /** Null: the run could not be started, and does not count. */
  id: Promise<string | null>;
  begunMs: number;
  score: number | null;
  noted: { second: number; score: number } | null;
  /** The sentence of a refusal: the rest of the run is not noted any more. */
  refused: string | null;
  timer: ReturnType<typeof setInterval>;
  /** Notes are sent one after another. */
  sending: Promise<void>;
};

type PacedOptions = {
  appId: string;
  /** Whether scores of the class are paced, and the player is signed in. */
  isCounted(): Promise<boolean>;
  onVerdict(verdict: RunVerdict): void;
};

export type PacedRuns = { onEvent(event: FromGame): void; close(): void };

/** Follows the runs of a game that the server cannot replay. The game only tells its score; the page sends it. */
export function createPacedRuns({ appId, isCounted, onVerdict }: PacedOptions): PacedRuns {
  const starts = createBudget(STARTS_AT_ONCE, START_EVERY_MS);
  let current: PacedRun | null = null;
  let isPaused = false;
  let hasTold = false;

  function begin(): void {
    // A game that goes on after a pause also says that it starts.
    if (current && isPaused) return;
    drop();
    const mayStart = starts.spend();
    const run: PacedRun = {
      id: mayStart ? startCounted() : Promise.resolve(null),
      begunMs: performance.now(),
      score: null,
      noted: null,
      refused: mayStart ? null : TOO_MANY_STARTS,
      timer: setInterval(() => void note(run), NOTE_EVERY_MS),
      sending: Promise.resolve(),
    };
    // The server's clock starts with its answer at the latest.
    void run.id.then(() => (run.begunMs = performance.now()));
    current = run;
  }

  async function startCounted(): Promise<string | null> {
    try {
      return (await isCounted()) ? (await startRun(appId, "ranked")).run_id : null;
    } catch {
      return null;
    }
  }

  function drop(): PacedRun | null {
    const dropped = current;
    if (dropped) clearInterval(dropped.timer);
    current = null;
    return dropped;
  }

  async function finish(): Promise<void> {
    const run = drop();
    const id = await run?.id;
    if (!run || run.score === null) return;
    const { score } = run;
    if (!id) return tellOnce(score, run.refused);
    await note(run);
    if (run.refused === null && run.noted?.score !== score) run.refused = "Your score could not be sent.";
    onVerdict(run.refused === null ? await submit(id, score) : rejected(score, run.refused));
  }

  /** Shown once, because the game decides how often it happens. */
  async function tellOnce(score: number, why: string | null): Promise<void> {
    if (why === null || hasTold || !(await isCounted())) return;
    hasTold = true;
    onVerdict(rejected(score, why));
  }

  return {
    onEvent: (event) => {
      if (event.type === "gameplayStart") begin();
      if (event.type === "scoreTick" && current) current.score = event.score;
      if (event.type === "gameplayStop" && event.why === "over") void finish();
      if (event.type === "gameplayStop" && event.why === "quit") drop();
      if (event.type === "gameplayStart" || event.type === "gameplayStop")
        isPaused = event.type === "gameplayStop" && event.why === "paused";
    },
    close: () => void drop(),
  };
}

/** Allows `most` at once, and one more after each interval. */
function createBudget(most: number, everyMs: number): { spend(): boolean } {
  let left = most;
  let countedMs = performance.now();
  return {
    spend() {
      const earned = Math.floor((performance.now() - countedMs) / everyMs);
      countedMs += earned * everyMs;
      left = Math.min(most, left + earned);
      if (left <= 0) return false;
      left -= 1;
      return true;
    },
  };
}

/** Notes the current score. If a note is lost on its way, the next one replaces it. */
function note(run: PacedRun): Promise<void> {
  run.sending = run.sending.then(async () => {
    const id = await run.id;
    const { score, noted } = run;
    if (id === null || score === null || run.refused !== null) return;
    const passed = Math.floor((performance.now() - run.begunMs) / 1000);
    const second = Math.max(passed, (noted?.second ?? -1) + 1);
    try {
      await noteScore(id, second, score);
      run.noted = { second, score };
    } catch (error) {
      if (isFinalRefusal(error)) run.refused = error.message;
    }
  });
  return run.sending;
}

async function submit(run: string, score: number): Promise<RunVerdict> {
  try {
    const { status, reason } = await submitPaced(run, score);
    if (status === "verified") return { ...NO_PLACE, status, score, reason: null };
    if (status === "rejected") return rejected(score, reason ?? "");
    return {
      ...NO_PLACE,
      status: "queued",
      score,
      reason: "A moderator looks at it first, because it would be among the first ten.",
    };
  } catch (error) {
    return rejected(score, isFinalRefusal(error) ? error.message : "Your score could not be sent.");
  }
}

const NO_PLACE = { rank: null, best: null, next: null };
const rejected = (score: number, reason: string): RunVerdict => ({ ...NO_PLACE, status: "rejected", score, reason });
