import { MAX_RIVALS, type RivalNews } from "@quackademy/game-sdk/protocol.ts";
import type { GameFace } from "#stage/game-view.ts";
import type { CanvasStage } from "#stage/canvas-stage.ts";
import type { GameRules } from "#core/game-rules.ts";
import { openLiveReplay, type LiveReplay } from "#core/live-replay.ts";

/** Rivals are drawn half a second behind what is known of them, so that a late message does not make them stop. */
const BEHIND_FRAMES = 30;
/** A message has up to 450 ms: further behind, a rival is played a little faster. */
const HURRY_FRAMES = BEHIND_FRAMES + 18;
const SLOW_FRAMES = BEHIND_FRAMES / 2;
/** A rival that is this far behind, after a lost connection, jumps. */
const JUMP_FRAMES = 300;
/** The most frames that all rivals together jump at a time, so that a wall that was opened late does not freeze. */
const MOST_JUMPED = 2000;
/** More ducks than these on a screen hide the own one. */
const MAX_DRAWN = 8;

type Rival<State> = { no: number; name: string; score: number; isOver: boolean; replay: LiveReplay<State> | null };

export type Rivals<State> = {
  /** Takes the page's news of the other runners. */
  hear(news: readonly RivalNews[]): void;
  /** Called with each frame of the own run. */
  step(): void;
  draw(stage: CanvasStage, face: GameFace<State>, own: State): void;
  /** The player's place, such as "3 of 28"; empty while no rival is known. */
  place(score: number): string;
  /** A rival's run, as far as it is shown. Null: nothing is known of it. */
  replayOf(no: number): LiveReplay<State> | null;
  readonly states: readonly { no: number; frame: number; known: number }[];
};

/** The other runners of a race, played from their inputs. */
export function createRivals<State>(
  rules: GameRules<State>,
  run: { seed: string; variant?: string },
  order: string,
): Rivals<State> {
  const rivals = new Map<number, Rival<State>>();
  let tick = 0;

  const hearOne = ({ no, name, score, isOver, inputs }: RivalNews) => {
    const known = rivals.get(no);
    if (!known && rivals.size >= MAX_RIVALS) return;
    const rival: Rival<State> = known ?? { no, name, score, isOver, replay: null };
    rivals.set(no, Object.assign(rival, { name, score, isOver }));
    if (!inputs) return;
    // From the first frame on: the page has fetched the whole log after a gap.
    if (inputs.from === 0 && rival.replay?.known !== 0) rival.replay = openLiveReplay(rules, run);
    rival.replay?.append(inputs);
  };

  const stepsOf = ({ replay, isOver }: Rival<State>, mostJumped: number): number => {
    if (!replay) return 0;
    const behind = replay.known - replay.frame;
    if (behind > JUMP_FRAMES) return Math.max(1, Math.min(mostJumped, behind - BEHIND_FRAMES));
    if (behind > HURRY_FRAMES) return 2;
    if (isOver || behind > SLOW_FRAMES) return 1;
    return tick % 2;
  };

  const isAhead = (theirs: number, own: number) => (order === "asc" ? theirs < own : theirs > own);

  return {
    hear: (news) => news.slice(0, MAX_RIVALS).forEach(hearOne),
    step() {
      tick += 1;
      let mostJumped = MOST_JUMPED;
      for (const rival of rivals.values()) {
        const steps = stepsOf(rival, mostJumped);
        if (steps > 2) mostJumped -= steps;
        for (let step = 0; step < steps; step++) rival.replay!.step();
      }
    },
    draw(stage, { view }, own) {
      if (!view.drawGhost) return;
      // Shows the rivals whose scores are nearest to the player's.
      const score = rules.score(own);
      const shown = [...rivals.values()]
        .filter(({ replay }) => replay !== null && replay.frame > 0)
        .sort((one, other) => Math.abs(one.score - score) - Math.abs(other.score - score))
        .slice(0, MAX_DRAWN);
      for (const { replay, name } of shown) view.drawGhost(stage, replay!.state, { own, isDone: replay!.isOver, name });
    },
    place(score) {
      if (rivals.size === 0) return "";
      const ahead = [...rivals.values()].filter((rival) => isAhead(rival.score, score)).length;
      return `${ahead + 1} of ${rivals.size + 1}`;
    },
    replayOf: (no) => rivals.get(no)?.replay ?? null,
    get states() {
      return [...rivals.values()].map(({ no, replay }) => ({
        no,
        frame: replay?.frame ?? 0,
        known: replay?.known ?? 0,
      }));
    },
  };
}
