import type { GameFace } from "#stage/game-view.ts";
import type { Replay, ToGame } from "@quackademy/game-sdk/protocol.ts";
import { createReplayBar, REPLAY_SPEEDS } from "#shell/replay-bar.ts";
import { FRAMES_PER_SECOND } from "#core/game-rules.ts";
import { openReplay } from "#core/replay-scrubber.ts";
import { intensityAt } from "#music/follow-music.ts";
import { answerCues, formatWith, type Scene, type GameSession } from "./game-session.ts";

const TELL_FRAMES = 15;

export type ReplayScene = Scene & { control(control: Extract<ToGame, { type: "replayControl" }>): void };

export function createReplayScene<State>(
  gameSession: GameSession<State>,
  face: GameFace<State>,
  replay: Replay,
  choices: { onTakeOver: ((frame: number) => void) | null; onClose(): void },
): ReplayScene {
  const { rules, shell, stage, portal, pace } = gameSession;
  const scrubber = openReplay(rules, replay);
  const format = formatWith(face);
  let [isPlaying, speed, ticks] = [true, 1, 0];

  const bar = createReplayBar(replay.name, scrubber, {
    onToggle: () => control({ isPlaying: !isPlaying }),
    onSpeed: (rate) => control({ speed: rate }),
    onSeek: (frame) => control({ frame }),
    onTakeOver: choices.onTakeOver && (() => choices.onTakeOver?.(scrubber.frame)),
    onClose: choices.onClose,
  });

  const show = () => {
    bar.show(scrubber.frame, scrubber.inputs, isPlaying, speed);
    const score = format(rules.score(scrubber.state));
    shell.hud.show({
      score,
      best: null,
      status: face.view.status?.(scrubber.state) ?? "",
      target: `Watching ${replay.name}`,
      mark: null,
    });
  };
  const tell = () =>
    portal.tell({ type: "replayAt", frame: scrubber.frame, frames: scrubber.frames, isPlaying, speed });

  const control = (change: { isPlaying?: boolean; speed?: number; frame?: number }) => {
    if (change.speed !== undefined && REPLAY_SPEEDS.includes(change.speed)) speed = pace.speed = change.speed;
    if (change.frame !== undefined) {
      stage.clearEffects();
      scrubber.seek(change.frame);
    }
    if (change.isPlaying !== undefined) isPlaying = change.isPlaying;
    // Play at the end restarts from the beginning.
    if (change.isPlaying && scrubber.isAtEnd) scrubber.seek(0);
    show();
    tell();
  };

  return {
    size: face.view.size,
    backdrop: face.view.backdrop,
    isSmooth: face.view.beforeStep !== undefined,
    get speed() {
      return speed;
    },
    get intensity() {
      if (!isPlaying || speed !== 1 || face.view.second?.(scrubber.state) === null) return null;
      return face.view.intensity?.(scrubber.state) ?? intensityAt(scrubber.frame);
    },
    get second() {
      return face.view.second?.(scrubber.state) ?? scrubber.frame / FRAMES_PER_SECOND;
    },
    isOnBeat: face.view.second !== undefined,
    get part() {
      return face.view.part?.(scrubber.state);
    },
    control,
    step() {
      if (!isPlaying) return;
      face.view.beforeStep?.(scrubber.state);
      scrubber.step();
      answerCues(face, stage, scrubber.state);
      ticks += 1;
      if (scrubber.isAtEnd) isPlaying = false;
      show();
      if (ticks % (TELL_FRAMES * Math.max(1, speed)) === 0 || !isPlaying) tell();
    },
    draw: (alpha) => face.view.draw(stage, scrubber.state, isPlaying ? alpha : 1),
    keyDown({ code }) {
      const second = 60;
      if (code === "Space" || code === "KeyK") control({ isPlaying: !isPlaying });
      else if (code === "ArrowLeft") control({ frame: scrubber.frame - 5 * second });
      else if (code === "ArrowRight") control({ frame: scrubber.frame + 5 * second });
      else return false;
      return true;
    },
    pad({ pressed }) {
      for (const { button } of pressed) {
        if (button === "a" || button === "start") control({ isPlaying: !isPlaying });
        if (button === "left") control({ frame: scrubber.frame - 300 });
        if (button === "right") control({ frame: scrubber.frame + 300 });
        if (button === "b") choices.onClose();
      }
    },
    enter() {
      shell.root.classList.add("is-watching");
      shell.setBelow(bar.node);
      show();
      tell();
    },
    leave() {
      shell.root.classList.remove("is-watching");
      shell.setBelow(null);
    },
  };
}
