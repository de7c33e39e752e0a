import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { NOTHING, playFrames, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { isShort, testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { expect, test } from "vitest";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { isFree, towerAt, WATER_HASTE } from "./rules/build.ts";
import { tileX, tileY } from "./rules/maps.ts";
import { COLUMNS, MAPS, ROWS, TILES, walk } from "./rules/maps.ts";
import { addPigeon, lengthOf } from "./rules/march.ts";
import { KINDS, PIGEONS, type Pigeon } from "./rules/pigeons.ts";
import { CLOSING_FRAMES, LOAVES, mapOf, pressureOf, toughness, wavesOf } from "./rules/state.ts";
import { FORMS_OF, nextForm, TOWERS } from "./rules/towers.ts";
import { waveOf } from "./rules/waves.ts";
import { canCall, earlyCrumbs, rules, starsOf, tapOf, type State } from "./rules.ts";
import * as CUE from "./rules/cues.ts";
import * as PHASE from "./rules/phases.ts";
import * as TOWER from "./rules/tower-kinds.ts";
import * as KIND from "./rules/pigeon-kinds.ts";
import * as GROUND from "./rules/grounds.ts";
import * as ACTION from "./rules/actions.ts";

/** No loaf is ever lost or made: each is on the counter, in a beak, or gone. */
function check(state: State): void {
  const carried = state.pigeons.reduce((sum, { loaves }) => sum + loaves, 0);
  expect(state.home + carried + state.lost).toBe(LOAVES);
  expect(state.crumbs).toBeGreaterThanOrEqual(0);
  expect(state.pigeons.length).toBeLessThanOrEqual(300);
  expect(new Set(state.towers.map(({ tile }) => tile)).size).toBe(state.towers.length);
}

const options = {
  manifest,
  check,
  tapFor: (state: State, number: number) =>
    [
      tapOf(ACTION.build, number % TILES, (number >> 8) % TOWERS),
      tapOf(ACTION.upgrade, state.towers[number % Math.max(1, state.towers.length)]?.tile ?? 0, number & 1),
      tapOf(ACTION.next),
      tapOf(number % 9 ? ACTION.speed : ACTION.sell, state.towers[0]?.tile ?? 0, 1 + (number % 3)),
    ][number % 4]!,
};
const { botRuns, idleRuns } = testRules(rules, createBot, options);
testRules(rules, createBot, { ...options, variant: "map-1" });
testRules(rules, createBot, { ...options, variant: "rush" });
if (!isShort)
  for (let level = 2; level <= MAPS.length; level++)
    testRules(rules, createBot, { ...options, variant: `map-${level}` });

const SEED = readSeed("7a".repeat(16));
const start = (variant = "") => rules.start(SEED, variant);
const freeTiles = (state: State, ground: number): number[] =>
  Array.from({ length: TILES }, (_, tile) => tile).filter(
    (tile) => isFree(state, tile) && mapOf(state).tiles[tile] === ground,
  );

/** The free tile that is closest to a place on the first way. */
function tileAt(state: State, way: number): number {
  const path = mapOf(state).paths[0]!;
  const far = (tile: number) =>
    (tileX(tile) - walk(path.columns, way)) ** 2 + (tileY(tile) - walk(path.rows, way)) ** 2;
  return freeTiles(state, GROUND.grass).reduce((best, tile) => (far(tile) < far(best) ? tile : best));
}

/** A pigeon on its way, and nobody else. */
function put(state: State, kind: number, way: number, change: Partial<Pigeon> = {}): Pigeon {
  state.phase = PHASE.playing;
  state.timer = 1e6;
  addPigeon(state, kind, 0, way);
  return Object.assign(state.pigeons.at(-1)!, change);
}

/** A tower that costs nothing, in one of its forms. */
function give(state: State, kind: number, tile: number, form = 0): void {
  state.crumbs = 10_000;
  rules.step(state, tap(tapOf(ACTION.build, tile, kind)));
  const tower = towerAt(state, tile)!;
  tower.form = form;
  tower.wait = 0;
}

test("every way of every map goes tile by tile from outside to the bakery", () => {
  for (const map of MAPS)
    for (const { columns, rows } of map.paths) {
      expect([columns.at(-1), rows.at(-1)]).toEqual([map.column, map.row]);
      const isOutside = columns[0]! < 0 || columns[0]! >= COLUMNS || rows[0]! < 0 || rows[0]! >= ROWS;
      expect(isOutside).toBe(true);
      for (let at = 1; at < columns.length; at++) {
        expect(Math.abs(columns[at]! - columns[at - 1]!) + Math.abs(rows[at]! - rows[at - 1]!)).toBe(1);
        expect(map.tiles[rows[at]! * COLUMNS + columns[at]!]).toBe(GROUND.path);
      }
    }
});

test("every map has room for forty towers, some of it beside the way", () => {
  for (let map = 0; map < MAPS.length; map++) {
    const state = start(`map-${map + 1}`);
    const tiles = [...freeTiles(state, GROUND.grass), ...freeTiles(state, GROUND.water)];
    expect(tiles.length).toBeGreaterThanOrEqual(40);
  }
});

test("a thief that is shot down gives its loaf back, and one that is over the hedge does not", () => {
  const state = start();
  const path = mapOf(state).paths[0]!;
  const thief = put(state, KIND.pigeon, path.length - 1);
  const cues = playFrames(rules, state, 2);
  expect([cues.includes(CUE.stolen), thief.loaves, state.home]).toEqual([true, 1, LOAVES - 1]);
  thief.health = 1;
  give(state, TOWER.toaster, tileAt(state, thief.way));
  expect(playFrames(rules, state, 60)).toContain(CUE.saved);
  expect([state.home, state.saved, state.lost]).toEqual([LOAVES, 1, 0]);

  state.towers = [];
  put(state, KIND.pigeon, 400, { isBack: true, loaves: 1 });
  state.home -= 1;
  expect(playFrames(rules, state, 60)).toContain(CUE.lost);
  expect([state.home, state.lost, state.pigeons.length]).toEqual([LOAVES - 1, 1, 0]);
});

test("a thief is slower than it came", () => {
  const state = start();
  const [there, back] = [put(state, KIND.pigeon, 5000), put(state, KIND.pigeon, 9000, { isBack: true, loaves: 1 })];
  state.home -= 1;
  playFrames(rules, state, 50);
  expect(9000 - back.way).toBe(((there.way - 5000) * 3) / 4);
});

test("towers shoot at thieves before the others, and then at whoever is closest to the bakery", () => {
  const state = start();
  const tile = tileAt(state, 9000);
  const [behind, ahead] = [put(state, KIND.dumpling, 8900), put(state, KIND.dumpling, 9300)];
  give(state, TOWER.toaster, tile);
  playFrames(rules, state, 30);
  expect([behind.health === behind.most, ahead.health < ahead.most]).toEqual([true, true]);
  const thief = put(state, KIND.dumpling, 9000, { isBack: true, loaves: 1 });
  state.home -= 1;
  playFrames(rules, state, 60);
  expect([behind.health === behind.most, thief.health < thief.most]).toEqual([true, true]);
});

test("honey slows, toffee stops for a moment, and a boss hardly minds", () => {
  const slowed = (kind: number, form: number) => {
    const state = start();
    const pigeon = put(state, kind, 9000, { health: 1e6, most: 1e6 });
    give(state, TOWER.honey, tileAt(state, 9000), form);
    playFrames(rules, state, 40);
    return pigeon;
  };
  expect(slowed(KIND.pigeon, 0).slow).toBe(FORMS_OF[TOWER.honey]![0]!.slow);
  expect(slowed(KIND.pigeon, 5).stun).not.toBe(0);
  expect(slowed(KIND.don, 0).slow).toBe(FORMS_OF[TOWER.honey]![0]!.slow / 2);
});

test("a pin rolls towards the gate and hits everybody on the ground once", () => {
  const state = start();
  const row = [0, 500, 1000, 1500].map((back) => put(state, KIND.dumpling, 9000 - back, { health: 500, most: 500 }));
  const flyer = put(state, KIND.flyer, 9000, { health: 500, most: 500, stun: 400 });
  give(state, TOWER.pin, tileAt(state, 9000));
  const cues = playFrames(rules, state, 100);
  expect(cues.filter((cue) => cue === CUE.hit)).toHaveLength(4);
  const { damage } = FORMS_OF[TOWER.pin]![0]!;
  expect(row.map(({ health }) => 500 - health)).toEqual([damage, damage, damage, damage]);
  expect(flyer.health).toBe(500);
});

test("flour does not reach those who fly, and toast does", () => {
  for (const [kind, isHit] of [
    [TOWER.flour, false],
    [TOWER.toaster, true],
  ] as const) {
    const state = start("map-7");
    const { paths } = mapOf(state);
    state.crumbs = 9999;
    const flyer = put(state, KIND.flyer, Math.floor(lengthOf(KIND.flyer, paths[0]!) / 2), { stun: 500 });
    const near = [...freeTiles(state, GROUND.grass)].sort(
      (one, other) =>
        (tileX(one) - flyer.x) ** 2 +
        (tileY(one) - flyer.y) ** 2 -
        (tileX(other) - flyer.x) ** 2 -
        (tileY(other) - flyer.y) ** 2,
    )[0]!;
    give(state, kind, near);
    playFrames(rules, state, 90);
    expect(flyer.health < flyer.most).toBe(isHit);
  }
});

test("a sneeze throws pigeons back, and pepper hits all around at once", () => {
  const state = start();
  const crowd = [0, 100, 200].map((on) => put(state, KIND.dumpling, 9000 + on, { health: 900, most: 900 }));
  give(state, TOWER.pepper, tileAt(state, 9000), 4);
  playFrames(rules, state, 2);
  expect(crowd.every(({ way, health }) => way < 8900 && health < 900)).toBe(true);
});

test("a mother leaves three chicks, a doctor heals, and the Baroness brings her brood", () => {
  const state = start();
  put(state, KIND.mother, 9000, { health: 1 });
  give(state, TOWER.toaster, tileAt(state, 9000));
  while (!state.cues.includes(CUE.down)) rules.step(state, NOTHING);
  expect(state.pigeons.map(({ kind }) => kind)).toEqual([KIND.chick, KIND.chick, KIND.chick]);
  state.towers = [];
  const hurt = put(state, KIND.dumpling, 4000, { health: 10 });
  put(state, KIND.doctor, 4000);
  playFrames(rules, state, 61);
  expect(hurt.health).toBeGreaterThan(10);
  const before = state.pigeons.length;
  put(state, KIND.baroness, 3000);
  playFrames(rules, state, 171);
  expect(state.pigeons.length).toBe(before + 2);
});

test("a tower is built on grass and water only, for crumbs, and sold for three quarters of them", () => {
  const state = start("map-1");
  const { tiles } = mapOf(state);
  const path = tiles.indexOf(GROUND.path);
  const crumbs = state.crumbs;
  for (const tile of [path, tiles.indexOf(GROUND.tall), 126, 127])
    expect(playFrames(rules, state, 1, tap(tapOf(ACTION.build, tile, TOWER.toaster)))).toEqual([CUE.refused]);
  // The first town has only toasters and honey.
  const free = freeTiles(state, GROUND.grass)[0]!;
  expect(playFrames(rules, state, 1, tap(tapOf(ACTION.build, free, TOWER.pin)))).toEqual([CUE.refused]);
  expect(playFrames(rules, state, 1, tap(tapOf(ACTION.build, free, TOWER.toaster)))).toEqual([CUE.build]);
  expect(state.crumbs).toBe(crumbs - FORMS_OF[TOWER.toaster]![0]!.cost);
  playFrames(rules, state, 1, tap(tapOf(ACTION.sell, free)));
  expect(state.crumbs).toBe(crumbs - Math.ceil(FORMS_OF[TOWER.toaster]![0]!.cost / 4));
});

test("an upgrade goes up twice, then along one branch, and no further", () => {
  expect([
    nextForm(0, 1),
    nextForm(1, 0),
    nextForm(1, 1),
    nextForm(2, 1),
    nextForm(4, 0),
    nextForm(3, 0),
    nextForm(5, 0),
  ]).toEqual([1, 2, 4, 3, 5, -1, -1]);
  for (const forms of FORMS_OF) expect(forms).toHaveLength(6);
});

test("ducks on water are faster", () => {
  const state = start("map-10");
  give(state, TOWER.toaster, freeTiles(state, GROUND.water)[0]!);
  give(state, TOWER.toaster, freeTiles(state, GROUND.grass)[0]!);
  expect(state.towers.map(({ haste }) => haste)).toEqual([100 + WATER_HASTE, 100]);
});

test("a wave that is called early brings crumbs, and none can be called while one is coming", () => {
  const state = start();
  rules.step(state, tap(tapOf(ACTION.next)));
  expect([state.wave, canCall(state)]).toEqual([1, false]);
  rules.step(state, tap(tapOf(ACTION.next)));
  expect(state.wave).toBe(1);
  while (!canCall(state)) rules.step(state, NOTHING);
  const [crumbs, bonus] = [state.crumbs, earlyCrumbs(state)];
  expect(bonus).toBeGreaterThan(10);
  expect(playFrames(rules, state, 1, tap(tapOf(ACTION.next)))).toContain(CUE.early);
  expect([state.wave, state.crumbs]).toEqual([2, crumbs + bonus]);
});

test("at three times the speed a second has three seconds of the world, and the same happens in it", () => {
  const [slow, fast] = [start(), start()];
  for (const state of [slow, fast]) rules.step(state, tap(tapOf(ACTION.next)));
  rules.step(fast, tap(tapOf(ACTION.speed, 0, 3)));
  playFrames(rules, fast, 199);
  playFrames(rules, slow, 600);
  expect([fast.tick, fast.pigeons.map(({ way }) => way)]).toEqual([slow.tick, slow.pigeons.map(({ way }) => way)]);
});

test("every fifth wave of a siege has a boss, the kinds come one after another, and waves grow", () => {
  const state = start();
  const weightOf = (wave: number) =>
    waveOf(SEED, wave, pressureOf(state), 1).reduce((sum, { kind, count }) => sum + PIGEONS[kind]!.weight * count, 0);
  for (let wave = 1; wave <= 40; wave++) {
    const groups = waveOf(SEED, wave, pressureOf(state), 2);
    expect(groups.some(({ kind }) => kind >= KIND.don)).toBe(wave % 5 === 0);
    for (const { kind, path } of groups) {
      expect(PIGEONS[kind]!.from).toBeLessThanOrEqual(wave);
      expect(path).toBeLessThan(2);
    }
  }
  expect(weightOf(21)).toBeGreaterThan(2 * weightOf(6));
  expect(toughness({ mode: 0, map: 0, wave: 20 })).toBeGreaterThan(4 * toughness({ mode: 0, map: 0, wave: 5 }));
});

test("the waves of a town are the same for everybody, and a siege has the map of its seed", () => {
  const [one, other] = ["11", "c3"].map((byte) => rules.start(readSeed(byte.repeat(16)), "map-4"));
  expect(one!.next).toEqual(other!.next);
  const maps = Array.from(
    { length: 30 },
    (_, at) => rules.start(readSeed((at + 10).toString(16).repeat(32).slice(0, 32))).map,
  );
  expect(new Set(maps).size).toBeGreaterThan(4);
});

test("a town is won when its waves are over: a star, and more for few loaves lost and for none", () => {
  for (const [lost, stars] of [
    [0, 3],
    [3, 2],
    [4, 1],
  ] as const) {
    const state = start("map-2");
    Object.assign(state, { wave: wavesOf(1), next: [], coming: [], phase: PHASE.playing, lost, home: LOAVES - lost });
    rules.step(state, NOTHING);
    expect([state.phase, starsOf(state)]).toEqual([PHASE.won, stars]);
  }
});

test("the bot wins the first town without losing a loaf", () => {
  const state = start("map-1");
  const bot = createBot();
  while (!rules.isOver(state)) rules.step(state, bot(state));
  expect(starsOf(state)).toBe(3);
});

test("nobody who does nothing keeps the bread, and a siege closes before the longest run ends", () => {
  for (const { state, frames } of idleRuns()) {
    expect([state.phase, state.lost]).toEqual([PHASE.lost, LOAVES]);
    expect(frames).toBeLessThan(6 * 60 * 60);
  }
  for (const { state } of botRuns()) expect(state.wave).toBeGreaterThan(6);
  for (const [variant, phase] of [
    ["", PHASE.won],
    ["map-2", PHASE.lost],
  ] as const) {
    const state = start(variant);
    state.frame = CLOSING_FRAMES;
    rules.step(state, NOTHING);
    expect(state.phase).toBe(phase);
  }
});

test("whoever only calls waves holds none of them, and has no points", () => {
  const state = start();
  while (state.phase !== PHASE.lost) rules.step(state, tap(tapOf(ACTION.next)));
  expect(state.wave).toBeGreaterThan(4);
  expect([state.held, state.points]).toEqual([0, 0]);
});

test("a wave is held and pays when its last pigeon is down or gone, a later one notwithstanding", () => {
  const state = start();
  put(state, KIND.mother, 9000, { wave: 1, health: 1 });
  put(state, KIND.dumpling, 3000, { wave: 2 });
  Object.assign(state, { wave: 2, early: 60 });
  give(state, TOWER.toaster, tileAt(state, 9000), 1);
  while (!state.cues.includes(CUE.down)) rules.step(state, NOTHING);
  // Her chicks are of her wave.
  expect([state.held, state.pigeons.filter(({ wave }) => wave === 1).length]).toEqual([0, 3]);
  const { points } = state;
  state.towers = [];
  state.pigeons = state.pigeons.filter(({ wave }) => wave === 2);
  state.home = 0;
  rules.step(state, NOTHING);
  expect(state.held).toBe(0);
  state.home = LOAVES;
  rules.step(state, NOTHING);
  expect([state.held, state.points - points, state.early]).toEqual([1, 20 + 60, 0]);
  state.pigeons = [];
  rules.step(state, NOTHING);
  expect(state.held).toBe(2);
});

test("armour stops toast of every kind, and neither chilli nor a marble pin", () => {
  const isPiercing = (kind: number) => FORMS_OF[kind]!.map((form) => form.isPiercing).lastIndexOf(true) >= 0;
  expect([TOWER.toaster, TOWER.honey, TOWER.pin, TOWER.flour, TOWER.pepper].map(isPiercing)).toEqual([
    false,
    false,
    true,
    false,
    true,
  ]);
});

test("every pigeon is slower than a pin, and has a weight, crumbs and health", () => {
  expect(PIGEONS).toHaveLength(KINDS);
  for (const { health, speed, weight, crumbs } of PIGEONS) {
    expect(speed).toBeLessThan(50);
    expect(Math.min(health, weight, crumbs)).toBeGreaterThan(0);
  }
});
