import { answerOf } from "#testing/answers.ts";
import type { Player, RulesSite } from "#testing/rules-site.ts";

const COLUMNS = `id, code, tagline, description, categories, developer, licence, icon, spine, entry, verifier, listed,
  score_order, score_min, score_max, score_per_second`;
const pacedClass = (id: string, code: string, order: string) =>
  `('${id}', '${code}', 'Made elsewhere', 'A class with paced scores.', '{arcade}', 'Somebody', 'MIT', '/covers/skyhop.svg',
    '#000000', '/g/${id}/index.html', 'bounds', true, '${order}', 0, 5000, 10)`;

/** Two classes with paced scores, at most ten points a second: in one more is better, in the other less. */
export const PACED_CLASSES = `
  insert into public.apps (${COLUMNS}) values ${pacedClass("duck-race", "PAC 901", "desc")}, ${pacedClass("few-steps", "PAC 902", "asc")};
`;

export type PacedAnswer = {
  submission_id: string;
  status: string;
  score: number;
  reason: string | null;
  on_board: boolean;
};

export const startPaced = async (player: Player, app_id = "duck-race") =>
  answerOf<{ run_id: string; sim_version: null }>(await player.rpc("start_run", { app_id })).run_id;

export const note = (player: Player, run_id: string, second: number, score: number) =>
  player.rpc("note_score", { run_id, second, score });

export const submit = (player: Player, run_id: string, score: number) => player.rpc("submit_paced", { run_id, score });

/** Plays a run with these scores, one every ten seconds, and submits the last. */
export async function playPaced(
  site: RulesSite,
  player: Player,
  scores: number[],
  app = "duck-race",
): Promise<PacedAnswer> {
  const run = await startPaced(player, app);
  for (const [index, score] of scores.entries()) {
    await site.travel("10 seconds");
    answerOf(await note(player, run, 10 * (index + 1), score));
  }
  return answerOf<PacedAnswer>(await submit(player, run, scores.at(-1)!));
}

/** Fills the first ten places with other players, so that lower scores need no review. */
export async function fillTopTen(site: RulesSite, app: string, score: number): Promise<void> {
  for (let place = 0; place < 10; place++) {
    const player = await site.newPlayer();
    await site.sql(
      `insert into private.standings (user_id, board, period, value, sort_value, reached_at)
       select $1, 'paced/' || id, 'all', $3, case score_order when 'asc' then 1 else -1 end * $3::bigint, private.now()
       from public.apps where id = $2`,
      player.id,
      app,
      String(score),
    );
  }
}

export const clearBoards = (site: RulesSite) => site.sql(`delete from private.standings where board like 'paced/%'`);

export const boardOf = async (site: RulesSite, board: string, period = "all") =>
  answerOf<{ user_id: string; value: number }[]>(await site.visitor.rpc("get_board", { board, period, p_limit: 50 }));
