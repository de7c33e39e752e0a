import { HostRefusal } from "@quackademy/game-sdk/host-channel.ts";
import { createLocalStore } from "#lib/device/local-store.ts";
import { ServerError } from "#lib/data/unwrap.ts";
import { type CloudSave, fetchSave, storeSave } from "./play-api.ts";
import { isFinalRefusal } from "./play-refusal.ts";
import { dropUnsentSave, storeUnsentSave, unsentSave } from "./unsent-saves.ts";

/** A visitor's save on this device. */
type GuestSave = { rev: number; data: string; savedAt: number };
type Saved = { rev: number; data: string };
type Loaded = Saved & { others?: string[] };
type Saves = {
  /** `isMerging`: the game merges saves itself; else the newest one counts. */
  load(isMerging?: boolean): Promise<Loaded | null>;
  save(given: Saved): Promise<{ rev: number }>;
};

const CONFLICT = "PT409";
const TOO_LARGE = "PT413";
const TOO_OFTEN = "PT429";
const DEFAULT_WAIT_SECONDS = 10;
const isGuestSave = (value: unknown): value is GuestSave | null => {
  if (value === null) return true;
  const { rev, data, savedAt } = value as Partial<GuestSave>;
  return typeof rev === "number" && typeof data === "string" && typeof savedAt === "number";
};

/** Stores a class's saves: with the account of the player, or on the device of a visitor. */
export function createSaves(appId: string, playerId: () => string | null): Saves {
  const guest = createLocalStore<GuestSave | null>(`save:${appId}`, null, isGuestSave);
  let newest: Saved | null = null;
  /** The player whose save the game has; undefined before it is loaded, null for a visitor. */
  let loadedFor: string | null | undefined;
  /** Saves on this device that the game merges: they are removed when it has saved. */
  let isMerged = false;

  const saveHere = ({ rev, data }: Saved) => {
    const known = guest.get()?.rev ?? 0;
    if (rev !== known) throw new HostRefusal("conflict");
    guest.set({ rev: rev + 1, data, savedAt: Date.now() });
    return { rev: rev + 1 };
  };

  /** Moves a visitor's save to the account if it is the newer one, and removes it from the device. */
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

  /** A save that could not be sent is the newest, unless the account has a newer revision. */
  const catchUp = async (cloud: Saved | null, userId: string): Promise<Saved | null> => {
    const waiting = unsentSave(appId, userId);
    const rev = cloud?.rev ?? 0;
    if (!waiting) return cloud;
    if (waiting.rev !== rev) {
      dropUnsentSave(appId);
      return cloud;
    }
    try {
      const stored = await storeSave(appId, waiting.data, rev);
      dropUnsentSave(appId);
      return { rev: stored.rev, data: waiting.data };
    } catch {
      // It stays queued, and the game continues with it.
      return { rev, data: waiting.data };
    }
  };

  /**
   * Stores a save with the account. If it is rate-limited or the server is unreachable, it stays queued on the device.
   */
  const saveThere = async (given: Saved, userId: string): Promise<{ rev: number }> => {
    newest = given;
    for (;;) {
      try {
        const stored = await storeSave(appId, given.data, given.rev);
        dropUnsentSave(appId);
        if (isMerged) guest.set(null);
        isMerged = false;
        return stored;
      } catch (error) {
        if (isRefusal(error, CONFLICT)) throw new HostRefusal("conflict");
        if (isRefusal(error, TOO_LARGE)) throw new HostRefusal("too-large");
        if (isRefusal(error, TOO_OFTEN) || !isFinalRefusal(error)) storeUnsentSave(appId, { ...given, userId });
        if (!isRefusal(error, TOO_OFTEN)) throw error;
        await sleep(waitOf(error));
        if (playerId() !== userId) throw error;
        // The game has saved again without waiting for the answer: the newer save replaces this one.
        if (newest !== given) throw new HostRefusal("too-many");
      }
    }
  };

  /** Everything that belongs to the player: the account's save, a visitor's on this device, and one that is unsent. */
  const loadAll = async (userId: string): Promise<Loaded | null> => {
    const cloud = await fetchSave(appId);
    const others = [guest.get()?.data, unsentSave(appId, userId)?.data].filter((data) => data !== undefined);
    isMerged = guest.get() !== null;
    if (!cloud && others.length === 0) return null;
    return { rev: cloud?.rev ?? 0, data: cloud?.data ?? "", ...(others.length > 0 && { others }) };
  };

  return {
    async load(isMerging = false) {
      const userId = playerId();
      loadedFor = userId;
      if (userId === null) return pick(guest.get());
      if (isMerging) return loadAll(userId);
      // Race condition: another device saved between reading and writing. Merge once more.
      const cloud = await merge().catch((error: unknown) =>
        isRefusal(error, CONFLICT) ? merge() : Promise.reject(error),
      );
      return pick(await catchUp(cloud, userId));
    },
    save: async (given) => {
      const userId = playerId();
      // Another player has signed in on a shared device: one player's progress must not become another's.
      if (loadedFor && loadedFor !== userId) throw new HostRefusal("not-signed-in");
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

/** The delay that the server asked for, in milliseconds. */
function waitOf({ details }: ServerError): number {
  const seconds = Number(details);
  return 1000 * (seconds > 0 && seconds <= 600 ? seconds : DEFAULT_WAIT_SECONDS);
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
