import { queryOptions } from "@tanstack/react-query";
import { deviceStorage } from "#lib/device/device-storage.ts";
import { type DeviceEntry, describeEntries, gamesAmong, type KeptGame } from "./device-entries.ts";

export type DeviceFacts = {
  entries: DeviceEntry[];
  games: KeptGame[];
  /** The number of other files that are stored to open pages offline. */
  files: number;
  /** Whether the browser denies storage. */
  isDenied: boolean;
  /** The total size, if the browser reports it. */
  usedBytes: number | null;
};

/** Data of this device, not of the account: read again each time it is shown. */
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
    // The browser's estimate does not include `localStorage`.
    usedBytes: inFiles === null ? null : inFiles + entries.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** Deletes one entry. */
export function clearEntry(key: string): void {
  deviceStorage.removeItem(key);
}

/** Deletes the stored files of a game, or all files. */
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
  // The Cache API needs https (or localhost).
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
    // Needs https, and is not available in every browser.
    return null;
  }
}
