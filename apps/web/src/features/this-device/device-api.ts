import { queryOptions } from "@tanstack/react-query";
import { deviceStorage } from "#lib/device/device-storage.ts";
import { type DeviceEntry, describeEntries, gamesAmong, type KeptGame } from "./device-entries.ts";

export type DeviceFacts = {
  entries: DeviceEntry[];
  games: KeptGame[];
  /** Everything else that is stored to open pages without a connection. */
  files: number;
  /** The browser does not let the site keep anything. */
  isDenied: boolean;
  /** What all of it takes up, if the browser says so. */
  usedBytes: number | null;
};

/** Of this device, not of anybody's account: asked anew each time somebody looks. */
export const deviceQuery = queryOptions({
  queryKey: ["device"],
  queryFn: readDevice,
  staleTime: 0,
  networkMode: "always",
  meta: { hideError: true },
});

async function readDevice(): Promise<DeviceFacts> {
  const addresses = (await storedRequests()).map(({ request }) => request.url);
  const games = gamesAmong(addresses);
  const inGames = games.reduce((sum, { files }) => sum + files, 0);
  const entries = describeEntries(storedTexts());
  const inFiles = await fileBytes();
  return {
    entries,
    games,
    files: addresses.length - inGames,
    isDenied: deviceStorage.isDenied(),
    // What the browser counts is without the short texts that it keeps for us.
    usedBytes: inFiles === null ? null : inFiles + entries.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** Forgets one thing of this device. */
export function clearEntry(key: string): void {
  deviceStorage.removeItem(key);
}

/** Forgets the stored files of a game, or of everything. */
export async function clearFiles(gameId?: string): Promise<void> {
  for (const { name, request } of await storedRequests()) {
    const isWanted = gameId === undefined || gamesAmong([request.url]).some(({ id }) => id === gameId);
    if (isWanted) await (await caches.open(name)).delete(request);
  }
}

function storedTexts(): [string, string][] {
  return deviceStorage.keys().map((key) => [key, deviceStorage.getItem(key) ?? ""]);
}

async function storedRequests(): Promise<{ name: string; request: Request }[]> {
  // Only where the page came over https, or from this very machine.
  if (!("caches" in globalThis)) return [];
  const names = await caches.keys().catch(() => []);
  const lists = await Promise.all(
    names.map(async (name) => (await (await caches.open(name)).keys()).map((request) => ({ name, request }))),
  );
  return lists.flat();
}

async function fileBytes(): Promise<number | null> {
  try {
    return (await navigator.storage.estimate()).usage ?? null;
  } catch {
    // Not over plain http, and not in every browser.
    return null;
  }
}
