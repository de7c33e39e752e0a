import type { GameFace } from "#stage/game-view.ts";
import type { Rival } from "@quackademy/game-sdk/protocol.ts";
import type { Company } from "./company.ts";
import { createInputCollector } from "#input/input-collector.ts";
import type { ReplayScrubber } from "#core/replay-scrubber.ts";
import type { RunSession } from "#core/run-session.ts";
import { answerCues, formatWith, isBetter, type Scene, type GameSession } from "./game-session.ts";
import type { Lesson } from "./lesson/game-lesson.ts";
import type { Rivals } from "./race/rivals.ts";
import type { InputShow } from "./race/show-inputs.ts";
import { intensityAt } from "#music/follow-music.ts";
import { createTouchBar } from "#shell/touch-bar.ts";

const COUNT_FRAMES = 24;
const ALL_BUTTONS = ~0;
const SCORE_TICK_FRAMES = 15;
const SAY_FRAMES = 60;
/** The report is shown over the last picture after a moment, and a press that was meant for the run is ignored. */
const LINGER_FRAMES = 15;
const GUARD_FRAMES = 21;
/** A shorter guard, for games on a beat: their players try again at once. */
const GUARD_ON_BEAT_FRAMES = 11;

type RunPlan<State> = {
  session: RunSession<State>;
  /** The ticket's id; null if the run does not count. */
  run: string | null;
  /** The label of a run that does not count. */
  mark: string | null;
  best: number | null;
  next: Rival | null;
  ghost: { replay: ReplayScrubber<State>; name: string } | null;
  /** The other runners of a race. */
  rivals?: Rivals<State> | null;
  /** The staff who run along. */
  company?: Company<State> | null;
  /** Sends the inputs to those who watch. */
  show?: InputShow | null;
  speed: number;
  /** The player has just played: nothing is counted down. */
  isAgain: boolean;
  lesson: Lesson<State> | null;
  onOver(): void;
  /** Called shortly after the end. */
  onReport(): void;
};

export type RunScene = Scene & {
  countDown(): void;
  readonly isOver: boolean;
  readonly frame: number;
  /** Whether a press on the report starts the next run. */
  readonly mayRestart: boolean;
  isPlayKey(code: string): boolean;
};

