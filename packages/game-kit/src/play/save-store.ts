import { CallRefused } from "@quackademy/game-sdk/game-end.ts";
import type { Portal } from "@quackademy/game-sdk/portal.ts";
import { MAX_SAVE_BYTES } from "@quackademy/game-sdk/protocol.ts";
import { mergeSaved, readSaved, RECENT_SCORES, type Medal, type SavedGame, type ScoreOrder } from "./save-data.ts";

/** Saves in the page if it offers saves, else in localStorage, else in memory. */
export type SaveStore = {
  readonly saved: SavedGame;
  /** False: the save would be too large, and stays as it was. */
  update(change: Partial<SavedGame>): boolean;
  bestOf(variant: string): number | null;
  /** Keeps a score if it is a best, and among the latest ones. */
  addScore(variant: string, score: number): void;
  /** Keeps a medal, unless a better one is known. */
  addMedal(variant: string, medal: Medal): void;
  /** Called when a change is too large to be kept. */
  onFull(tell: () => void): void;
};

export async function openSaveStore(portal: Portal, gameId: string, score: ScoreOrder): Promise<SaveStore> {
  const place = portal.features.includes("saves") ? portalPlace(portal) : browserPlace(`quackademy:${gameId}`);
  const read = (text: string) => readSaved(text, score);
  const [first = readSaved(null, score), ...others] = (await place.load()).map(read);
  const merge = (mine: SavedGame, theirs: SavedGame) => mergeSaved(mine, theirs, score);
  let saved = others.reduce(merge, first);
  let tellFull = () => {};

  /** Another window has saved meanwhile: what it has is added, and the next try is based on it. */
  const onConflict = (theirs: string[]) => {
    saved = theirs.map(read).reduce(merge, saved);
    return JSON.stringify(saved);
  };
  const update = (change: Partial<SavedGame>): boolean => {
    const next = { ...saved, ...change };
    const data = JSON.stringify(next);
    if (new TextEncoder().encode(data).length > MAX_SAVE_BYTES) {
      tellFull();
      return false;
    }
    saved = next;
    place.save(data, onConflict);
    return true;
  };
  // A visitor's save that was found beside the account's is written into it at once.
  if (others.length > 0) update({});

  return {
    get saved() {
      return saved;
    },
    update,
    bestOf: (variant) => saved.bests[variant] ?? null,
    addScore(variant, value) {
      const before = saved.bests[variant];
      const isBest = before === undefined || (score.order === "asc" ? value < before : value > before);
      const bests = isBest ? { ...saved.bests, [variant]: value } : saved.bests;
      const recent = [...(saved.recent[variant] ?? []), value].slice(-RECENT_SCORES);
      update({ bests, best: bests[""] ?? null, recent: { ...saved.recent, [variant]: recent } });
    },
    addMedal(variant, medal) {
      if ((saved.medals[variant] ?? 0) < medal) update({ medals: { ...saved.medals, [variant]: medal } });
    },
    onFull: (tell) => void (tellFull = tell),
  };
}

/** `load` finds the save, and further ones that belong to it; `save` asks for other data after a conflict. */
type Place = { load(): Promise<string[]>; save(data: string, onConflict: (theirs: string[]) => string): void };

const MAX_TRIES = 4;

function portalPlace(portal: Portal): Place {
  let rev = 0;
  let [isSaving, waiting] = [false, null as string | null];
  const load = async (): Promise<string[]> => {
    const found = await portal.ask("loadData", { isMerging: true }).catch(() => null);
    rev = found?.rev ?? 0;
    return found ? [found.data, ...(found.others ?? [])] : [];
  };
  const send = async (data: string, onConflict: (theirs: string[]) => string, tries = MAX_TRIES): Promise<void> => {
    try {
      ({ rev } = await portal.ask("saveData", { rev, data }));
    } catch (error) {
      // The page retries other failures, because it keeps a save that it could not send.
      const isConflict = error instanceof CallRefused && error.code === "conflict";
      if (isConflict && tries > 1) {
        waiting = null;
        return send(onConflict(await load()), onConflict, tries - 1);
      }
    }
  };
  const sendAll = async (data: string, onConflict: (theirs: string[]) => string) => {
    isSaving = true;
    for (let next: string | null = data; next !== null;) {
      await send(next, onConflict);
      next = waiting;
      waiting = null;
    }
    isSaving = false;
  };
  return {
    load,
    save(data, onConflict) {
      if (isSaving) waiting = data;
      else void sendAll(data, onConflict);
    },
  };
}

/** In a sandbox without an origin, even reading `localStorage` throws. */
function browserPlace(key: string): Place {
  return {
    load: async () => {
      const found = attempt(() => localStorage.getItem(key));
      return found === null ? [] : [found];
    },
    save: (data) => attempt(() => localStorage.setItem(key, data)),
  };
}

function attempt<T>(what: () => T): T | null {
  try {
    return what();
  } catch {
    return null;
  }
}
