import { callerOf } from "../_shared/caller.ts";
import { ownSite } from "../_shared/own-site.ts";
import { copyCover } from "../_shared/publish-cover.ts";
import type { SiteApi } from "../_shared/site-api.ts";

const BATCH = 100;
const JUDGING_MS = 60_000;

type Work = {
  judge: string[];
  remove_uploads: string[];
  remove_images: string[];
  /** Other files, by bucket. */
  remove?: Record<string, string[]>;
  /** Covers of classes that the operator published. */
  publish_covers?: [from: string, to: string][];
};

/** Cleans up what the referee cannot, because files are outside the database. Only the site may call it. */
Deno.serve(async (request) => {
  const { site, serviceKey } = ownSite();
  if ((await callerOf(request, serviceKey)) !== "service") {
    return Response.json(
      { code: "not_allowed", message: "Only the site itself may call this function." },
      { status: 403 },
    );
  }
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } });
  const work = await site.call<Work>("sweep", {});
  const removed = {
    removed_uploads: await removeAll(site, "leaderboard_uploads", work.remove_uploads),
    removed_images: await removeAll(site, "leaderboard_images", work.remove_images),
  };
  for (const [from, to] of work.publish_covers ?? []) await copyCover(site, from, to);
  for (const [bucket, paths] of Object.entries(work.remove ?? {})) await removeAll(site, bucket, paths);
  return Response.json({ ...(await judgeAll(site, work.judge)), ...removed });
});

async function removeAll(site: SiteApi, bucket: string, paths: string[]): Promise<number> {
  for (let from = 0; from < paths.length; from += BATCH) await site.remove(bucket, paths.slice(from, from + BATCH));
  return paths.length;
}

/**
 * Judges each picture in a call of its own, so that each has its own limits and one failure does not affect the others.
 */
async function judgeAll(site: SiteApi, paths: string[]): Promise<{ judged: number; failed: number; left: number }> {
  const until = Date.now() + JUDGING_MS;
  const count = { judged: 0, failed: 0, left: paths.length };
  for (const path of paths) {
    if (Date.now() > until) break;
    const answer = await site.invoke("accept-image", { path }).catch(() => null);
    const isSettled = answer !== null && answer.status < 500;
    await answer?.body?.cancel();
    count[isSettled ? "judged" : "failed"] += 1;
    count.left -= 1;
  }
  return count;
}
