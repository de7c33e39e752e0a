import { answerOf } from "#testing/answers.ts";
import { openFunctionsSite, type FunctionsSite } from "#testing/functions-site.ts";
import { MODES_VERSION, playOut, playWalk, POND_WALK, RULES_FOLDER, strolling } from "#testing/pond-walk.ts";
import type { Ticket } from "#testing/pond-walk.ts";
import type { Player } from "#testing/rules-site.ts";

/** pond-walk with three modes: the first one, "stream", and "map" with two levels. */
const WITH_MODES = `
  ${POND_WALK}
  update public.apps set sim_version = '${MODES_VERSION}' where id = 'pond-walk';
  insert into public.app_modes (app_id, id, position, title, hint, levels) values
    ('pond-walk', '', 1, 'Pond', 'Still water.', null), ('pond-walk', 'stream', 2, 'Stream', 'Twice as far.', null),
    ('pond-walk', 'map', 3, 'Map', 'Two ponds.', 2);
`;

export type BoardRow = { user_id: string; value: number; rank: number; submission_id: string };
type ModeTicket = Ticket & { variant: string; board: string };
type Verdict = { status: number; body: Record<string, unknown> };

export type ModesSite = FunctionsSite & {
  board(name: string, period?: string): Promise<BoardRow[]>;
  startIn(player: Player, variant: string, mode?: string): Promise<ModeTicket>;
  /** Plays a run of this many frames to its verdict. */
  play(player: Player, wishes: PlayWishes): Promise<PlayedMode>;
  verify(player: Player, runId: string): Promise<Verdict>;
};
type PlayWishes = { variant?: string; frames: number; mode?: string; hands?: typeof strolling };
export type PlayedMode = { ticket: ModeTicket; submission: string; score: number; verdict: Verdict };

export async function openModesSite(sql = ""): Promise<ModesSite> {
  const site = await openFunctionsSite(WITH_MODES + sql, { FUNCTION_RULES_URL: RULES_FOLDER });
  // A busy machine answers 202 until the run had its turn.
  const verify = async (player: Player, run_id: string): Promise<Verdict> => {
    const verdict = await site.invoke("verify-run", player.token, { run_id });
    return verdict.status === 202 ? verify(player, run_id) : verdict;
  };
  const startIn = async (player: Player, variant: string, mode = "ranked") =>
    answerOf<ModeTicket>(await player.rpc("start_run", { app_id: "pond-walk", mode, variant }));
  return {
    ...site,
    verify,
    startIn,
    board: async (board, period = "all") =>
      answerOf<BoardRow[]>(await site.visitor.rpc("get_board", { board, period, p_limit: 50 })),
    async play(player, { variant = "", frames, mode = "ranked", hands = strolling }) {
      const ticket = await startIn(player, variant, mode);
      const run = await playWalk(ticket.seed, hands(frames), MODES_VERSION, variant);
      const submission = await playOut(site, player, ticket, run);
      return { ticket, submission, score: run.score, verdict: await verify(player, ticket.run_id) };
    },
  };
}
