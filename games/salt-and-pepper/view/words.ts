import { kindAt, KIND } from "#salt-and-pepper/rules/room.ts";
import { ROOMS, WORLD_NAMES } from "#salt-and-pepper/rules/rooms.ts";
import { roomNumber, ROOMS_IN_WORLD } from "#salt-and-pepper/rules/state.ts";
import { DUCK_HIGH, DUCK_WIDE, TILE } from "#salt-and-pepper/rules/units.ts";
import { isFinished, MODE, parOf, PHASE, roomFor, starGoals, starsOf, type State } from "#salt-and-pepper/rules.ts";

export const NAMES = ["Salt", "Pepper"] as const;

/** A lost duck says the first sentence, its friend answers with the second; by the water that took it. */
export const JOKES = [
  [
    ["Ah… ah… ACHOO!", "Bless you!"],
    ["Too spicy!", "Want some bread?"],
    ["Pepper up the bill!", "Drama duck!"],
  ],
  [
    ["Dissolved!", "Goodbye, snack!"],
    ["Too salty!", "Me or the water?"],
    ["I am a pretzel now!", "Twist and shout!"],
  ],
  [
    ["I am soup!", "Smells good!"],
    ["Needs croutons!", "Extra crunchy!"],
    ["Soup of the day: me!", "Not on the menu!"],
  ],
] as const;
/** What somebody says who has to wait. */
export const WAITS = ["Is it lunch yet?", "Psst, over here!", "I am a statue.", "Take your time."] as const;
export const HOMES = ["Home sweet salt!", "First in the mill!"] as const;
/** The soup of the flood has a name and an appetite. */
export const BROTH = ["Mmm, duck!", "Needs a duck!", "Come on in!"] as const;
export const FLIGHTS = ["Wheee!", "Catch me!", "I can fly!", "Mamaaa!"] as const;

export const sayTime = (frames: number): string => (frames / 60).toFixed(1);

export function placeName(state: State): string {
  const number = roomNumber(state);
  if (number < 0) return `Kitchen shaft ${state.room + 1}`;
  return ROOMS[number]!.name;
}

/** What is new in a cave, by its number. */
const TIPS: Readonly<Record<number, string>> = {
  0: "Pale brine is Salt's, dark mud is Pepper's.",
  1: "A plate opens its door. Soup is for nobody!",
  2: "You hold, I go. Then the other way round!",
  3: "Jump from your friend's head.",
  4: "Down lifts a friend. Down again tosses.",
  5: "Throw while you walk: that is far!",
  6: "Boxes are carried like friends.",
  7: "Boxes float on everything.",
  8: "Walk through a lever: right is on.",
  12: "Hot air lifts. Who holds the door?",
  16: "Step off the plate, and your friend is soup.",
  17: "You two weigh the same. What is heavier?",
  18: "Salt turns light up, Pepper drinks it.",
  19: "Shade opens this way.",
  20: "Light from above goes where Salt looks.",
  21: "Mirrors turn light.",
};

export function placeHint(state: State): string {
  const tip = TIPS[roomNumber(state)];
  if (state.mode === MODE.room && tip) return tip;
  if (state.mode === MODE.flood)
    return state.room === 0 ? "Old Broth is hungry: up the steps with both!" : "Old Broth is still hungry!";
  if (state.mode === MODE.room) return `★ home  ★ 3 crumbs  ★ ${parOf(state)} s`;
  return `${WORLD_NAMES[state.level / ROOMS_IN_WORLD]}, cave ${state.room + 1} of ${ROOMS_IN_WORLD}`;
}

const column = (x: number, wide: number): number => Math.floor((x + wide / 2) / TILE);

