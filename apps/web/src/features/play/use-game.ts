import type { FromGame, ToGame } from "@quackademy/game-sdk/protocol.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { toast } from "#ui/toast/toast.ts";
import { CRASHED, phaseAfterEvent, phaseAfterState, READY, START } from "./game-phase.ts";
import { createLoadedRules } from "./loaded-rules.ts";
import { useGameControls } from "./use-game-controls.ts";
import { useGameHost } from "./use-game-host.ts";

/** A run that the game should show: watched, raced or taken over. */
export type RunRequest = Extract<ToGame, { type: "watch" | "race" | "takeOver" }>;

export type StartMode = Extract<ToGame, { type: "start" }>["mode"];

type GameOptions = {
  app: { id: string; entry: string };
  /** Loaded as a single document instead of by its address. */
  isInline: boolean;
  request: RunRequest | null;
  /** The run that the player has already requested, so that the game needs no title screen. */
  start: StartMode | null;
  onEvent(event: FromGame): void;
};

/** A game in a frame: its connection, its phase and its controls. */
export function useGame({ app, isInline, request, start, onEvent }: GameOptions) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [phase, setPhase] = useState(START);
  const [attempt, setAttempt] = useState(0);
  const reload = () => {
    setPhase(START);
    setAttempt((before) => before + 1);
  };
  const [loadedRules] = useState(() =>
    createLoadedRules(() => {
      toast.info("There is a new version of this game. Loading it.");
      reload();
    }),
  );

  const started = useRef(-1);
  const host = useGameHost({
    frame,
    app,
    isInline,
    attempt,
    loadedRules,
    onEvent: (event) => {
      if (event.type === "gameplayStart") isHalted.current = false;
      setPhase((now) => phaseAfterEvent(now, event));
      onEvent(event);
    },
    onState: (state) => {
      setPhase((now) => phaseAfterState(now, state));
      // Sent before the game is ready, so that its title is never shown. A silent game connects again.
      if (state === "connected" && started.current !== attempt && start !== null && request === null) {
        host.current?.tell({ type: "start", mode: start });
      }
      if (state === "connected") started.current = attempt;
    },
    onLoadError: () => setPhase(CRASHED),
  });
  const { ask, isHalted, ...controls } = useGameControls(host, frame);

  const isReady = phase.name === "ready";
  const sent = useRef<RunRequest>(null);
  const sendOnce = useEffectEvent((wanted: RunRequest) => {
    if (sent.current !== wanted) ask(wanted);
    sent.current = wanted;
  });
  useEffect(() => {
    if (isReady && request) sendOnce(request);
  }, [isReady, request]);

  /** `attempt` is the frame's key: each attempt gets a new frame. */
  return { ...controls, isHalted, frame, phase, attempt, reload, carryOn: () => setPhase(READY) };
}
