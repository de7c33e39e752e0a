import { DISPLAY_FONT } from "@quackademy/game-sdk/inline-boot.ts";
import { keepPage } from "./offline-api.ts";
import { offlinePath } from "./offline-path-api.ts";
import { referencedFiles, CACHE_NAMES } from "./offline-rules.ts";

const keptThisVisit = new Set<string>();

/** Stores a game for offline use: its files, and the page that loads it as a single document. */
export async function keepGame(id: string, entry: string): Promise<void> {
  if (!("serviceWorker" in navigator) || navigator.serviceWorker.controller === null || keptThisVisit.has(id)) return;
  keptThisVisit.add(id);
  const page = new URL(entry, location.href).href;
  const games = await caches.open(CACHE_NAMES.games);
  const answer = await fetch(page);
  if (!answer.ok) return;
  const files = referencedFiles(await answer.clone().text(), page);
  await games.put(page, answer);
  await games.addAll(files);
  await keepStaff(games, page).catch(() => {});
  await games.add(new URL(DISPLAY_FONT, page).href).catch(() => {});
  await Promise.all([keepPage(new URL(offlinePath(id), location.href).href), keepPage(location.href)]);
}

/** The staff's runs, for medals and races. Not every game has them. */
async function keepStaff(games: Cache, page: string): Promise<void> {
  const address = new URL("game.json", page).href;
  const answer = await fetch(address);
  const { staff } = (await answer.clone().json()) as { staff?: string };
  if (staff === undefined) return;
  await games.put(address, answer);
  await games.add(new URL(staff, page).href);
}
