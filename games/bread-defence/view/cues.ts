import type { Burst, Sound, Stage } from "@quackademy/game-kit/stage/stage.ts";
import { mapOf, type News, type State } from "#bread-defence/rules/state.ts";
import { INK } from "#bread-defence/art/brush.ts";
import { isBossKind } from "#bread-defence/art/pigeons.ts";
import type { createFlights } from "./flights.ts";
import { stageAt, type Layout } from "./layout.ts";
import { drawBoard, shout, still, write, type Pen } from "./pen.ts";
import { listGroups, PIGEON_WORDS, recipeWords, TRICKS, waveName } from "./words.ts";
import * as CUE from "#bread-defence/rules/cues.ts";
import * as TOWER from "#bread-defence/rules/tower-kinds.ts";

const FEATHERS = ["#8FA3C0", "#B9C6DA", "#6C7F9F", "#E8EDF5"];
const CRUMBS = ["#E8B25A", "#C98A35", "#FFE0A0"];
const STARS = ["#FFE28A", "#FFFFFF", "#FFC93A"];
const [RED, WHITE, PALE] = ["#FF6A5A", "#FFFFFF", "#FFE0A0"];
/** Frames between two sounds of the same kind: a crowd is a murmur. */
const SOUND_GAP = 6;

const tone = (shape: Sound["shape"], from: number, to: number, length: number, volume: number, delay = 0): Sound => ({
  shape,
  from,
  to,
  length,
  volume,
  delay,
});
/** A chord, note by note. */
const chord = (shape: Sound["shape"], root: number, gap: number, parts: readonly number[]): Sound[] =>
  parts.map((part, at) => tone(shape, root * part, root * part, gap * 1.6, 0.35, at * gap));
const GLAD = [1, 1.26, 1.5, 2];

const WON = chord("triangle", 523, 0.12, GLAD);
const COINS = [tone("triangle", 900, 1500, 0.12, 0.3)];
/** Of shots, by tower. */
const SHOTS = [
  tone("square", 620, 980, 0.05, 0.16),
  tone("sine", 240, 120, 0.12, 0.3),
  tone("noise", 320, 120, 0.3, 0.3),
  tone("noise", 700, 90, 0.18, 0.4),
  tone("noise", 5200, 3000, 0.06, 0.14),
];
const SOUNDS: Readonly<Record<number, readonly Sound[]>> = {
  [CUE.sneeze]: [tone("noise", 3400, 500, 0.26, 0.4)],
  [CUE.burst]: [tone("sine", 120, 40, 0.22, 0.4)],
  [CUE.down]: [tone("square", 520, 180, 0.12, 0.16)],
  [CUE.stolen]: chord("square", 660, 0.1, [1.33, 1, 1.33]),
  [CUE.saved]: chord("triangle", 523, 0.07, GLAD),
  [CUE.lost]: [tone("sawtooth", 300, 90, 0.5, 0.4)],
  [CUE.build]: [tone("triangle", 330, 500, 0.09, 0.4)],
  [CUE.upgrade]: chord("triangle", 440, 0.05, GLAD),
  [CUE.aim]: COINS,
  [CUE.early]: COINS,
  [CUE.cleared]: COINS,
  [CUE.refused]: [tone("square", 170, 120, 0.13, 0.25)],
  [CUE.wave]: chord("sawtooth", 196, 0.2, [1, 1.5]),
  [CUE.boss]: chord("sawtooth", 98, 0.4, [1, 1.06]),
  [CUE.honk]: [tone("sawtooth", 330, 250, 0.18, 0.5), tone("sawtooth", 300, 200, 0.34, 0.5, 0.2)],
  [CUE.dazed]: [tone("sine", 700, 200, 0.4, 0.3)],
  [CUE.offer]: WON,
  [CUE.recipe]: WON,
  [CUE.won]: WON,
  [CUE.over]: chord("sawtooth", 196, 0.16, [2, 1.68, 1.33, 1]),
};

const BANNER_FRAMES = 150;

