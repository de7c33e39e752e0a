import type { RaceTicket } from "@quackademy/contract/race-answers.ts";
import { HostRefusal } from "@quackademy/game-sdk/host-channel.ts";
import type { RunTicket } from "@quackademy/game-sdk/protocol.ts";
import { fromBase64, toBase64 } from "#features/play/base64.ts";
import { isFinalRefusal } from "#features/play/play-refusal.ts";
import { asGuest, type Seat } from "#features/races/races-api.ts";
import type { InputPart } from "#features/races/show-queue.ts";
import { unwrap } from "#lib/data/unwrap.ts";
import { supabase } from "#lib/session/supabase.ts";

const TOO_EARLY = "PT425";
const TRY_AGAIN_MS = 1000;
/** One try a second: the server accepts starts for half a minute. */
const TRIES = 30;

type BeginOptions = {
  hasRules(simVersion: string): Promise<boolean>;
  /** The sentence of a refusal, such as "This round has started." */
  onRefused(message: string): void;
};

/** The ticket of the running round. Before the start, and while the connection is away, it is asked for again. */
export async function beginRaceRun(seat: Seat, { hasRules, onRefused }: BeginOptions): Promise<RunTicket> {
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      const ticket = await fetchTicket(seat);
      if (!(await hasRules(ticket.sim_version))) throw new HostRefusal("conflict");
      if (ticket.status !== "open") {
        onRefused("Your run has been handed in.");
        throw new HostRefusal("conflict");
      }
      return toRunTicket(ticket);
    } catch (error) {
      if (error instanceof HostRefusal) throw error;
      if (isFinalRefusal(error) && error.code !== TOO_EARLY) {
        onRefused(error.message);
        throw new HostRefusal("failed");
      }
      await pause(isFinalRefusal(error) ? Number(error.details) || TRY_AGAIN_MS : TRY_AGAIN_MS);
    }
  }
  onRefused("The connection is away. You can join the next round.");
  throw new HostRefusal("failed");
}

async function fetchTicket({ raceId, guest }: Seat): Promise<RaceTicket> {
  return unwrap(await (await supabase()).rpc("begin_race_run", { race_id: raceId, ...asGuest(guest) }));
}

function toRunTicket({ run_id: run, seed, variant, every_ms, shown, shown_to }: RaceTicket): RunTicket {
  return {
    run,
    seed,
    mode: "race",
    expires: null,
    best: null,
    next: null,
    variant,
    showEveryMs: every_ms,
    ...(shown_to > 0 && { resume: { log: fromBase64(shown), frames: shown_to } }),
  };
}

export async function showInputs(run: string, part: InputPart, guest: string | null): Promise<void> {
  const { from, to, score, log } = part;
  const shown = { run_id: run, from_frame: from, to_frame: to, log: toBase64(log), score, ...asGuest(guest) };
  unwrap(await (await supabase()).rpc("show_inputs", shown));
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
