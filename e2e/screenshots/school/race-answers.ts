// The server's answers about races and duels that the pictures show.

const NAMES = (
  "Velvet Pond,Brisk Reed,Mossy Kite,Quiet Comet,Toast Pilot,Paper Otter,Sable Fern,Copper Jay,Minty Lark,Plain Pike," +
  "Hazel Drum,Nimble Fig,Loud Heron,Rusty Plum,Minty Teal,Salt Wren,Iron Tulip,Fair Smew"
).split(",");
const GUESTS = new Set([15, 18]);
export const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

export const runners = NAMES.map((name, place) => ({
  no: place + 1,
  user_id: null,
  name,
  icon: null as string | null,
  is_guest: GUESTS.has(place + 1),
  is_me: false,
  has_left: false,
}));
export const asRunner = (me: number) => runners.map((runner) => ({ ...runner, is_me: runner.no === me }));

const SCORES = [402, 371, 366, 340, 322, 301, 288, 270, 251, 240, 222, 201, 188, 160, 142, 120, 101, 88];
const POINTS = [10, 8, 6, 5, 4, 3, 2, 1];
export const verdicts = (round: number, shift: number) =>
  runners.map(({ no }) => {
    const place = ((no - 1 + shift) % NAMES.length) + 1;
    const isOpen = round === 2 && no === 9;
    return {
      round,
      no,
      status: isOpen ? "submitted" : round === 2 && no === 3 ? "held" : "verified",
      live_score: SCORES[place - 1],
      score: isOpen ? null : SCORES[place - 1],
      place: isOpen ? null : place,
      points: isOpen ? null : (POINTS[place - 1] ?? 0),
      is_late: no === 6,
      reason: no === 3 ? "Another runner pressed nearly the same at the same moments." : null,
      run_id: `u${no}`,
      alike: no === 3 ? [8] : [],
    };
  });
const results = [...verdicts(1, 1), ...verdicts(2, 0)];
export const standings = runners
  .map(({ no }) => ({
    no,
    points: results.filter((each) => each.no === no).reduce((sum, { points }) => sum + (points ?? 0), 0),
  }))
  .sort((one, other) => other.points - one.points)
  .map((each, at) => ({ ...each, place: at + 1 }));

export const RACE = {
  race_id: "r1",
  code: "HTRBFX",
  kind: "race",
  app_id: "skyhop",
  title: "Skyhop",
  variant: "",
  rivals: "ghost",
  order: "desc",
  unit: "m",
  rounds: 3,
  round: 0,
  state: "lobby",
  open_to: "guests",
  is_locked: false,
  max_runners: 40,
  homeroom_id: null,
  is_host: false,
  me: 1 as number | null,
  sees_inputs: true,
  topic: "race:r1:key",
  host_topic: null,
  host_name: "Ms Adeyemi",
  starts_at: null,
  now: soon(0),
  opened_at: soon(-300),
  expires_at: soon(6900),
  ended_at: null,
  every_ms: 250,
  runners: asRunner(1),
  results: [] as object[],
  standings: [] as object[],
  rematch: null,
};
/** `startsIn`: seconds from the first read of the race. */
export type Given = Partial<typeof RACE> & { startsIn?: number };
export const HOST: Given = { is_host: true, me: null, runners };
export const PODIUM: Given = { state: "podium", round: 2, results, standings, startsIn: -120 };
export const DUEL: Given = {
  kind: "duel",
  max_runners: 2,
  rounds: 1,
  host_name: "Velvet Pond",
  runners: asRunner(1).slice(0, 1),
};

export const PAIR: Given = { ...DUEL, host_name: "Brisk Reed", runners: asRunner(1).slice(0, 2) };
export const ONE: Given = { rounds: 1, round: 1, standings: [] };
const first = verdicts(1, 0);
export const paired = first.slice(0, 2);
export const replaying = first.map((each) =>
  each.no < 3 ? each : { ...each, status: "submitted", score: null, place: null, points: null },
);
export const tied = first.map((each) => (each.no < 3 ? { ...each, score: SCORES[0], place: 1 } : each));
export const handedIn = [
  ...verdicts(1, 1),
  ...verdicts(2, 0).map((each) => ({
    ...each,
    status: each.no < 4 ? "submitted" : "playing",
    score: null,
    place: null,
    points: null,
  })),
];
