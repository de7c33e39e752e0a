import { BUTTON, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { hold } from "@quackademy/game-kit/testing/play-to-end.ts";
import { createPaperDocument, createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { expect, test } from "vitest";
import { drive, GOOD, SHOW } from "./bot.ts";
import { createFace } from "./face.ts";
import { keepRun } from "./kept.ts";
import { lesson } from "./lesson.ts";
import { CIRCUITS, SURFACE } from "./rules/circuits.ts";
import { CUE } from "./rules/cues.ts";
import { placeKarts, RIVAL_LEG } from "./rules/karts.ts";
import { MODE } from "./rules/state.ts";
import { trackOf, VERGE } from "./rules/track.ts";
import { rules } from "./rules.ts";
import { drawCircuit } from "./view/level.ts";
import { sayTime } from "./view/panel.ts";
import { reportPicture } from "./view/result.ts";
import { sayResult } from "./view/standing.ts";
import { STAND } from "./view/things.ts";
import { callOf } from "./view/words.ts";
import { worldOf } from "./view/world.ts";

createPaperDocument();
const SEED = readSeed("7a".repeat(16));
/** A picture on paper takes long. */
const DRAWN_EVERY = 60;

test.each([
  ["", 1120, 622, {}],
  ["circuit-4", 600, 1040, {}],
  ["circuit-9", 1120, 622, { isCalm: true }],
  ["circuit-12", 600, 1040, { isContrast: true }],
  ["drift", 1120, 622, {}],
] as const)("a run of '%s' can be drawn and told", (variant, width, height, look) => {
  const stage = createPaperStage({ width, height, ...look });
  const { view } = createFace(createMemoryProgress());
  const state = rules.start(SEED, variant);
  for (let frame = 1; frame < 700 && !rules.isOver(state); frame++) {
    view.beforeStep!(state);
    rules.step(state, hold(drive(state, state.mode === MODE.drift ? SHOW : GOOD)));
    for (const cue of state.cues) view.cue!(stage, state, cue);
    Object.assign(stage, { tick: frame });
    if (frame % DRAWN_EVERY === 0) view.draw(stage, state, 0.5);
    expect(`${view.say!(state)} ${view.status!(state)}`).not.toMatch(/undefined|NaN/);
  }
  expect(stage.words.join()).not.toMatch(/undefined|NaN/);
});

test("the own place among the karts on the road is told after the first gate", () => {
  const stage = createPaperStage({ width: 600, height: 1040 });
  const { view } = createFace(createMemoryProgress());
  const [own, ahead, behind] = [1, 2, 3].map(() => rules.start(SEED, "circuit-1"));
  Object.assign(ahead!.car, { posts: own!.car.posts + 9 });
  Object.assign(behind!.car, { posts: own!.car.posts - 9 });
  view.beforeStep!(own!);
  const status = (): string => {
    view.draw(stage, own!);
    for (const name of ["Drake", "Goose"])
      view.drawGhost!(stage, name === "Drake" ? behind! : ahead!, { own: own!, isDone: false, name });
    stage.words.length = 0;
    view.draw(stage, own!);
    return stage.words.join(" ");
  };
  expect(status()).toMatch(/Lap 1 of 2/);
  expect(status()).not.toMatch(/of 3/);
  own!.gates = 1;
  expect(status()).toMatch(/2nd of 3/);
});

test("karts that start on the same line stand beside each other, with their names", () => {
  const stage = createPaperStage({ width: 1120, height: 622 });
  const { view } = createFace(createMemoryProgress());
  const own = rules.start(SEED, "circuit-1");
  const karts = [1, 2, 3].map(() => rules.start(SEED, "circuit-1"));
  for (let picture = 0; picture < 2; picture++) {
    view.draw(stage, own);
    for (const [at, name] of ["Duckling", "Drake", "Goose"].entries())
      view.drawGhost!(stage, karts[at]!, { own, isDone: false, name });
  }
  expect(stage.words).toEqual(expect.arrayContaining(["■ Duckling", "◆ Drake", "▲ Goose"]));
});

/** A race of the own car and one named runner; the view hears of it picture by picture. */
function race() {
  const heard: unknown[] = [];
  const stage = {
    ...createPaperStage({ width: 1120, height: 622 }),
    sound: (sound: unknown) => void heard.push(sound),
  };
  const { view } = createFace(createMemoryProgress());
  const [own, other] = [rules.start(SEED, "circuit-1"), rules.start(SEED, "circuit-1")];
  const show = (frames: number, ownPosts: number, otherPosts: number): string => {
    for (const [state, posts] of [
      [own, ownPosts],
      [other, otherPosts],
    ] as const) {
      state.frame += frames;
      state.gates ||= 1;
      state.car.posts += posts;
    }
    view.beforeStep!(own);
    stage.words.length = 0;
    view.draw(stage, own);
    view.drawGhost!(stage, other, { own, isDone: false, name: "Goose" });
    view.draw(stage, own);
    return view.say!(own);
  };
  const told = () => stage.words.filter((words) => /past/i.test(words));
  return { stage, told, heard, own, other, show };
}

test("who overtakes is told in words, by a sound and to a screen reader, in both directions", () => {
  const { told, heard, show } = race();
  show(200, 40, 36);
  expect(told()).toEqual([]);
  heard.length = 0;
  expect(show(60, 10, 20)).toMatch(/^Goose overtakes you\. /);
  expect(told()).toEqual(["▼ Goose is past you!"]);
  expect(heard.length).toBeGreaterThan(0);
  expect(show(60, 30, 10)).toMatch(/^You overtake Goose\. /);
  expect(told().at(-1)).toBe("▲ Past Goose!");
  expect(show(400, 40, 40)).not.toMatch(/overtake/);
});

test("the gap to the next one is shown in tenths, ahead and behind", () => {
  const { stage, own, show } = race();
  for (let post = 0; post < 40; post++) show(6, 1, post < 20 ? 2 : 1);
  // It was here twenty posts of three frames ago, or more.
  expect(stage.words.join()).toMatch(/■ Goose \d\.\d s ahead/);
  own.car.posts += 60;
  show(6, 1, 1);
  expect(stage.words.join()).toMatch(/■ Goose \d\.\d s behind/);
  expect(stage.words).toEqual(expect.arrayContaining(["1st", "of 2"]));
});

test("the place of a finished race is in the report and in the last sentence", () => {
  const { own, other, show } = race();
  for (const state of [other, own]) Object.assign(state, { gates: 12, isOver: 1 });
  own.frame = 1900;
  other.frame = 1858;
  const last = show(0, 600, 600);
  expect(last).toMatch(/^Finished in .* 2nd of 2\. ■ Goose 0\.7 s ahead\.$/);
  expect(sayResult(own)).toBe("2nd of 2. ■ Goose 0.7 s ahead.");
  other.frame = 1950;
  expect(show(0, 0, -3)).toMatch(/ 1st of 2\. /);
  expect(sayResult(own)).toMatch(/^1st of 2\. /);
});

test("a mark stays with its runner when another one is on a circuit of its own", () => {
  const stage = createPaperStage({ width: 1120, height: 622 });
  const { view } = createFace(createMemoryProgress());
  const own = rules.start(SEED, "");
  const [left, here] = [rules.start(SEED, ""), rules.start(SEED, "")];
  const show = (): void => {
    view.draw(stage, own);
    for (const [name, state] of [
      ["Drake", left],
      ["Goose", here],
    ] as const)
      view.drawGhost!(stage, state, { own, isDone: false, name });
    stage.words.length = 0;
    view.draw(stage, own);
  };
  show();
  expect(stage.words).toEqual(expect.arrayContaining(["■ Drake", "◆ Goose"]));
  left.leg = 1;
  show();
  expect(stage.words).toContain("◆ Goose");
  expect(stage.words).not.toContain("■ Drake");
});

test("nothing stands in the water of a harbour", () => {
  for (const circuit of CIRCUITS.keys()) {
    const { x, y, half, track, things } = worldOf(circuit, 0);
    for (const [post, surface] of track.surface.entries()) {
      if (surface !== SURFACE.planks) continue;
      for (const thing of things)
        expect(Math.hypot(thing.x - x[post]!, thing.y - y[post]!)).toBeGreaterThan(half + 200);
    }
  }
});

test("a circuit has stands beside its line, and nothing is on a road or hedge", () => {
  for (const circuit of CIRCUITS.keys()) {
    for (const isMirrored of [0, 1]) {
      const { x, y, half, things } = worldOf(circuit, isMirrored);
      const stands = things.filter(({ kind }) => kind === STAND);
      expect(stands.length).toBeGreaterThanOrEqual(1);
      for (const thing of things) {
        const least = Math.min(...x.map((each, post) => Math.hypot(each - thing.x, y[post]! - thing.y)));
        expect(least).toBeGreaterThan(half + VERGE + (thing.kind === STAND ? 80 : 20));
      }
    }
  }
});

test("the run behind the title has no panels, and one that is played has", () => {
  const state = rules.start(SEED, "");
  for (let frame = 0; frame < 300; frame++) rules.step(state, hold(drive(state, GOOD) || BUTTON.up));
  const wordsOf = (isStepped: boolean): readonly string[] => {
    const stage = createPaperStage({ width: 1120, height: 622 });
    const { view } = createFace(createMemoryProgress());
    if (isStepped) view.beforeStep!(state);
    view.draw(stage, state);
    return stage.words;
  };
  expect(wordsOf(false)).toEqual([]);
  expect(wordsOf(true)).toContain("★");
});

test("a run that waits says how it starts, and the lesson sees whether somebody has steered", () => {
  const { view } = createFace(createMemoryProgress());
  const state = rules.start(SEED, "");
  const [steer] = lesson;
  for (let frame = 0; frame < 400; frame++) rules.step(state, hold(0));
  expect(view.say!(state)).toMatch(/^Steer to start/);
  expect(steer!.isDone(state)).toBe(false);
  for (let frame = 0; frame < 20; frame++) rules.step(state, hold(BUTTON.left));
  expect(steer!.isDone(state)).toBe(true);
});

test("a drift of a show is counted above the kart, and told when it ends", () => {
  const stage = createPaperStage({ width: 1120, height: 622 });
  const { view } = createFace(createMemoryProgress());
  const state = rules.start(SEED, "drift");
  Object.assign(state, { waiting: 0, bank: 140, chain: 2, chainLeft: 100 });
  Object.assign(state.car, { drift: 1, level: 2 });
  view.beforeStep!(state);
  view.draw(stage, state);
  expect(stage.words).toEqual(expect.arrayContaining(["140 × 3"]));
  Object.assign(state.car, { drift: 0 });
  rules.step(state, hold(BUTTON.up));
  for (const cue of state.cues) view.cue!(stage, state, cue);
  view.draw(stage, state);
  expect(stage.words).toContain("+140 × 3");
});

test("the map has a picture of every circuit", () => {
  for (const circuit of CIRCUITS.keys()) {
    const { context, strokes } = createPaperStage();
    drawCircuit(context, circuit);
    expect(strokes.length).toBeGreaterThan(50);
  }
});

test("a second run of a circuit is told how far it is from the first at every gate", () => {
  const progress = createMemoryProgress();
  const play = (from: number): string[] => {
    const told: string[] = [];
    // A small picture: only the words count here.
    const stage = createPaperStage({ width: 60, height: 40 });
    const { view } = createFace(progress);
    const state = rules.start(SEED, "circuit-1");
    for (let frame = 1; !rules.isOver(state); frame++) {
      view.beforeStep!(state);
      rules.step(state, hold(frame < from ? BUTTON.down : drive(state, GOOD)));
      for (const cue of state.cues) view.cue!(stage, state, cue);
      Object.assign(stage, { tick: frame });
      stage.words.length = 0;
      // The way is noted every eighth frame.
      const isGate = state.cues.some((cue) => cue === CUE.gate || cue === CUE.lap);
      if (frame % 8 === 0 || isGate) view.draw(stage, state);
      if (isGate) told.push(...stage.words.filter((words) => /[▲▼]/.test(words)));
    }
    keepRun(state, progress);
    return told;
  };
  expect(play(0)).toEqual([]);
  const second = play(70);
  expect(second.length).toBeGreaterThanOrEqual(10);
  expect(second[0]).toMatch(/^\+\d\.\d\d ▼$/);
});

test("the co-driver calls the side that the road is on", () => {
  const state = rules.start(SEED, "circuit-1");
  state.car.heading = (state.car.heading + 0x1800) & 0xffff;
  expect(callOf(state)).toMatch(/left$/);
  state.car.heading = (state.car.heading - 0x3000) & 0xffff;
  expect(callOf(state)).toMatch(/right$/);
});

test("a circuit is counted in gates and times while it is driven, and in points in the report", () => {
  const stage = createPaperStage({ width: 1120, height: 622 });
  const { view } = createFace(createMemoryProgress());
  const state = rules.start(SEED, "circuit-1");
  state.gates = 3;
  view.draw(stage, state);
  expect(view.formatScore!(rules.score(state))).toBe("3/12");
  expect(view.status!(state)).toBe("★★★ until 24.16");
  Object.assign(state, { gates: 12, frame: 1569, clock: 7200 - 1569 });
  view.draw(stage, state);
  expect(view.formatScore!(rules.score(state))).toBe("26.15");
  expect(view.status!(state)).toBe("★★ until 33.83");
  // The report is written before the next picture.
  state.isOver = 1;
  expect(view.formatScore!(rules.score(state))).toBe("9,685");
  const { words, draw } = reportPicture(state)!;
  expect(words).toMatch(/^26\.15\. 3 stars: 24\.16, 2 stars: 33\.83, 1 stars: /);
  draw(stage.context);
  expect(reportPicture(rules.start(SEED, ""))).toBeNull();
});

test("times are written in minutes, seconds and hundredths", () => {
  expect([sayTime(90), sayTime(3600), sayTime(3723)]).toEqual(["1.50", "1:00.00", "1:02.05"]);
});

test("one thumb steers by its side, and drifts when it is pulled down", () => {
  const { input } = createFace();
  const state = rules.start(SEED);
  const at = (x: number, y: number, fromY: number) => input.pointerHeld!({ x, y, from: { x, y: fromY } }, state);
  expect([at(100, 300, 300), at(900, 300, 300), at(900, 360, 300)]).toEqual([1, 2, 18]);
});

test("the engine putters faster at speed than at rest, and not while a replay is searched", () => {
  const sounds: unknown[] = [];
  const stage = { ...createPaperStage(), sound: (each: unknown) => void sounds.push(each) };
  const { view } = createFace(createMemoryProgress());
  const state = rules.start(SEED, "circuit-1");
  const puttsIn = (frames: number) => {
    sounds.length = 0;
    for (let frame = 0; frame < frames; frame++) {
      state.frame += 1;
      view.draw(stage, state, 1);
    }
    return sounds.length;
  };
  view.draw(stage, state, 1);
  const slow = puttsIn(60);
  state.car.vx = 2600;
  expect(slow).toBeGreaterThan(2);
  expect(puttsIn(60)).toBeGreaterThan(slow * 1.5);
  sounds.length = 0;
  state.frame += 300;
  view.draw(stage, state, 1);
  expect(sounds).toEqual([]);
});

/** A tour with its rival so many posts ahead. */
function tourWithRival(posts: number) {
  const stage = createPaperStage({ width: 1120, height: 622 });
  const { view } = createFace(createMemoryProgress());
  const state = rules.start(SEED, "");
  const track = trackOf(state.circuit, state.isMirrored);
  Object.assign(state, { leg: RIVAL_LEG, waiting: 0, karts: placeKarts(state.random, track, RIVAL_LEG) });
  const rival = state.karts.find(({ isRival }) => isRival === 1)!;
  Object.assign(state.car, { posts: 40 });
  Object.assign(rival, { at: (40 + posts) * 256, x: state.car.x, y: state.car.y });
  view.beforeStep!(state);
  view.draw(stage, state);
  return { words: stage.words, state, view };
}

test("a tour shows the place and the gap to its rival, and no name lies on the own kart", () => {
  const { words, view, state } = tourWithRival(16);
  expect(view.say!(state)).toMatch(/^2nd of 2\. /);
  expect(words).toEqual(expect.arrayContaining(["2nd", "of 2", "◆ Bramble 0.8 s ahead"]));
  expect(words).not.toContain("◆ Bramble");
  expect(tourWithRival(-16).words).toEqual(expect.arrayContaining(["1st", "◆ Bramble 0.8 s behind"]));
});

test("the report of a tour tells its circuits, karts and rivals, and a goal that is near", () => {
  const { state } = tourWithRival(4);
  Object.assign(state, { leg: 2, passed: 14, beaten: 1, isOver: 1 });
  expect(sayResult(state)).toBe("Circuit 3 · 14 passed · 1 rival beaten. Can you reach circuit 4?");
});
