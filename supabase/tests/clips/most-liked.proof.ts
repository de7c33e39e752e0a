import type { ClipPage } from "@quackademy/contract/rpc-answers.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf } from "#testing/answers.ts";
import { openRulesSite, type RulesSite } from "#testing/rules-site.ts";
import { addRun, newMaker } from "./clip-site.ts";

const CLIPS = 20_000;
const LIKED = 500;
const FANS = 200;

/** The old way counted the likes of the newest 500 clips at each call; `get_newest_clips` still can. */
describe.runIf(process.env["TEST_ENGINE"] === "postgres")(`the most liked of ${CLIPS} clips`, () => {
  let site: RulesSite;
  beforeAll(async () => {
    site = await openRulesSite();
    const maker = await newMaker(site);
    const submission = await addRun(site, maker);
    await site.sql(
      `insert into public.clips (id, user_id, submission_id, app_id, from_frame, to_frame, title, poster_frame, status, log_bytes,
         created_at, updated_at, submitted_at, published_at)
       select gen_random_uuid(), $1, $2, 'skyhop', 0, 600, 'Clip ' || n, 0, 'published', 10, at, at, at, at
       from (select n, private.now() - n * interval '1 minute' as at from generate_series(1, $3::int) as n) as made`,
      maker.id,
      submission,
      String(CLIPS),
    );
    await site.sql(
      `with fans as (
         insert into auth.users (id) select gen_random_uuid() from generate_series(1, $1::int) returning id
       )
       insert into public.my_users (user_id, username, created_at)
       select id, 'fan-' || left(id::text, 8), private.now() - interval '9 days' from fans`,
      String(FANS),
    );
    await site.sql(
      `insert into public.clip_likes (clip_id, user_id, created_at)
       select c.id, u.user_id, private.now() from (
         select id from public.clips order by published_at desc limit $1::int
       ) as c, public.my_users u where u.username like 'fan-%'`,
      String(LIKED),
    );
    await site.sql(`analyze public.clips, public.clip_likes`);
  });
  afterAll(() => site.close());

  const explain = async (call: string) => {
    const plans = [];
    // The first call makes the plans of the function's statements.
    for (let n = 0; n < 4; n++) {
      const [row] = await site.sql(`explain (analyze, buffers, format json) select private.${call}`);
      const [{ Plan: plan, "Execution Time": ms }] = JSON.parse(row![0]!) as [
        { Plan: Record<string, number>; "Execution Time": number },
      ];
      plans.push({ buffers: plan["Shared Hit Blocks"]! + plan["Shared Read Blocks"]!, ms });
    }
    return plans.slice(1).reduce((best, each) => (each.ms < best.ms ? each : best));
  };

  test("cost as much as those of few", async () => {
    const before = await explain(`get_newest_clips(null, null, null, 'liked')`);
    const after = await explain(`get_clips(null, null, null, 'liked')`);
    const ofClass = await explain(`get_clips('skyhop', null, null, 'liked')`);
    console.log(`most liked of ${CLIPS} clips, ${LIKED} with ${FANS} likes:`, { before, after, ofClass });
    expect(after.buffers).toBeLessThan(before.buffers / 5);
    expect(ofClass.buffers).toBeLessThan(before.buffers / 5);
    const { clips } = answerOf<ClipPage>(await site.visitor.rpc("get_clips", { sort: "liked" }));
    expect([clips.length, clips[0]!.likes, clips.at(-1)!.likes]).toEqual([24, FANS, FANS]);

    // Ten times fewer clips and likes: the same buffers, within a level of an index.
    await site.sql(`delete from public.clips where published_at < private.now() - interval '2000 minutes'`);
    await site.sql(
      `delete from public.clip_likes where clip_id in (select id from public.clips order by published_at desc offset 50)`,
    );
    await site.sql(`vacuum analyze public.clips`);
    const few = await explain(`get_clips(null, null, null, 'liked')`);
    console.log("with a tenth of them:", few);
    expect(after.buffers).toBeLessThan(few.buffers * 1.5 + 50);
  });
});
