import { loadVerifier, type BenchGame, type Verifier } from "#runs/runs-verifier.ts";

export type RaceRun = { frames: number; score: number; hash: number; log: Buffer };

/** The frames of a run with the size of the log before each of them, and the frames of its inputs. */
export type RunParts = { bytesBefore(frame: number): number; pressed: number[] };

/** A game with its bot; an action game, unless told otherwise. */
export async function loadRaceGame(wanted = "skyhop"): Promise<{ verifier: Verifier; game: BenchGame }> {
  const verifier = await loadVerifier();
  const game = (await verifier.loadPlayedGames()).find(({ id }) => id === wanted);
  if (!game) throw new Error(`${wanted} is not built. Run npm run build first.`);
  return { verifier, game };
}

/** A run of a bot that begins a little later than the others, and lets go after so many seconds. */
export function recordRace(
  { verifier, game }: { verifier: Verifier; game: BenchGame },
  seed: string,
  { lateFrames, seconds }: { lateFrames: number; seconds: number },
): RaceRun {
  const bot = game.createBot();
  let frame = 0;
  const player = (state: unknown) => {
    frame += 1;
    return frame <= lateFrames || frame > seconds * 60 ? { held: 0, taps: [] } : bot(state);
  };
  const { frames, score, hash, log } = verifier.recordRun(game.rules, seed, player);
  return { frames, score, hash, log: Buffer.from(log, "base64") };
}

/** Reads where the inputs are. A log is pairs of numbers, seven bits a byte, lowest first. */
export function readParts(log: Buffer): RunParts {
  const starts: { frame: number; at: number }[] = [];
  let [at, frame] = [0, 0];
  const readNumber = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = log[at++]!;
      value += (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  while (at < log.length) {
    const start = at;
    frame += readNumber() >> 1;
    readNumber();
    starts.push({ frame, at: start });
  }
  return {
    bytesBefore: (wanted) => starts.find((entry) => entry.frame >= wanted)?.at ?? log.length,
    pressed: starts.map((entry) => entry.frame),
  };
}