export function createRunScene<State>(
  gameSession: GameSession<State>,
  face: GameFace<State>,
  plan: RunPlan<State>,
): RunScene {
  const { rules, portal, shell, stage, manifest } = gameSession;
  const { session } = plan;
  const { view, input } = face;
  const { state } = session;
  const collector = createInputCollector(input);
  const format = formatWith(face);
  const hasCountdown = gameSession.countdown ?? input.held !== undefined;
  // Buttons that a menu was used with: they play again once they were released.
  let stuck = ALL_BUTTONS;
  let [counting, sinceOver, told, isPast] = [0, 0, -1, false];

  let touch: ReturnType<typeof createTouchBar<State>> | null = null;

  const showHud = () => {
    touch?.show(state);
    const { ghost, next, best, rivals, company } = plan;
    // On a phone this takes two lines.
    const target = ghost
      ? `${ghost.name}
${format(rules.score(ghost.replay.state))}`
      : rivals?.place(rules.score(state)) ||
        company?.words(face) ||
        (next &&
          !isPast &&
          `Next: ${next.name}
${format(next.score)}`);
    shell.hud.show({
      score: format(rules.score(state)),
      best: isNothing(best) ? null : `Best ${format(best)}`,
      status: view.status?.(state) ?? "",
      target: target || null,
      mark: plan.mark,
    });
  };

  // A best of 0 is not shown where more is better.
  const isNothing = (score: number | null): score is null =>
    score === null || (score === 0 && manifest.score.order === "desc");

  const placeLesson = (step: number) => {
    const { lessonAt = "bottom" } = gameSession;
    return typeof lessonAt === "function" ? lessonAt(state, stage.height > stage.width, step) : lessonAt;
  };
  const showLesson = () => shell.setLesson(plan.lesson?.view(gameSession.device()) ?? null, placeLesson);

  const tellScore = () => {
    const score = rules.score(state);
    if (score !== told) portal.tell({ type: "scoreTick", score });
    told = score;
    if (plan.next && !isPast && manifest.score.order === "desc" && isBetter(manifest, score, plan.next.score)) {
      isPast = true;
      shell.toast(`You passed ${plan.next.name}.`);
    }
  };

  const playFrame = () => {
    view.beforeStep?.(state);
    const checkpoint = session.step(collector.take(state));
    if (checkpoint && plan.run !== null) portal.tell({ type: "checkpoint", run: plan.run, ...checkpoint });
    if (!view.isWaiting?.(state)) {
      plan.ghost?.replay.step();
      plan.company?.step();
    }
    plan.rivals?.step();
    plan.show?.step();
    answerCues(face, stage, state);
    plan.lesson?.watch(state);
    showHud();
    showLesson();
    if (session.frame % SCORE_TICK_FRAMES === 0) tellScore();
    if (session.frame % SAY_FRAMES === 1 && view.say) shell.say(view.say(state));
    if (!session.isOver) return;
    tellScore();
    if (view.say) shell.say(view.say(state));
    shell.setLesson(null);
    plan.onOver();
  };

  const countDown = () => {
    counting = hasCountdown ? 3 * COUNT_FRAMES : 0;
  };
  const skipWords = () => SKIP_WORDS[gameSession.device()];

  return {
    size: view.size,
    backdrop: view.backdrop,
    isSmooth: view.beforeStep !== undefined,
    speed: plan.speed,
    countDown,
    get isOver() {
      return session.isOver;
    },
    get intensity() {
      if (session.isOver || counting > 0) return null;
      // A slower run would be beside the beat of its tune.
      if (view.second && (plan.speed !== 1 || view.second(state) === null)) return null;
      return view.intensity?.(state) ?? intensityAt(session.frame);
    },
    get part() {
      return view.part?.(state);
    },
    isOnBeat: view.second !== undefined,
    get second() {
      return view.second?.(state) ?? undefined;
    },
    get frame() {
      return session.frame;
    },
    get mayRestart() {
      return sinceOver >= LINGER_FRAMES + (view.second ? GUARD_ON_BEAT_FRAMES : GUARD_FRAMES);
    },
    // Arrows move between the buttons of the report.
    isPlayKey: (code) => !code.startsWith("Arrow") && input.held?.[code] !== undefined,
    step() {
      if (session.isOver) {
        sinceOver += 1;
        plan.rivals?.step();
        if (sinceOver === LINGER_FRAMES) plan.onReport();
      } else if (counting > 0) {
        counting -= 1;
        collector.take(state);
        shell.setCount(counting > 0 ? String(Math.ceil(counting / COUNT_FRAMES)) : "", skipWords());
      } else playFrame();
    },
    draw(alpha) {
      view.draw(stage, state, alpha);
      plan.rivals?.draw(stage, face, state);
      plan.company?.draw(stage, face, state);
      if (!plan.ghost) return;
      const { replay, name: who } = plan.ghost;
      view.drawGhost?.(stage, replay.state, { own: state, isDone: replay.isAtEnd, who });
    },
    keyDown(press) {
      if (counting > 0 && (press.code === "Enter" || press.code === "Space")) counting = 1;
      return collector.keyDown(press, state);
    },
    keyUp: collector.keyUp,
    pointer(id, move) {
      if (move.phase === "down" && counting > 0) counting = 1;
      collector.pointer(id, move, state);
    },
    hover: (point) => input.pointerHover?.(point, state),
    pad({ held, pressed }) {
      if (counting > 0 && pressed.some(({ button }) => button === "a")) counting = 1;
      stuck &= held;
      collector.padHeld(held & ~stuck);
      for (const { button, pad } of pressed) if (button !== "start") collector.padPress(button, { ms: 0, pad }, state);
    },
    release() {
      stuck = ALL_BUTTONS;
      collector.release();
    },
    enter() {
      const buttons = gameSession.isTouch() ? input.touchButtons : undefined;
      touch = buttons ? createTouchBar(buttons, collector.touchButton) : null;
      if (touch) shell.setBelow(touch.node);
      showHud();
      showLesson();
      if (!plan.isAgain) countDown();
    },
    leave() {
      shell.setLesson(null);
      shell.setBelow(null);
      shell.setCount("");
    },
  };
}

const SKIP_WORDS = { keys: "Space skips", touch: "Tap to skip", pad: "A skips" };