/** Answers what the rules tell: sounds, feathers, shouts, and big words over the map. */
export function createTeller(flights: ReturnType<typeof createFlights>) {
  const soundedAt: number[] = [];
  let banner = { words: "", small: "", colour: WHITE, from: -BANNER_FRAMES };
  let toldFrame = -1;

  const tell = (
    stage: Stage,
    layout: Layout,
    state: State,
    { cue, x: worldX, y: worldY, what, amount }: News,
  ): void => {
    const { crumbs } = layout;
    const [x, y] =
      worldX + worldY > 0
        ? stageAt(layout, worldX, worldY)
        : ([crumbs.x + crumbs.width * 0.7, crumbs.y + crumbs.height + 30] as const);
    const burst = (count: number, colours: readonly string[], speed: number, size: number, more?: Partial<Burst>) =>
      stage.burst({ x, y: y - 6, count, colours, speed, size, ...more });
    const show = (words: string, small: string, colour = WHITE) =>
      (banner = { words, small, colour, from: stage.tick });
    const isBoss = isBossKind(what);
    const isShot = cue === CUE.shot;
    const voice = isShot ? 40 + what : cue;
    if (stage.tick - (soundedAt[voice] ?? -100) >= SOUND_GAP) {
      soundedAt[voice] = stage.tick;
      stage.sound(isShot ? SHOTS[what]! : (SOUNDS[cue] ?? []));
      if (cue === CUE.sneeze) shout(stage, "Achoo!", x, y - 40, 22, WHITE);
    }
    switch (cue) {
      case CUE.shot:
        if (what === TOWER.pepper) flights.puff(2 + amount, x, y - 6, 1.25);
        break;
      case CUE.sneeze:
        flights.puff(4, x, y - 6, 1.7);
        break;
      case CUE.hit:
        burst(3, CRUMBS, 120, 4, { life: 0.35, gravity: 300 });
        break;
      case CUE.burst:
        if (what === TOWER.honey) flights.puff(5, x, y + 14, 1.1, 70);
        else flights.puff(amount > 3 ? 1 : 0, x, y, amount === 2 || amount === 3 ? 2.1 : 1.4, 28);
        break;
      case CUE.down:
        flights.fall(what, x, y);
        shout(stage, `+${amount}`, x, y - 26, isBoss ? 34 : 19, PALE);
        burst(isBoss ? 46 : 5, FEATHERS, isBoss ? 330 : 150, isBoss ? 11 : 7, {
          life: 1,
          gravity: 160,
          shape: "feather",
        });
        burst(isBoss ? 40 : 3, CRUMBS, isBoss ? 300 : 130, 5, { gravity: 420, shape: "square" });
        if (!isBoss) break;
        stage.hold(5);
        stage.shake(12);
        stage.sound(WON);
        show(`${PIGEON_WORDS[what]!.name} is down!`, "", INK.gold);
        break;
      case CUE.stolen:
        shout(stage, amount > 1 ? `${amount} loaves stolen!` : "Stop, thief!", x, y - 70, 28, RED);
        break;
      case CUE.saved:
        for (let loaf = 0; loaf < amount; loaf++) flights.bringHome(x + loaf * 14, y - loaf * 8);
        burst(14, STARS, 190, 6, { shape: "star" });
        shout(stage, "Bread's back!", x, y - 46, 27, "#FFE28A");
        break;
      case CUE.lost:
        stage.shake(9);
        stage.flash(INK.red, 0.3);
        shout(stage, `−${amount} ${amount > 1 ? "loaves" : "loaf"}`, x, y - 20, 30, RED);
        break;
      case CUE.build:
        burst(10, CRUMBS, 130, 7);
        break;
      case CUE.upgrade:
        burst(16, STARS, 170, 6, { shape: "star" });
        break;
      case CUE.sell:
      case CUE.cleared:
      case CUE.early:
        shout(stage, `+${amount}`, x, y - 20, 26, PALE);
        break;
      case CUE.wave:
        show(waveName(state), listGroups(state.coming));
        break;
      case CUE.boss:
        stage.shake(6);
        show("Boss!", listGroups(state.coming.filter(({ kind }) => isBossKind(kind))), RED);
        break;
      case CUE.honk:
        stage.shake(7);
        flights.puff(6, x, y, 3.1, 26);
        shout(stage, "HONK!", x, y - 8, 46, WHITE);
        break;
      case CUE.dazed:
        shout(stage, "Eek!", x, y - 40, 24, PALE);
        burst(6, FEATHERS, 90, 6, { shape: "feather" });
        break;
      case CUE.recipe:
        show(...recipeWords(what), INK.gold);
        break;
      case CUE.won:
        stage.flash(WHITE);
        burst(80, [...STARS, INK.red, INK.green], 520, 8, { life: 1.6, gravity: 260, shape: "square" });
        show(state.lost === 0 ? "Not a crumb lost!" : "The bread is safe!", "", INK.gold);
        break;
      case CUE.over:
        stage.shake(10);
        show("Sold out!", "", RED);
    }
  };

  return {
    reset(): void {
      banner.from = -BANNER_FRAMES;
      toldFrame = -1;
      flights.clear();
    },
    /** Called for each cue and each picture; all news of a frame are told with the first call. */
    hear(stage: Stage, layout: Layout, state: State): void {
      if (toldFrame === state.frame) return;
      // A town is introduced by its name and what is special there.
      if (state.frame < 3 && toldFrame < 0)
        banner = { words: mapOf(state).name, small: TRICKS[state.map]!, colour: INK.gold, from: stage.tick };
      toldFrame = state.frame;
      for (const news of state.news) tell(stage, layout, state, news);
    },
    drawBanner(stage: Pen, { map }: Layout): void {
      const age = stage.tick - banner.from;
      if (age >= BANNER_FRAMES) return;
      const part = stage.isCalm ? 1 : Math.min(1, age / 10);
      const { context } = stage;
      const [x, y] = [map.x + map.width / 2, map.y + map.height * 0.3];
      const high = (banner.small ? 96 : 70) * part;
      context.globalAlpha = Math.min(1, (BANNER_FRAMES - age) / 22);
      drawBoard(stage, "#1B1230B8", [map.x, y - high / 2, map.width, high], 0);
      const { words, small, colour } = banner;
      const line = (name: string, text: string, toX: number, toY: number, size: number, ink: string) =>
        still(
          stage,
          name,
          { x: toX - map.width / 2, y: toY - size, width: map.width, height: size * 2 },
          text + ink,
          (inside) => write(inside, text, toX, toY, size, ink),
        );
      line(
        "banner",
        words,
        x + Math.round((1 - part) * 90),
        y - (small ? 16 : 0),
        Math.min(46, 1300 / words.length),
        colour,
      );
      if (small)
        line(
          "banner small",
          small,
          x - Math.round((1 - part) * 90),
          y + 26,
          Math.min(23, (map.width * 1.8) / small.length),
          WHITE,
        );
      context.globalAlpha = 1;
    },
  };
}
