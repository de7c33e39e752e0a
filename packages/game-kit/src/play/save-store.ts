import type { Portal } from "@quackademy/game-sdk/portal.ts";
import type { Settings } from "@quackademy/game-sdk/protocol.ts";

/** What a game saves between visits. */
type SavedGame = { best: number | null; settings: Partial<Settings> };

const NOTHING: SavedGame = { best: null, settings: {} };

/** Saves in the page if it offers saves, else in localStorage, else in memory. */
export type SaveStore = {
  readonly saved: SavedGame;
  update(change: Partial<SavedGame>): void;
};

export async function openSaveStore(portal: Portal, gameId: string): Promise<SaveStore> {
  const place = portal.features.includes("saves") ? portalPlace(portal) : browserPlace(`quackademy:${gameId}`);
  let saved = readSaved(await place.load());
  return {
    get saved() {
      return saved;
    },
    update(change) {
      saved = { ...saved, ...change };
      place.save(JSON.stringify(saved));
    },
  };
}

type Place = { load(): Promise<string | null>; save(data: string): void };

function portalPlace(portal: Portal): Place {
  let rev = 0;
  let [isSaving, waiting] = [false, null as string | null];
  const load = async () => {
    const found = await portal.ask("loadData", null).catch(() => null);
    rev = found?.rev ?? 0;
    return found?.data ?? null;
  };
  const send = async (data: string) => {
    isSaving = true;
    try {
      ({ rev } = await portal.ask("saveData", { rev, data }));
    } catch {
      // Another window saved first: the next save is based on its version.
      await load();
    }
    isSaving = false;
    const next = waiting;
    waiting = null;
    if (next !== null) await send(next);
  };
  return {
    load,
    save(data) {
      if (isSaving) waiting = data;
      else void send(data);
    },
  };
}

/** In a sandbox without an origin, even reading `localStorage` throws. */
function browserPlace(key: string): Place {
  return {
    load: async () => attempt(() => localStorage.getItem(key)),
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

/** Parses saved data and validates all of it. */
export function readSaved(text: string | null): SavedGame {
  const json = attempt(() => JSON.parse(text ?? "") as unknown);
  if (typeof json !== "object" || json === null) return NOTHING;
  const { best, settings } = json as Record<string, unknown>;
  return {
    best: Number.isSafeInteger(best) ? (best as number) : null,
    settings: typeof settings === "object" && settings !== null ? readSettings(settings) : {},
  };
}

function readSettings(json: object): Partial<Settings> {
  const { isMuted, volume, isCalm, isContrast } = json as Record<string, unknown>;
  return {
    ...(typeof isMuted === "boolean" && { isMuted }),
    ...(typeof volume === "number" && volume >= 0 && volume <= 1 && { volume }),
    ...(typeof isCalm === "boolean" && { isCalm }),
    ...(typeof isContrast === "boolean" && { isContrast }),
  };
}
