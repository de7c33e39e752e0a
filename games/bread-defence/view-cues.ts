import type { Sound, Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CUE, type News, type State } from "./rules-state.ts";
import { TOWER } from "./rules-towers.ts";
import { INK } from "./view-art-brush.ts";
import { isBossKind } from "./view-art-pigeons.ts";
import type { createFlights } from "./view-flights.ts";
import { CELL, stageX, stageY, type Layout } from "./view-layout.ts";
import { listGroups, PIGEON_WORDS, waveName } from "./view-words.ts";

const FEATHERS = ["#8FA3C0", "#B9C6DA", "#6C7F9F", "#E8EDF5"];
const CRUMBS = ["#E8B25A", "#C98A35", "#FFE0A0"];
const PARTY = ["#FFC93A", "#E2483D", "#4FA84F", "#4A8FD6", "#FFFFFF"];
/** Frames between two sounds of the same kind: a crowd is a murmur. */
const SOUND_GAP = 5;

const tone = (shape: Sound["shape"], from: number, to: number, length: number, volume: number, delay = 0): Sound => ({
  shape,
  from,
  to,
  length,
  volume,
  delay,
});

const SHOT_SOUNDS: Record<number, Sound[]> = {
  [TOWER.toaster]: [tone("square", 620, 980, 0.05, 0.16), tone("noise", 2600, 900, 0.04, 0.12)],
  [TOWER.honey]: [tone("sine", 240, 120, 0.12, 0.3)],
  [TOWER.pin]: [tone("noise", 320, 120, 0.3, 0.3), tone("triangle", 110, 70, 0.3, 0.3)],
  [TOWER.flour]: [tone("noise", 700, 90, 0.18, 0.4), tone("sine", 140, 50, 0.2, 0.5)],
  [TOWER.pepper]: [tone("noise", 5200, 3000, 0.06, 0.14)],
};
const SNEEZE = [tone("sawtooth", 320, 620, 0.12, 0.16), tone("noise", 3400, 500, 0.26, 0.4, 0.12)];
const DOWN = [tone("square", 520, 180, 0.12, 0.16), tone("noise", 1800, 600, 0.1, 0.16)];
const ALARM = [
  tone("square", 880, 880, 0.08, 0.3),
  tone("square", 660, 660, 0.08, 0.3, 0.1),
  tone("square", 880, 880, 0.1, 0.3, 0.2),
];
const SAVED = [523, 659, 784, 1047].map((note, at) => tone("triangle", note, note, 0.13, 0.4, at * 0.07));
const LOST = [tone("sawtooth", 300, 90, 0.5, 0.4), tone("noise", 900, 120, 0.4, 0.3)];
const BUILD = [tone("triangle", 330, 500, 0.09, 0.4), tone("square", 160, 130, 0.08, 0.3)];
const UPGRADE = [440, 554, 659, 880].map((note, at) => tone("triangle", note, note, 0.1, 0.36, at * 0.05));
const HORN = [tone("sawtooth", 196, 196, 0.2, 0.24), tone("sawtooth", 294, 294, 0.34, 0.24, 0.2)];
const BOSS = [tone("sawtooth", 98, 92, 0.5, 0.4), tone("sawtooth", 104, 78, 0.7, 0.4, 0.4)];
const COINS = [tone("triangle", 900, 1300, 0.07, 0.3), tone("triangle", 1200, 1700, 0.09, 0.3, 0.06)];
const REFUSED = [tone("square", 170, 120, 0.13, 0.25)];
const WON = [523, 659, 784, 1047, 1319].map((note, at) => tone("triangle", note, note, 0.22, 0.45, at * 0.11));
const OVER = [392, 330, 262, 196].map((note, at) => tone("sawtooth", note, note * 0.97, 0.24, 0.3, at * 0.16));

/** Big words that come and go over the map. */
export type Banner = { words: string; small: string; colour: string; age: number };

