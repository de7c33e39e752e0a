import type { ApiPlayer } from "#support/api-player.ts";
import type { Page } from "#support/harness.ts";
import { sampleClip } from "./clip-workshop.ts";

/** Published clips that nobody has to make first: lists and runs as the server would answer them. */
export async function answerClips(page: Page, count: number): Promise<void> {
  const clips = Array.from({ length: count }, (_, number) => ({
    ...sampleClip(number % 2 === 0 ? "skyhop" : "drift-belt", 3),
    id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
    title: `Clip ${number + 1}`,
    poster: null,
    likes: null,
    is_mine: false,
    is_liked: false,
    status: "published",
    published_at: new Date(Date.UTC(2026, 10, 17, 12, 0, -number)).toISOString(),
  }));
  await page.route("**/rpc/get_clips", (route) => route.fulfill({ json: { clips, next: null } }));
  await page.route("**/rpc/get_best_clips", (route) => route.fulfill({ json: clips.slice(0, 5) }));
  await page.route("**/rpc/get_clip", (route) => {
    const { clip_id } = route.request().postDataJSON() as { clip_id: string };
    return route.fulfill({ json: clips.find(({ id }) => id === clip_id) });
  });
}

/** The beginning of a recorded run of Drift Belt, as if the player had played it. */
export async function answerRun(page: Page, player: ApiPlayer, frames?: number): Promise<void> {
  const run = sampleClip("drift-belt", 3);
  const { app_id, score, seed, log, sim_version } = run;
  const { username } = player;
  const json = { app_id, score, seed, log, frames: frames ?? run["frames"], sim_version, username, is_current: true };
  await page.route("**/rpc/get_replay", (route) => route.fulfill({ json }));
}
