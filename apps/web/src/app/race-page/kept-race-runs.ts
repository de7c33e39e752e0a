import type { FinishedRun } from "@quackademy/game-sdk/protocol.ts";
import { fromBase64, toBase64 } from "#features/play/base64.ts";
import { isFinalRefusal } from "#features/play/play-refusal.ts";
import { asGuest } from "#features/races/races-api.ts";
import { unwrap } from "#lib/data/unwrap.ts";
import { deviceStorage, tabStorage } from "#lib/device/device-storage.ts";
import { callFunction } from "#lib/session/call-function.ts";
import { supabase } from "#lib/session/supabase.ts";

type KeptRun = {
  raceId: string;
  guest: string | null;
  keptAt: number;
  run: Omit<FinishedRun, "log"> & { log: string };
};

const KEY = "race-runs";
/** The server deletes a race at most three hours after it was opened. */
const KEPT_MS = 3 * 60 * 60 * 1000;

/** A guest's run is stored for this tab, like the guest's secret; a player's run may outlive the tab. */
const storageOf = (guest: string | null) => (guest === null ? deviceStorage : tabStorage);

function readKept(guest: string | null): KeptRun[] {
  try {
    const kept = JSON.parse(storageOf(guest).getItem(KEY) ?? "[]") as KeptRun[];
    return kept.filter(({ keptAt }) => keptAt > Date.now() - KEPT_MS);
  } catch {
    return [];
  }
}

function writeKept(guest: string | null, kept: KeptRun[]): void {
  if (kept.length > 0) storageOf(guest).setItem(KEY, JSON.stringify(kept));
  else storageOf(guest).removeItem(KEY);
}

/** Keeps a run on the device until the server has answered: a lost connection or a reload must not lose it. */
export function keepRaceRun(raceId: string, guest: string | null, run: FinishedRun): void {
  const others = readKept(guest).filter((kept) => kept.run.run !== run.run);
  writeKept(guest, [...others, { raceId, guest, keptAt: Date.now(), run: { ...run, log: toBase64(run.log) } }]);
}

/** How many runs still wait, and the sentence of a refusal. */
export type SentRuns = { waiting: number; refusal: string | null };

/** Hands in the kept runs of a race. */
export async function sendRaceRuns(raceId: string, guest: string | null): Promise<SentRuns> {
  let waiting = 0;
  let refusal: string | null = null;
  for (const kept of readKept(guest).filter((each) => each.raceId === raceId)) {
    try {
      await submitRaceRun({ ...kept.run, log: fromBase64(kept.run.log) }, guest);
      // Starts the replay. The verdict comes over the race's topic.
      void callFunction("verify-run", { race_run_id: kept.run.run }).catch(() => {});
    } catch (error) {
      if (!isFinalRefusal(error)) {
        waiting += 1;
        continue;
      }
      refusal = error.message;
    }
    writeKept(
      guest,
      readKept(guest).filter((other) => other.run.run !== kept.run.run),
    );
  }
  return { waiting, refusal };
}

async function submitRaceRun({ run, log, frames, score, hash }: FinishedRun, guest: string | null): Promise<void> {
  const handedIn = { run_id: run, log: toBase64(log), frames, score, final_hash: String(hash), ...asGuest(guest) };
  unwrap(await (await supabase()).rpc("submit_race_run", handedIn));
}
