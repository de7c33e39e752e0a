import { defineAction, type Command, type CommandContext } from "#action.ts";
import { logged } from "#operator-log.ts";
import { queryRows } from "#query-rows.ts";
import { isUuid } from "#find-player.ts";
import { didYouMean } from "#near-matches.ts";
import { printCard, printTable, printTime } from "#plain-text.ts";
import { readChoice, readLimit, readReason } from "#read-values.ts";
import { Refusal } from "#refusal.ts";

type Score = {
  id: string;
  player: string;
  app_id: string;
  score: number;
  status: string;
  proof: string;
  offline: boolean;
  reason: string | null;
  image: string | null;
  upload: string | null;
  run_id: string | null;
  created_at: string;
};

const STATUSES = ["in_review", "pending", "image_ok", "verified", "rejected"] as const;
const MAX_REASON = 500;

// The screenshot of a score in review is in private.score_images until a moderator has accepted it.
const scoresQuery = (condition: string) => `
  select s.id, p.username as player, s.app_id, s.score, s.status, s.proof, s.offline, s.reason, s.run_id, s.created_at,
    coalesce(s.image, waiting.image) as image,
    case when s.status = 'pending' then (
      select o.name from storage.objects o
      where o.bucket_id = 'leaderboard_uploads' and o.name like 'submissions/' || s.id || '\\_%' limit 1
    ) end as upload
  from public.leaderboard_submissions s join public.my_users p using (user_id)
  left join private.score_images waiting on waiting.submission_id = s.id
  where ${condition}`;

export const scoreCommand: Command = {
  what: "the scores that players submitted",
  actions: {
    list: defineAction({
      what: "scores that wait for a decision, oldest first, or those of a status, newest first",
      takes: {
        status: { value: "status", what: `${STATUSES.join(", ")}; in_review by default` },
        app: { value: "id", what: "of one class only" },
        limit: { value: "n", what: "number of rows, 50 by default" },
      },
      run: async ({ status = "in_review", app, limit }, context) => {
        const wanted = readChoice("--status", status, STATUSES);
        const most = readLimit(limit);
        if (app !== undefined) await requireApp(context, app);
        const scores = await queryRows<Score>(
          context,
          `${scoresQuery("s.status = $1 and s.app_id = coalesce($2, s.app_id)")}
           order by s.created_at ${wanted === "in_review" || wanted === "pending" ? "" : "desc"} limit $3::int`,
          wanted,
          app ?? null,
          most,
        );
        const shown = scores.map((score) => ({ ...score, picture: pictureOf(score, context) }));
        const rows = shown.map((each) => [
          each.id,
          each.player,
          each.app_id,
          each.score,
          printTime(each.created_at),
          each.picture,
        ]);
        return {
          data: shown,
          text:
            shown.length === 0
              ? `There are no scores with the status ${wanted}.`
              : printTable(["SCORE ID", "PLAYER", "CLASS", "SCORE", "SENT", "PICTURE"], rows),
        };
      },
    }),
    show: defineAction({
      what: "one score and the address of its picture",
      args: ["id"],
      run: ({ id }, context) => showScore(context, id),
    }),
    accept: defineAction({
      what: "accept a score in review: it counts on the leaderboards",
      args: ["id"],
      takes: { reason: { value: "text", what: "a note that the player can read" } },
      run: ({ id, reason }, context) => decide(context, id, true, reason ?? ""),
    }),
    reject: defineAction({
      what: "reject a score, even one that was accepted before",
      args: ["id"],
      needs: { reason: { value: "text", what: "the reason; the player can read it" } },
      run: ({ id, reason }, context) => decide(context, id, false, reason),
    }),
  },
};

async function decide(context: CommandContext, id: string, isAccepted: boolean, reason: string) {
  const why = readReason(reason, MAX_REASON);
  await findScore(context, id);
  await logged(context, null).query(`select private.decide_score($1::uuid, $2::boolean, $3)`, [
    id,
    String(isAccepted),
    why,
  ]);
  return showScore(context, id);
}

async function showScore(context: CommandContext, id: string) {
  const score = await findScore(context, id);
  const picture = pictureOf(score, context);
  return {
    data: { ...score, picture },
    text: printCard([
      ["score", score.score],
      ["class", score.app_id],
      ["player", score.player],
      ["status", score.status.replaceAll("_", " ")],
      ["proof", score.offline ? `${score.proof}, played offline` : score.proof],
      ["reason", score.reason],
      ["picture", picture],
      ["sent", printTime(score.created_at)],
      ["id", score.id],
    ]),
  };
}

async function findScore(context: CommandContext, id: string): Promise<Score> {
  const [score] = isUuid(id) ? await queryRows<Score>(context, scoresQuery("s.id = $1::uuid"), id) : [];
  if (score) return score;
  const waiting = await queryRows<{ id: string }>(
    context,
    `select id from public.leaderboard_submissions where status in ('in_review', 'pending') order by created_at limit 1000`,
  );
  const near = waiting.filter((each) => each.id.startsWith(id.toLowerCase())).map((each) => each.id);
  const hint =
    near.length > 0 ? didYouMean(near[0]!, near) : " npm run quack -- score list shows the scores in review.";
  throw new Refusal(`There is no score ${id}.${hint}`);
}

async function requireApp(context: CommandContext, id: string): Promise<void> {
  const apps = await queryRows<{ id: string }>(context, "select id from public.apps");
  const ids = apps.map((app) => app.id);
  if (!ids.includes(id)) throw new Refusal(`There is no class ${id}.${didYouMean(id, ids)}`);
}

function pictureOf({ image, upload, run_id: run }: Score, { siteUrl }: CommandContext): string {
  if (image !== null) return `${siteUrl}/storage/v1/object/public/leaderboard_images/${image}`;
  if (upload !== null) return `leaderboard_uploads/${upload} (private, not yet checked)`;
  return run === null ? "none yet" : `none: replay of run ${run}`;
}
