/** A recorded run of a game, which can be watched. */
export type DemoRun = {
  app: string;
  version: string;
  seed: string;
  frames: number;
  score: number;
  hash: number;
  log: string;
};

/** A clip of a run, with the places of the frames in it. */
type DemoClip = { seed: string; from: number; to: number; title: string; caption: string };

/** Something that an invented player does, so many seconds before now. */
export type DemoEvent = {
  ago: number;
  player: number;
  does: string;
  what?: string;
  room?: string;
  run?: DemoRun;
  clip?: DemoClip;
};

type Life = { name: string; about: string; days: number; minutes: number; coins: number; wishes: string[] };

const HOUR = 3600;
/** A claim needs more than a day since the last one. */
const DAY = 25 * HOUR;
const PING = 301;
/** A class counts after a minute. */
const VISIT = 90;

const ABOUTS = [
  "Slow at chess, fast at times tables, apart from the sevens.",
  "I only came for the goose.",
  "",
  "Third row, next to the window.",
  "If you beat my Skyhop score, tell me how.",
  "",
  "Collects hats. Has one hat.",
  "Plays with the sound off, so nobody hears it.",
];
const NAMES =
  "mallard-mo drake.one puddle-jen reed-between otter-late moss_toad teal-tale heron-high coot-court pond.erosa ripple-ray " +
  "lily-pat newt-on dipper.d swan-song gosling-9 marsh-mel eider-down tern-around plover-easy grebe-life snipe-it wren-t rail.way";

/** The messages in the chat: player, room and text, some minutes apart. */
const CHAT: [player: number, room: string, text: string][] = [
  [0, "global", "Morning, pond! Who is on the daily already?"],
  [1, "global", "Just finished it. The last gap is mean."],
  [4, "global", "I only came for the goose and I am not leaving without it."],
  [2, "global", "Tip: jump late, the platform waits for you."],
  [6, "global", "My hat collection is now two hats."],
  [3, "class/skyhop", "Anybody past 40 here?"],
  [0, "class/skyhop", "Once, and then I looked at the clouds."],
  [5, "class/skyhop", "The clouds are a trap."],
  [1, "global", "Good game, everybody. Same time tomorrow?"],
  [7, "global", "Same time tomorrow!"],
];

/** Titles and captions of their clips. */
const CLIPS: [title: string, caption: string][] = [
  ["That gap again", "Wait for it"],
  ["Nobody saw this, so I cut it", "Here it comes"],
  ["Ten seconds of luck", "Not planned at all"],
  ["My best corner so far", "Watch the left side"],
  ["How I lose, in slow motion", "Almost"],
  ["One more try, they said", "This one"],
];
/** The first clip has enough likes for the number to be shown. */
const LIKES = [7, 4, 3, 2, 1, 1];
const CLIP_FRAMES = 900;
const CLIP_FRAMES_MIN = 180;
/** A film that everybody may show, by the Blender Foundation. */
const FILM = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";
/** Seven days ago is always in the last finished week, whose best clips are shown. */
const WEEK = 7 * 24 * HOUR;

/** The invented players: the first ones do a lot, the last ones hardly anything. */
export const DEMO_LIVES: Life[] = NAMES.split(" ").map((name, place) => ({
  name,
  about: ABOUTS[place % ABOUTS.length]!,
  days: Math.max(0, 9 - Math.floor(place / 2)),
  minutes: Math.max(0, 12 - Math.floor(place * 0.6)) * 5,
  coins: place < 6 ? 6000 - place * 900 : 0,
  wishes: place % 3 === 0 ? ["goose", "sword"] : place % 3 === 1 ? ["pink"] : [],
}));

/** A fortnight of these players, in order of time. Each run is played once, by players in turn. */
export function planDemo(runs: DemoRun[]): DemoEvent[] {
  const apps = [...new Set(runs.map(({ app }) => app))];
  const events = DEMO_LIVES.flatMap((life, player) => [
    { ago: 14 * DAY - player * HOUR, player, does: "join" },
    ...repeat(life.days, (day) => ({ ago: (life.days - day) * DAY - player * 60, player, does: "claim" })),
    ...repeat(life.minutes / 5, (ping) => ({ ago: 2 * DAY - 5000 - ping * PING, player, does: "time" })),
    ...repeat(Math.min(apps.length, life.days + 1), (visit) => ({
      ago: DAY + 9000 - visit * VISIT - player,
      player,
      does: "visit",
      what: apps[(player + visit) % apps.length]!,
    })),
    ...(life.coins > 0 ? [{ ago: DAY - 60, player, does: "coins", what: String(life.coins) }] : []),
    ...(life.coins > 0 ? life.wishes : []).map((what) => ({ ago: DAY - 120, player, does: "buy", what })),
  ]);
  const played = runs.map((run, place) => ({
    ago: 12 * DAY - (place * 11 * DAY) / Math.max(1, runs.length) - 1800,
    player: (place * 5) % Math.min(12, DEMO_LIVES.length),
    does: "play",
    run,
  }));
  const said = CHAT.map(([player, room, what], place) => ({
    ago: (CHAT.length - place) * 130,
    player,
    does: "say",
    what,
    room,
  }));
  const clips = planClips(played);
  const film = { ago: 2 * DAY, player: 0, does: "film", what: FILM };
  return [...events, ...played, ...said, ...clips, film].toSorted((a, b) => b.ago - a.ago);
}

type Played = { ago: number; player: number; run: DemoRun };

/** Clips of the oldest runs, one per class, and who likes them a week ago. */
function planClips(played: Played[]): DemoEvent[] {
  const isFirst = ({ run }: Played, place: number, all: Played[]) =>
    all.findIndex((other) => other.run.app === run.app) === place;
  return played
    .filter(({ ago, run }) => ago > WEEK + HOUR && run.frames >= CLIP_FRAMES_MIN)
    .filter(isFirst)
    .slice(0, CLIPS.length)
    .flatMap(({ ago, player, run }, place) => {
      const length = Math.min(CLIP_FRAMES, run.frames);
      const from = Math.floor((run.frames - length) / 2);
      const [title, caption] = CLIPS[place]!;
      const clip = { seed: run.seed, from, to: from + length, title, caption };
      const fans = DEMO_LIVES.map((_, fan) => fan).filter((fan) => fan !== player);
      return [
        { ago: ago - 1800, player, does: "clip", clip },
        ...fans.slice(0, LIKES[place]).map((fan) => ({ ago: WEEK, player: fan, does: "like", clip })),
      ];
    });
}

const repeat = <T>(times: number, each: (index: number) => T): T[] => Array.from({ length: times }, (_, i) => each(i));