export function createTeller(flights: ReturnType<typeof createFlights>) {
  const soundedAt = new Map<string, number>();
  let banner: Banner | null = null;
  /** When a loaf was taken or lost last, for the bakery to shake. */
  let alarmedAt = -100;

  const sound = (stage: Stage, name: string, sounds: readonly Sound[], gap = SOUND_GAP): void => {
    if (stage.tick - (soundedAt.get(name) ?? -100) < gap) return;
    soundedAt.set(name, stage.tick);
    stage.sound(sounds);
  };
  const show = (words: string, small: string, colour: string): void => {
    banner = { words, small, colour, age: 0 };
  };

  const tell = (stage: Stage, layout: Layout, state: State, { cue, x, y, what, amount }: News): void => {
    const [atX, atY] = [stageX(layout, x, y), stageY(layout, x, y)];
    switch (cue) {
      case CUE.shot:
        sound(stage, `shot ${what}`, SHOT_SOUNDS[what] ?? [], 6);
        if (what === TOWER.pepper) flights.puff(amount > 0 ? 3 : 2, atX, atY - 6, 1.25, 22);
        break;
      case CUE.sneeze:
        sound(stage, "sneeze", SNEEZE, 20);
        flights.puff(4, atX, atY - 6, 1.7, 26);
        if (stage.tick % 4 === 0)
          stage.float("Achoo!", atX, atY - 40, { size: 22, face: "display", align: "center", colour: "#FFFFFF" });
        break;
      case CUE.roll:
        sound(stage, "pin", SHOT_SOUNDS[TOWER.pin]!, 10);
        break;
      case CUE.hit:
        stage.burst({
          x: atX,
          y: atY - 6,
          count: what === TOWER.pin ? 6 : 4,
          colours: CRUMBS,
          speed: 120,
          life: 0.35,
          size: 4,
          gravity: 300,
        });
        break;
      case CUE.burst:
        tellBurst(stage, atX, atY, what, amount);
        break;
      case CUE.down:
        tellDown(stage, atX, atY, what, amount);
        break;
      case CUE.stolen:
        sound(stage, "alarm", ALARM, 12);
        alarmedAt = stage.tick;
        stage.float(amount > 1 ? `${amount} loaves stolen!` : "Stop, thief!", atX, atY - 70, {
          size: 28,
          face: "display",
          align: "center",
          colour: "#FF6A5A",
        });
        break;
      case CUE.saved:
        for (let loaf = 0; loaf < amount; loaf++) flights.bringHome(atX + loaf * 14, atY - loaf * 8);
        sound(stage, "saved", SAVED, 8);
        stage.burst({
          x: atX,
          y: atY,
          count: 14,
          colours: ["#FFE28A", "#FFFFFF", "#FFC93A"],
          speed: 190,
          life: 0.6,
          size: 6,
          shape: "star",
        });
        stage.float("Bread's back!", atX, atY - 46, { size: 27, face: "display", align: "center", colour: "#FFE28A" });
        break;
      case CUE.lost:
        sound(stage, "lost", LOST, 10);
        alarmedAt = stage.tick;
        stage.shake(9);
        stage.flash("#B3261E", 0.3);
        stage.float(amount > 1 ? `−${amount} loaves` : "−1 loaf", atX, atY - 20, {
          size: 30,
          face: "display",
          align: "center",
          colour: "#FF6A5A",
        });
        break;
      default:
        tellTurn(stage, state, cue, atX, atY, what, amount);
    }
  };

  const tellBurst = (stage: Stage, x: number, y: number, kind: number, form: number): void => {
    if (kind === TOWER.honey) {
      flights.puff(5, x, y + 14, form > 2 ? 1.2 : 1, 70);
      return sound(stage, "splat", [tone("sine", 180, 90, 0.1, 0.25)]);
    }
    const isSoda = form > 3;
    flights.puff(isSoda ? 1 : 0, x, y, form === 2 || form === 3 ? 2.1 : 1.4, 28);
    sound(stage, "boom", [tone("noise", 900, 80, 0.25, 0.4), tone("sine", 90, 40, 0.22, 0.5)]);
    if (form === 3 || form === 5) stage.shake(3);
  };

  const tellDown = (stage: Stage, x: number, y: number, kind: number, crumbs: number): void => {
    sound(stage, "down", DOWN, 4);
    flights.fall(kind, x, y);
    const isBoss = isBossKind(kind);
    stage.burst({
      x,
      y: y - 8,
      count: isBoss ? 46 : 7,
      colours: FEATHERS,
      speed: isBoss ? 330 : 150,
      life: isBoss ? 1.4 : 0.8,
      size: isBoss ? 11 : 7,
      gravity: 160,
      shape: "feather",
    });
    stage.burst({
      x,
      y: y - 4,
      count: isBoss ? 40 : 5,
      colours: CRUMBS,
      speed: isBoss ? 300 : 130,
      life: 0.6,
      size: 4.5,
      gravity: 420,
      shape: "square",
    });
    stage.float(`+${crumbs}`, x, y - 26, {
      size: isBoss ? 34 : 19,
      face: "display",
      align: "center",
      colour: "#FFE0A0",
    });
    if (!isBoss) return;
    stage.hold(5);
    stage.shake(12);
    stage.flash("#FFF6DF", 0.4);
    sound(stage, "won", WON);
    show(`${PIGEON_WORDS[kind]!.name} is down!`, "", INK.gold);
  };

  const tellTurn = (
    stage: Stage,
    state: State,
    cue: number,
    x: number,
    y: number,
    what: number,
    amount: number,
  ): void => {
    switch (cue) {
      case CUE.build:
        sound(stage, "build", BUILD);
        stage.burst({ x, y: y + 14, count: 10, colours: ["#FFF3D6", "#D9C7A0"], speed: 130, life: 0.4, size: 7 });
        break;
      case CUE.upgrade:
        sound(stage, "upgrade", UPGRADE);
        stage.burst({
          x,
          y: y - 6,
          count: 16,
          colours: ["#FFE28A", "#FFFFFF"],
          speed: 170,
          life: 0.6,
          size: 6,
          shape: "star",
        });
        break;
      case CUE.sell:
        sound(stage, "coins", COINS);
        stage.float(`+${amount}`, x, y - 20, { size: 22, face: "display", align: "center", colour: "#FFE0A0" });
        break;
      case CUE.refused:
        sound(stage, "refused", REFUSED);
        break;
      case CUE.wave:
        sound(stage, "horn", HORN);
        show(waveName(state), listGroups(state.coming), "#FFFFFF");
        break;
      case CUE.boss:
        sound(stage, "boss", BOSS);
        stage.shake(6);
        show("Boss!", listGroups(state.coming.filter(({ kind }) => isBossKind(kind))), "#FF6A5A");
        break;
      case CUE.cleared:
      case CUE.early:
        sound(stage, "coins", COINS);
        stage.float(`+${amount}`, layoutCrumbs.x, layoutCrumbs.y, {
          size: 26,
          face: "display",
          align: "center",
          colour: "#FFE0A0",
        });
        break;
      case CUE.speed:
        sound(stage, "speed", [tone("square", 300 * what, 360 * what, 0.08, 0.2)]);
        break;
      case CUE.won:
        sound(stage, "won", WON);
        stage.flash("#FFF6DF", 0.5);
        for (let part = 1; part < 4; part++)
          stage.burst({
            x: (stage.width * part) / 4,
            y: stage.height * 0.4,
            count: 34,
            colours: PARTY,
            speed: 420,
            life: 1.6,
            size: 8,
            gravity: 260,
            shape: "square",
          });
        show("The bread is safe!", "", INK.gold);
        break;
      case CUE.over:
        sound(stage, "over", OVER);
        stage.shake(10);
        show("Sold out!", "The pigeons have it all.", "#FF8A7A");
    }
  };

  let layoutCrumbs = { x: 0, y: 0 };
  let toldFrame = -1;

  return {
    reset(): void {
      [banner, alarmedAt, toldFrame] = [null, -100, -1];
      flights.clear();
    },
    /** Asked once for each cue; all news of a frame are told with the first. */
    hear(stage: Stage, layout: Layout, state: State): void {
      if (toldFrame === state.frame) return;
      toldFrame = state.frame;
      const { crumbs } = layout;
      layoutCrumbs = { x: crumbs.x + crumbs.width * 0.72, y: crumbs.y + crumbs.height + 10 };
      for (const news of state.news) tell(stage, layout, state, news);
    },
    get banner() {
      return banner;
    },
    step(): void {
      if (banner && ++banner.age > 120) banner = null;
    },
    alarm: (tick: number): number => tick - alarmedAt,
  };
}

/** Big words over the map: a wave, a boss, the end. */
export function drawBanner(stage: Stage, { map }: Layout, { words, small, colour, age }: Banner): void {
  const { context, isCalm } = stage;
  const part = isCalm ? 1 : Math.min(1, age / 10);
  const alpha = Math.min(1, (120 - age) / 22);
  const y = map.y + Math.min(map.height * 0.3, CELL * 3.2);
  context.globalAlpha = alpha * 0.72;
  context.fillStyle = INK.night;
  const high = (small ? 96 : 70) * part;
  context.fillRect(map.x, y - high / 2, map.width, high);
  context.globalAlpha = alpha;
  const x = map.x + map.width / 2;
  stage.text(words, x + (1 - part) * 90, y - (small ? 16 : 0), {
    size: 46,
    face: "display",
    align: "center",
    colour,
    outline: INK.night,
  });
  if (small)
    stage.text(small, x - (1 - part) * 90, y + 26, { size: 23, weight: 900, align: "center", colour: "#FFF3D6" });
  context.globalAlpha = 1;
}
