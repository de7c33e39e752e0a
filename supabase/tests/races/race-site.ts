import { answerOf } from "#testing/answers.ts";
import { openFunctionsSite, type FunctionsSite } from "#testing/functions-site.ts";
import { base64, playWalk, POND_WALK, RULES_FOLDER, type PlayedRun } from "#testing/pond-walk.ts";
import type { Player, Visitor } from "#testing/rules-site.ts";

export type Runner = { no: number; name: string; is_guest: boolean; has_left: boolean; reports?: number };
export type Result = {
  round: number;
  no: number;
  status: string;
  score: number | null;
  place: number | null;
  points: number | null;
  is_late: boolean;
  run_id: string | null;
  alike: number[];
};
export type Race = {
  race_id: string;
  code: string;
  state: string;
  round: number;
  topic: string;
  host_topic: string | null;
  sees_inputs: boolean;
  me: number | null;
  runners: Runner[];
  results: Result[];
  standings: { no: number; points: number; place: number }[];
  rematch: { race_id: string; code: string } | null;
};
export type Joined = { status: string; rule?: string; message?: string; race: Race; guest?: string };
export type RaceTicket = { run_id: string; seed: string; round: number; shown: string; shown_to: number };

/** A runner: a player, or a visitor with a guest's secret. */
export type Racer = { client: Visitor; guest: string | null; no: number };

export type RaceSite = FunctionsSite & Awaited<ReturnType<typeof openRaceTools>>;

export async function openRaceSite(): Promise<RaceSite> {
  const site = await openFunctionsSite(POND_WALK, { FUNCTION_RULES_URL: RULES_FOLDER });
  return { ...site, ...openRaceTools(site) };
}

function openRaceTools(site: FunctionsSite) {
  async function aged(band: string | null, roles: string[] = []): Promise<Player> {
    const player = await site.newPlayer();
    await site.sql(`update public.my_users set age_band = $2 where user_id = $1`, player.id, band);
    for (const role of roles)
      await site.sql(`insert into public.player_roles (user_id, role) values ($1, $2)`, player.id, role);
    return player;
  }

  const newTeacher = () => aged("adult", ["teacher"]);

  async function newHomeroom(teacher: Player, { friends = false } = {}): Promise<string> {
    const [[id]] = (await site.sql(
      `insert into private.homerooms (teacher_id, name, teacher_name, zone, age_group, ends_on, code, friends, made_at)
       values ($1, '7B', 'Ms Adeyemi', 'Europe/Berlin', 'under-13', (private.now() + interval '200 days')::date, private.new_code(), $2::boolean, private.now())
       returning id`,
      teacher.id,
      String(friends),
    )) as [[string]];
    return id;
  }

  async function addMember(homeroom: string, player: Player, name: string): Promise<void> {
    await site.sql(
      `insert into private.homeroom_members (homeroom_id, user_id, kind, name, joined_at)
       values ($1, $2, 'own', $3, private.now())`,
      homeroom,
      player.id,
      name,
    );
  }

  const seeWith = (rivals: "ghost" | "progress") =>
    site.sql(`update public.apps set rivals = $1 where id = 'pond-walk'`, rivals);

  type Wishes = { rounds?: number; open_to?: string; homeroom_id?: string; kind?: string };
  const askToOpen = (host: Player, wishes: Wishes = {}) => host.rpc("open_race", { app_id: "pond-walk", ...wishes });
  const open = async (host: Player, wishes: Wishes = {}) => answerOf<Race>(await askToOpen(host, wishes));
  const askToJoin = async (client: Visitor, code: string) => answerOf<Joined>(await client.rpc("join_race", { code }));
  async function join(client: Visitor, code: string): Promise<Racer> {
    const joined = await askToJoin(client, code);
    if (joined.status !== "joined") throw new Error(`refused: ${joined.rule} ${joined.message}`);
    return { client, guest: joined.guest ?? null, no: joined.race.me! };
  }

  const withGuest = ({ guest }: Racer) => (guest === null ? {} : { guest });
  const see = async (racer: Racer, race_id: string) =>
    answerOf<Race>(await racer.client.rpc("get_race", { race_id, ...withGuest(racer) }));
  const seeAsHost = async (host: Player, race_id: string) => answerOf<Race>(await host.rpc("get_race", { race_id }));
  const askToBegin = (racer: Racer, race_id: string) =>
    racer.client.rpc("begin_race_run", { race_id, ...withGuest(racer) });
  const begin = async (racer: Racer, race_id: string) => answerOf<RaceTicket>(await askToBegin(racer, race_id));

  /** Starts a round and waits until it has begun. */
  async function start(host: Player, race_id: string): Promise<void> {
    answerOf(await host.rpc("start_race", { race_id }));
    await site.travel("5 seconds");
  }

  const show = (
    racer: Racer,
    run_id: string,
    part: { from: number; to: number; log?: Uint8Array | string; score?: number },
  ) =>
    racer.client.rpc("show_inputs", {
      run_id,
      from_frame: part.from,
      to_frame: part.to,
      log: typeof part.log === "string" ? part.log : base64(part.log ?? new Uint8Array()),
      score: part.score ?? 0,
      ...withGuest(racer),
    });

  const handIn = (racer: Racer, run_id: string, { log, frames, score, hash }: PlayedRun) =>
    racer.client.rpc("submit_race_run", {
      run_id,
      log: base64(log),
      frames,
      score,
      final_hash: String(hash),
      ...withGuest(racer),
    });

  /** Begins, plays for as long as it takes and hands in, without showing anything. */
  async function race(racer: Racer, race_id: string, frames: number, phase = racer.no): Promise<string> {
    const { run_id, seed } = await begin(racer, race_id);
    const run = await playWalk(seed, striding(frames, phase));
    await site.travel(`${frames / 60} seconds`);
    answerOf(await handIn(racer, run_id, run));
    return run_id;
  }

  const verify = (run_id: string) => site.invoke("verify-run", site.gateway.anonKey, { race_run_id: run_id });

  return {
    aged,
    newTeacher,
    newHomeroom,
    addMember,
    seeWith,
    askToOpen,
    open,
    askToJoin,
    join,
    see,
    seeAsHost,
    askToBegin,
    begin,
    start,
    show,
    handIn,
    race,
    verify,
    withGuest,
  };
}

const GOES_HOME = 9;

/** Walks in an own rhythm, and goes home after so many frames. */
export const striding = (frames: number, phase: number) => (frame: number) => ({
  held: (frame * 7 + phase * 13) % (80 + phase * 3) < 50 ? 2 : 0,
  taps:
    frame === frames - 1 ? [GOES_HOME] : (frame + phase * 17) % (41 + phase) === 20 ? [1 + ((frame + phase) % 7)] : [],
});
