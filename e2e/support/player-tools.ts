import { newApiPlayer, staySignedIn } from "./api-player.ts";
import type { Page } from "./harness.ts";

/** Signs in a new player before onboarding. Signing up by the form has its own journeys. */
export async function newPlayer(page: Page): Promise<{ username: string }> {
  const config = await page.request.get("/config.json");
  const player = await newApiPlayer(new URL(config.url()).origin, { isOnboarded: false });
  await staySignedIn(page, player);
  return player;
}
