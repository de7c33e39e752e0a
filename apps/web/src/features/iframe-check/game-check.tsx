import { checkConformance } from "@quackademy/game-sdk/conformance-check.ts";
import { isConforming, type Step } from "@quackademy/game-sdk/conformance-steps.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CheckRows, type RowState } from "./check-rows.tsx";
import type { CheckedGame } from "./check-report.ts";
import { GAME_STEPS } from "./game-steps.ts";

const WORDS = { waiting: "Waiting…", good: "Passed", bad: "Failed", unseen: "Not seen" };
const STATES = { waiting: "waiting", passed: "good", failed: "bad", unseen: "unseen" } as const;

type GameCheckProps = { game: { id: string; entry: string }; onDone: (checked: CheckedGame) => void };

/** Loads a game in the same sandboxed frame that a class has, and only listens. */
export function GameCheck({ game, onDone }: GameCheckProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [steps, setSteps] = useState<Step[]>([]);
  const isDone = steps.length > 0 && steps.every(({ state }) => state !== "waiting");

  const handleSteps = useEffectEvent((next: Step[]) => {
    setSteps(next);
    if (next.every(({ state }) => state !== "waiting")) onDone({ id: game.id, steps: next });
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const check = checkConformance({
      frame: element,
      game: game.id,
      settings: quietSettings(),
      onChange: (next) => handleSteps(next),
    });
    // After the listener is set, so that no message of the game is missed.
    element.src = game.entry;
    return () => check.close();
  }, [game]);

  const rows = steps.map(({ id, state, note, isRequired }) => ({
    id,
    name: GAME_STEPS[id].name,
    about: [note && `The game said: ${note}`, !isRequired && "This step is optional."].filter(Boolean).join(" "),
    state: STATES[state] satisfies RowState,
    remedy: GAME_STEPS[id].remedy,
  }));
  return (
    <>
      <iframe
        ref={frame}
        className="game-check__frame"
        title="The game that is checked"
        sandbox="allow-scripts allow-pointer-lock"
        allow="fullscreen 'src'; gamepad 'src'; autoplay 'src'"
        referrerPolicy="no-referrer"
      />
      <p className="game-check__verdict" role="status">
        {isDone ? verdictOf(steps) : "Testing the game. This takes about ten seconds."}
      </p>
      <CheckRows rows={rows} words={WORDS} label={`Steps of ${game.id}`} />
    </>
  );
}

function verdictOf(steps: Step[]): string {
  return isConforming(steps)
    ? "The game follows the protocol. You can play on in the frame."
    : "The game does not follow the protocol yet: the red rows say where.";
}

/** Default settings: this page must not reveal the settings on this device. */
function quietSettings() {
  return {
    isMuted: true,
    volume: 1,
    isCalm: matchMedia("(prefers-reduced-motion: reduce)").matches,
    isContrast: matchMedia("(prefers-contrast: more)").matches,
    locale: navigator.language,
  };
}
