import type { HostState } from "@quackademy/game-sdk/host-channel.ts";
import type { FromGame } from "@quackademy/game-sdk/protocol.ts";

/** `loading` has its progress from 0 to 1; `silent` and `crashed` show an error card. */
export type GamePhase = { name: "loading"; progress: number } | { name: "ready" | "silent" | "crashed" };

export const START: GamePhase = { name: "loading", progress: 0 };
export const READY: GamePhase = { name: "ready" };
export const SILENT: GamePhase = { name: "silent" };
export const CRASHED: GamePhase = { name: "crashed" };

export function phaseAfterEvent(phase: GamePhase, event: FromGame): GamePhase {
  if (event.type === "loading") return { name: "loading", progress: event.progress };
  if (event.type === "ready" || event.type === "gameplayStart") return READY;
  return event.type === "crash" ? CRASHED : phase;
}

export function phaseAfterState(phase: GamePhase, state: HostState): GamePhase {
  if (state === "silent") return SILENT;
  if (state === "flooded" || state === "refused") return CRASHED;
  // It responds again and has kept its state.
  return state === "connected" && phase.name === "silent" ? READY : phase;
}
