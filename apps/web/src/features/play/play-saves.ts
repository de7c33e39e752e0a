import { HostRefusal } from "@quackademy/game-sdk/host-channel.ts";
import { createLocalStore } from "#lib/device/local-store.ts";
import { ServerError } from "#lib/data/unwrap.ts";
import { type CloudSave, fetchSave, storeSave } from "./play-api.ts";
import { isRule } from "./play-refusal.ts";
import { dropWaiting, keepWaiting, waitingSave } from "./waiting-saves.ts";

/** What a visitor's game has kept on this device. */
type GuestSave = { rev: number; data: string; savedAt: number };
type Saved = { rev: number; data: string };
type Saves = { load(): Promise<Saved | null>; save(given: Saved): Promise<{ rev: number }> };

const CONFLICT = "PT409";
const TOO_LARGE = "PT413";
const TOO_OFTEN = "PT429";
const WAIT_UNLESS_TOLD_SECONDS = 10;
const isGuestSave = (value: unknown): value is GuestSave | null => {
  if (value === null) return true;
  const { rev, data, savedAt } = value as Partial<GuestSave>;
  return typeof rev === "number" && typeof data === "string" && typeof savedAt === "number";
};

/** Where a class's data is kept: with the account of who is signed in, on the device of who is not. */
export function createSaves(appId: string, playerId: () => string | null): Saves {
  const guest = createLocalStore<GuestSave | null>(`save:${appId}`, null, isGuestSave);
  let newest: Saved | null = null;

  const saveHere = ({ rev, data }: Saved) => {
    const known = guest.get()?.rev ?? 0;
    if (rev !== known) throw new HostRefusal("conflict");
    guest.set({ rev: rev + 1, data, savedAt: Date.now() });
    return { rev: rev + 1 };
  };

  /** What was played before signing in becomes the account's, if it is the newer of the two; the device forgets it. */
  const merge = async (): Promise<CloudSave | null> => {
    const cloud = await fetchSave(appId);
    const kept = guest.get();
    if (!kept) return cloud;
    if (cloud && cloud.savedAt >= kept.savedAt) {
      guest.set(null);
      return cloud;
    }
    const { rev } = await storeSave(appId, kept.data, cloud?.rev ?? 0);
    guest.set(null);
    return { rev, data: kept.data, savedAt: kept.savedAt };
  };

  /** A save that did not get through last time is the newest, unless the account has gone on without it. */
  const catchUp = async (cloud: Saved | null, userId: string): Promise<Saved | null> => {
    const waiting = waitingSave(appId, userId);
    const rev = cloud?.rev ?? 0;
    if (!waiting) return cloud;
    if (waiting.rev !== rev) {
      dropWaiting(appId);
      return cloud;
    }
    try {
      const stored = await storeSave(appId, waiting.data, rev);
      dropWaiting(appId);
      return { rev: stored.rev, data: waiting.data };
    } catch {
      // It goes on waiting; the game plays on with it all the same.
      return { rev, data: waiting.data };
    }
  };

  /** Stores with the account. A save that comes too often, or meets no server, stays on the device until it got through. */
  const saveThere = async (given: Saved, userId: string): Promise<{ rev: number }> => {
    newest = given;
    for (;;) {
      try {
        const stored = await storeSave(appId, given.data, given.rev);
        dropWaiting(appId);
        return stored;
      } catch (error) {
        if (isRefusal(error, CONFLICT)) throw new HostRefusal("conflict");
        if (isRefusal(error, TOO_LARGE)) throw new HostRefusal("too-large");
        if (isRefusal(error, TOO_OFTEN) || !isRule(error)) keepWaiting(appId, { ...given, userId });
        if (!isRefusal(error, TOO_OFTEN)) throw error;
        await sleep(waitOf(error));
        if (playerId() !== userId) throw error;
        // A game that does not wait for the answer has saved again meanwhile: that save speaks for both.
        if (newest !== given) throw new HostRefusal("too-many");
      }
    }
  };

  return {
    async load() {
      const userId = playerId();
      if (userId === null) return pick(guest.get());
      // Somebody saved between the two steps: the second time, both are looked at again.
      const cloud = await merge().catch((error: unknown) =>
        isRefusal(error, CONFLICT) ? merge() : Promise.reject(error),
      );
      return pick(await catchUp(cloud, userId));
    },
    save: async (given) => {
      const userId = playerId();
      return userId === null ? saveHere(given) : saveThere(given, userId);
    },
  };
}

function pick(save: Saved | null): Saved | null {
  return save && { rev: save.rev, data: save.data };
}

function isRefusal(error: unknown, code: string): error is ServerError {
  return error instanceof ServerError && error.code === code;
}

/** How long the server asked to wait, in milliseconds. */
function waitOf({ details }: ServerError): number {
  const seconds = Number(details);
  return 1000 * (seconds > 0 && seconds <= 600 ? seconds : WAIT_UNLESS_TOLD_SECONDS);
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
