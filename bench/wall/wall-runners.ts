import { type loadRaceGame, readParts, recordRace } from "#race/race-game.ts";
import type { Person, RaceSite } from "#race/race-site.ts";

type Game = Awaited<ReturnType<typeof loadRaceGame>>;
type Ticket = { run_id: string; seed: string; every_ms: number };

const FRAME_MS = 1000 / 60;

/** The runners of a race, played by the game's bot through the API. */
export type Runners = { stop(): Promise<void> };

/**
 * Every runner begins, and then shows its run in real time, as the page does. Runs are recorded one after the other, so
 * the runners start a little apart, as people do.
 */
export async function runRace(site: RaceSite, raceId: string, people: Person[], game: Game): Promise<Runners> {
  let isOver = false;
  const tickets = await Promise.all(people.map((who) => site.call<Ticket>(who, "begin_race_run", { race_id: raceId })));
  const shows: Promise<void>[] = [];
  for (const [at, who] of people.entries()) {
    const played = recordRace(game, tickets[at]!.seed, { lateFrames: (at * 37) % 240, seconds: 600 });
    shows.push(show(who, tickets[at]!, played));
    await sleep(1);
  }

  async function show(who: Person, ticket: Ticket, played: ReturnType<typeof recordRace>): Promise<void> {
    const { bytesBefore } = readParts(played.log);
    const begun = performance.now();
    let [from, bytes] = [0, 0];
    while (from < played.frames && !isOver) {
      await sleep(ticket.every_ms - ((performance.now() - begun) % ticket.every_ms));
      const to = Math.min(played.frames, Math.floor((performance.now() - begun) / FRAME_MS));
      const end = bytesBefore(to);
      const log = played.log.subarray(bytes, end).toString("base64");
      // The bot's score during the run is not known, so it grows evenly.
      const score = Math.round((played.score * to) / played.frames);
      const part = { run_id: ticket.run_id, from_frame: from, to_frame: to, log, score };
      await site.call(who, "show_inputs", part).catch(() => (isOver = true));
      [from, bytes] = [to, end];
    }
    if (isOver) return;
    const run = { run_id: ticket.run_id, log: played.log.toString("base64"), frames: played.frames };
    await site.call(who, "submit_race_run", { ...run, score: played.score, final_hash: String(played.hash) });
  }

  return {
    stop: async () => {
      isOver = true;
      await Promise.all(shows);
    },
  };
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