/** What lies around a duck, in words. */
function around(state: State, who: number): string {
  const room = roomFor(state);
  const duck = state.ducks[who]!;
  const [x, y] = [column(duck.x, DUCK_WIDE), Math.floor((duck.y + DUCK_HIGH - 1) / TILE)];
  for (let far = 1; far <= 3; far++) {
    const at = x + duck.face * far;
    const [here, below] = [kindAt(room, at, y), kindAt(room, at, y + 1)];
    if (here >= KIND.door && here < KIND.door + 4 && ((state.open >> (here - KIND.door)) & 1) === 0)
      return "a shut door ahead";
    if (here === KIND.rock) return kindAt(room, at, y - 2) === KIND.rock ? "a wall ahead" : "a step ahead";
    if (below >= KIND.brine && below <= KIND.soup) return `${["brine", "mud", "soup"][below - KIND.brine]} ahead`;
    if (room.plates.some((plate) => plate.x === at && plate.y === y)) return "a plate ahead";
    if (
      room.boxes.length > 0 &&
      state.boxes.some((box) => Math.floor((box.x + TILE / 2) / TILE) === at && Math.abs(box.y - duck.y) < TILE)
    )
      return "a box ahead";
  }
  return "free ground ahead";
}

function whereHome(state: State, who: number): string {
  const room = roomFor(state);
  const duck = state.ducks[who]!;
  if (duck.home === 1) return "at the shaker";
  const { x, y } = room.homes[who]!;
  const [dx, dy] = [x - column(duck.x, DUCK_WIDE), y - Math.floor((duck.y + DUCK_HIGH - 1) / TILE)];
  const parts = [
    dx !== 0 && `${Math.abs(dx)} ${dx > 0 ? "right" : "left"}`,
    dy !== 0 && `${Math.abs(dy)} ${dy > 0 ? "down" : "up"}`,
  ];
  return `shaker ${parts.filter(Boolean).join(" and ")}`;
}

/** The sentence for screen readers. */
export function say(state: State): string {
  if (state.phase === PHASE.over) {
    if (state.mode === MODE.flood) return `Old Broth has won: ${state.points} points, ${state.finished} shafts.`;
    if (!isFinished(state)) return "Time is up.";
    return `Both are home in ${sayTime(state.clock)} seconds with ${state.crumbs} crumbs: ${starsOf(state)} stars.`;
  }
  if (state.phase === PHASE.done) return "Both are home!";
  const parts = (state.duo === 1 ? [0, 1] : [state.active]).map((who) => {
    const duck = state.ducks[who]!;
    if (duck.lost > 0) return `${NAMES[who]} went poof and comes back`;
    const on =
      duck.on === 1 ? ", on the other's head" : state.ducks[1 - who]!.on === 1 ? ", the other one on the head" : "";
    return `${NAMES[who]}${on}: ${around(state, who)}, ${whereHome(state, who)}`;
  });
  const soup =
    state.mode === MODE.flood
      ? ` The soup is ${Math.max(0, Math.floor((state.soup - Math.max(...state.ducks.map(({ y }) => y)) - DUCK_HIGH) / TILE))} below.`
      : "";
  return `${parts.join(". ")}.${soup}`;
}

export function statusOf(state: State): string {
  const { mode, storey, room, feathers } = state;
  if (mode === MODE.flood)
    return `${feathers} ${feathers === 1 ? "feather" : "feathers"} · storey ${room * 3 + storey + 1}`;
  const total = mode === MODE.room ? 3 : 18;
  return `${sayTime(state.clock)} / ${parOf(state)} s · ${state.crumbs}/${total}`;
}

/** What to try next. */
export function hintOf(state: State): string {
  if (state.mode === MODE.flood)
    return state.throws === 0
      ? "Down lifts your friend: carry and throw instead of walking twice."
      : "Swap while one of them climbs: nobody has to wait.";
  const [home, crumbs, time] = starGoals(state);
  if (!home) return "Both have to stand at their own shakers.";
  if (!crumbs) return "White crystals are Salt's, peppercorns are Pepper's, and bread is for both.";
  if (!time) return "Quicker: carry or throw your friend instead of walking twice.";
  return "";
}
