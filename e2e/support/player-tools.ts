import { newApiPlayer, staySignedIn } from "./api-player.ts";
import type { Page } from "./harness.ts";

/** Somebody new, who has not said yet where they come from, is here. Signing up by the form has journeys of its own. */
export async function newPlayer(page: Page): Promise<{ username: string }> {
  const config = await page.request.get("/config.json");
  const player = await newApiPlayer(new URL(config.url()).origin, { isOnboarded: false });
  await staySignedIn(page, player);
  return player;
}
