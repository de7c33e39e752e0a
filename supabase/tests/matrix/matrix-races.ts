import { idOf, PLAYERS, rivalOf, uuidOf, type Person } from "./matrix-people.ts";
import type { Row } from "./matrix-tables.ts";

const keyOf = (person: Person) => uuidOf(person, "race key").replaceAll("-", "");
const codeOf = (person: Person) => `MATRX${"ABCDEFG"[PLAYERS.indexOf(person as "owner")] ?? "H"}`;

/** A running race that this player hosts and runs in, with a run that is being played. */
export const raceSql = (person: Person) => `
  insert into private.races (
    id, code, host_id, kind, open_to, app_id, variant, rivals, rounds, round, state, key, sim_version, seed, starts_at, opened_at, expires_at
  ) values (
    '${uuidOf(person, "race")}', '${codeOf(person)}', '${idOf(person)}', 'race', 'players', 'skyhop', '', 'progress', 2, 1, 'running',
    '${keyOf(person)}', '0123456789abcdef', repeat('a1', 16), private.now() - interval '10 seconds', private.now(), private.now() + interval '2 hours'
  );
  insert into private.race_runners (race_id, no, user_id, joined_at)
  values ('${uuidOf(person, "race")}', 1, '${idOf(person)}', private.now() - interval '1 minute');
  insert into private.race_runs (id, race_id, round, no, seed, sim_version, begun_at)
  values ('${uuidOf(person, "race run")}', '${uuidOf(person, "race")}', 1, 1, repeat('a1', 16), '0123456789abcdef', private.now() - interval '10 seconds');`;

type Call = (person: Person) => Row;

const both = (call: Call): Record<string, Call> => ({ own: call, "another's": (person) => call(rivalOf(person)) });
const plain = (args: Row = {}): Record<string, Call> => ({ "()": () => args });
const ofRace = (more: Row = {}) => both((person) => ({ race_id: uuidOf(person, "race"), ...more }));

/** The calls to make for each function of races and friends. */
export const RACE_CALLS: Record<string, Record<string, Call>> = {
  begin_race_run: ofRace(),
  challenge_friend: both((person) => ({ user_id: idOf(person), submission_id: uuidOf("other", "verified") })),
  cheer_race: ofRace({ cheer: "wow" }),
  confirm_friend: both((person) => ({ user_id: idOf(person) })),
  end_race: ofRace(),
  end_round: ofRace(),
  get_challenge: plain({ submission_id: uuidOf("other", "verified") }),
  get_friends_board: plain({ app_id: "skyhop" }),
  get_race: {
    ...ofRace(),
    "with a guessed secret": () => ({ race_id: uuidOf("owner", "race"), guest: "0".repeat(64) }),
  },
  get_race_inputs: ofRace(),
  join_race: { ...both((person) => ({ code: codeOf(person) })), "no such race": () => ({ code: "ZZZZZZ" }) },
  judge_race_runs: both((person) => ({
    verdicts: [{ run_id: uuidOf(person, "race run"), accept: true, score: 1 }],
  })),
  judge_race_run: both((person) => ({ run_id: uuidOf(person, "race run"), accept: true, score: 1 })),
  leave_race: ofRace(),
  lock_race: ofRace({ locked: true }),
  make_friend_code: plain(),
  my_friends: plain(),
  my_races: plain(),
  open_race: {
    "for players": () => ({ app_id: "skyhop" }),
    "for guests": () => ({ app_id: "skyhop", open_to: "guests" }),
  },
  race_run_status: both((person) => ({ run_id: uuidOf(person, "race run") })),
  rematch_race: ofRace(),
  remove_friend: both((person) => ({ user_id: idOf(person) })),
  remove_runner: ofRace({ no: 1 }),
  report_runner: ofRace({ no: 1, why: "other" }),
  settle_race_run: both((person) => ({ run_id: uuidOf(person, "race run"), accept: true })),
  show_inputs: both((person) => ({
    run_id: uuidOf(person, "race run"),
    from_frame: 0,
    to_frame: 60,
    log: "",
    score: 1,
  })),
  show_live_inputs: both((person) => ({
    run_id: uuidOf(person, "run"),
    from_frame: 0,
    to_frame: 60,
    log: "",
    score: 1,
  })),
  start_race: ofRace(),
  stop_watching: both((person) => ({ run_id: uuidOf(person, "run") })),
  submit_race_run: both((person) => ({
    run_id: uuidOf(person, "race run"),
    log: "",
    frames: 60,
    score: 1,
    final_hash: "1",
  })),
  use_friend_code: plain({ code: "ZZZZZZZZ" }),
  watch_live: both((person) => ({ run_id: uuidOf(person, "run") })),
};

/** The topics of races and of runs that are watched. */
export const RACE_TOPICS: Record<string, (person: Person) => string> = {
  "own race": (person) => `race:${uuidOf(person, "race")}:${keyOf(person)}`,
  "another's race": (person) => `race:${uuidOf(rivalOf(person), "race")}:${keyOf(rivalOf(person))}`,
  "own race with another key": (person) => `race:${uuidOf(person, "race")}:${"0".repeat(32)}`,
  "inputs of the own race": (person) => `race-host:${uuidOf(person, "race")}`,
  "inputs of another's race": (person) => `race-host:${uuidOf(rivalOf(person), "race")}`,
  "own run": (person) => `run:${uuidOf(person, "run")}`,
  "another's run": (person) => `run:${uuidOf(rivalOf(person), "run")}`,
};
