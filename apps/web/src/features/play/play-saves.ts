import { HostRefusal } from "@quackademy/game-sdk/host-channel.ts";
import { createLocalStore } from "#lib/local-store.ts";
import { ServerError } from "#lib/unwrap.ts";
import { type CloudSave, fetchSave, storeSave } from "./play-api.ts";

/** What a visitor's game has kept on this device. */
type GuestSave = { rev: number; data: string; savedAt: number };
type Saves = {
  load(): Promise<{ rev: number; data: string } | null>;
  save(given: { rev: number; data: string }): Promise<{ rev: number }>;
};

const CONFLICT = "PT409";
const TOO_LARGE = "PT413";
const isGuestSave = (value: unknown): value is GuestSave | null => {
  if (value === null) return true;
  const { rev, data, savedAt } = value as Partial<GuestSave>;
  return typeof rev === "number" && typeof data === "string" && typeof savedAt === "number";
};

/** Where a class's data is kept: with the account of who is signed in, on the device of who is not. */
export function createSaves(appId: string, isSignedIn: () => boolean): Saves {
  const guest = createLocalStore<GuestSave | null>(`save:${appId}`, null, isGuestSave);

  const saveHere = ({ rev, data }: { rev: number; data: string }) => {
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

  return {
    async load() {
      if (!isSignedIn()) return pick(guest.get());
      // Somebody saved between the two steps: the second time, both are looked at again.
      return pick(
        await merge().catch((error: unknown) => (isRefusal(error, CONFLICT) ? merge() : Promise.reject(error))),
      );
    },
    async save(given) {
      if (!isSignedIn()) return saveHere(given);
      try {
        return await storeSave(appId, given.data, given.rev);
      } catch (error) {
        if (isRefusal(error, CONFLICT)) throw new HostRefusal("conflict");
        if (isRefusal(error, TOO_LARGE)) throw new HostRefusal("too-large");
        throw error;
      }
    },
  };
}

function pick(save: { rev: number; data: string } | null): { rev: number; data: string } | null {
  return save && { rev: save.rev, data: save.data };
}

function isRefusal(error: unknown, code: string): boolean {
  return error instanceof ServerError && error.code === code;
}
