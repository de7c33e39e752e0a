import type { ClipPage } from "@quackademy/contract/clip-answers.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf } from "#testing/answers.ts";
import { openRulesSite, type RulesSite } from "#testing/rules-site.ts";
import { addRun, newMaker } from "./clip-site.ts";

const [CLIPS, LIKED, FANS] = [20_000, 500, 200];

/** Compares the kept counts with counting the likes of the newest 500 clips at each call, as `get_newest_clips` can. */
describe.runIf(process.env["TEST_ENGINE"] === "postgres")(`the most liked of ${CLIPS} clips`, () => {
  let site: RulesSite;
  let maker: { id: string };
  let submission: string;
  beforeAll(async () => {
    site = await openRulesSite();
    maker = await newMaker(site);
    submission = await addRun(site, maker);
    await site.sql(
      `with fans as (
         insert into auth.users (id) select gen_random_uuid() from generate_series(1, $1::int) returning id
       )
       insert into public.my_users (user_id, username, created_at)
       select id, 'fan-' || left(id::text, 8), private.now() - interval '9 days' from fans`,
      String(FANS),
    );
  });
  afterAll(() => site.close());

  /** Adds published clips; every fan likes the first ones of them. The numbers are set at once, as the triggers would. */
  async function fill(clips: number, liked: number) {
    await site.sql(`alter table public.clip_likes disable trigger user`);
    await site.sql(
      `with made as (
         insert into public.clips (user_id, submission_id, app_id, from_frame, to_frame, title, poster_frame, status, log_bytes, likes,
           created_at, updated_at, submitted_at, published_at)
         select $1, $2, 'skyhop', 0, 600, 'Clip', 0, 'published', 10, case when n <= $4::int then $5::int else 0 end, at, at, at, at
         from (select n, private.now() - n * interval '1 minute' as at from generate_series(1, $3::int) as n) as wanted returning id, likes
       )
       insert into public.clip_likes (clip_id, user_id, created_at, is_counted)
       select made.id, u.user_id, private.now(), true from made, public.my_users u where made.likes > 0 and u.username like 'fan-%'`,
      maker.id,
      submission,
      String(clips),
      String(liked),
      String(FANS),
    );
    await site.sql(`alter table public.clip_likes enable trigger user`);
    await site.sql(`analyze public.clips, public.clip_likes`);
  }

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
    await fill(CLIPS / 10, LIKED / 10);
    const few = await explain(`get_clips(null, null, null, 'liked')`);
    await fill(CLIPS - CLIPS / 10, LIKED - LIKED / 10);
    const before = await explain(`get_newest_clips(null, null, null, 'liked')`);
    const after = await explain(`get_clips(null, null, null, 'liked')`);
    const ofClass = await explain(`get_clips('skyhop', null, null, 'liked')`);
    console.log(`most liked of ${CLIPS} clips, ${LIKED} with ${FANS} likes:`, { before, after, ofClass, few });
    expect(after.buffers).toBeLessThan(before.buffers / 5);
    expect(ofClass.buffers).toBeLessThan(before.buffers / 5);
    // Ten times as many clips and likes cost the same buffers, within a level of an index.
    expect(after.buffers).toBeLessThan(few.buffers * 1.5 + 50);
    const { clips } = answerOf<ClipPage>(await site.visitor.rpc("get_clips", { sort: "liked" }));
    expect([clips.length, clips[0]!.likes, clips.at(-1)!.likes]).toEqual([24, FANS, FANS]);
  });
});
