import { angleOf, clamp, cos, ONE, sin } from "@quackademy/game-kit/core/fixed.ts";
import { nextBetween, nextInt } from "@quackademy/game-kit/core/random.ts";
import {
  ACROSS,
  ALONG,
  BOSS_ENTRY,
  BOSS_FRAMES,
  CUE,
  cue,
  MODE,
  NEWS,
  PICKUP,
  ROCK,
  skyOf,
  SKIES,
  SUB,
  tellNews,
  WARNING_FRAMES,
  type Boss,
  type State,
} from "./rules-belt.ts";

/** Where a boss stays, along the belt. */
const POST = 800;
const RADIUS = [88, 76, 82];
const PEBBLE = 12;
const STAR_EVERY = 110;
const MAX_HP = 6;

export function sendBoss(state: State): void {
  const sky = skyOf(state);
  const isRush = state.mode === MODE.rush;
  // In a rush they become angry sooner, and the first is soon beaten.
  const level = isRush ? sky * 2 + 1 : sky;
  const hp = Math.min(MAX_HP, (isRush ? 2 : 3) + Math.trunc(sky / 2));
  const kind = sky % SKIES;
  const [a, c] = [(ALONG + 160) * SUB, (ACROSS / 2) * SUB];
  state.boss = [{ kind, level, hp, most: hp, a, c, r: RADIUS[kind]!, frame: 0, turn: 0, hurt: 0 }];
  tellNews(state, NEWS.bossComes);
}

/** One frame of the boss: it comes in, sways, fires, and flies on if nobody beats it. */
export function advanceBoss(state: State): void {
  for (const boss of state.boss) {
    boss.frame += 1;
    if (boss.hurt > 0) boss.hurt -= 1;
    if (boss.frame <= BOSS_ENTRY) {
      boss.a -= Math.trunc(((ALONG + 160 - POST) * SUB) / BOSS_ENTRY);
      return;
    }
    if (boss.frame > BOSS_FRAMES) return leave(state, boss);
    sway(boss);
    // A boss that was hit is silent for a moment.
    if (boss.hurt === 0) PATTERNS[boss.kind]!(state, boss);
    if (boss.frame % STAR_EVERY === 0) throwStars(state, boss);
  }
}

function leave(state: State, boss: Boss): void {
  boss.a += 5 * SUB;
  if (boss.a < (ALONG + 160) * SUB) return;
  state.boss = [];
  tellNews(state, NEWS.bossGone);
}

function sway(boss: Boss): void {
  const pace = 3 + Math.min(3, boss.level) + (boss.hp === 1 ? 2 : 0);
  const reach = ACROSS / 2 - boss.r - 8;
  boss.c = (ACROSS / 2) * SUB + Math.trunc((reach * SUB * sin((boss.frame - BOSS_ENTRY) * pace)) / ONE);
  boss.a = POST * SUB + Math.trunc((26 * SUB * sin(boss.frame * 5)) / ONE);
}

const speedOf = ({ level }: Boss) => 166 + Math.min(260, 20 * level);

const PATTERNS: readonly ((state: State, boss: Boss) => void)[] = [fireFan, fireLanes, fireSpiral];

/** Grumble spits fans of pebbles at the ship. */
function fireFan(state: State, boss: Boss): void {
  const every = Math.max(38, 88 - 6 * boss.level - (boss.hp === 1 ? 12 : 0));
  if (boss.frame % every !== 0) return;
  const aim = angleOf(state.ship.a - boss.a, state.ship.c - boss.c);
  const half = boss.level > 2 ? 3 : 2;
  for (let place = -half; place <= half; place++) fire(state, boss, aim + place * 44 + (boss.turn % 2) * 22);
  boss.turn += 1;
  tellNews(state, NEWS.bossFires, boss.c);
}

/** The Countess sends comets down the ship's lane, and rings of pebbles. */
function fireLanes(state: State, boss: Boss): void {
  if (boss.frame % 190 === 60) {
    state.warnings.push({ c: state.ship.c, left: WARNING_FRAMES });
    cue(state, CUE.warning, (ALONG - 40) * SUB, state.ship.c);
  }
  if (boss.frame % Math.max(44, 100 - 6 * boss.level) !== 0) return;
  for (let place = 0; place < 9; place++) fire(state, boss, 320 + place * 48 + (boss.turn % 2) * 24);
  boss.turn += 1;
  tellNews(state, NEWS.bossFires, boss.c);
}

/** The Eye turns while it fires. */
function fireSpiral(state: State, boss: Boss): void {
  if (boss.frame % Math.max(6, 12 - boss.level) !== 0) return;
  boss.turn += 1;
  const arm = boss.turn % 26;
  if (arm > 19) return;
  fire(state, boss, 512 + Math.trunc((250 * sin(boss.turn * 41)) / ONE));
  if (arm === 0) tellNews(state, NEWS.bossFires, boss.c);
}

function fire(state: State, boss: Boss, angle: number): void {
  const speed = speedOf(boss);
  const [va, vc] = [Math.trunc((speed * cos(angle)) / ONE), Math.trunc((speed * sin(angle)) / ONE)];
  // One that would hardly move would stay for ever.
  if (va > -40) return;
  const look = nextInt(state.random, 1024);
  state.rocks.push({ kind: ROCK.pebble, a: boss.a, c: boss.c, va, vc, r: PEBBLE, near: 0, look });
}

/** Stars are on their way all the time, so that a careful player gets a quack, too. */
function throwStars(state: State, boss: Boss): void {
  const across = clamp(Math.trunc(boss.c / SUB) + nextBetween(state.random, -170, 170), 40, ACROSS - 40);
  for (let star = 0; star < 4; star++)
    state.pickups.push({ kind: PICKUP.star, a: boss.a + (60 + star * 46) * SUB, c: across * SUB, va: -200 });
}
