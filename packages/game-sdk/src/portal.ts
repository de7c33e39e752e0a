import type { Calls, CallName, Feature, FromGame, PlayerCard, Settings, ToGame } from "./protocol.ts";

/**
 * The page around a game, as the game sees it. When the game was opened alone, or the page does not answer, `isAlone`
 * is true: calls fail with "unsupported", and the game runs without the page.
 */
export type Portal = {
  readonly isAlone: boolean;
  readonly features: readonly Feature[];
  readonly settings: Settings;
  readonly player: PlayerCard | null;
  /** `moved` are buffers that are handed over instead of copied. */
  tell(event: FromGame, moved?: Transferable[]): void;
  ask<Name extends CallName>(name: Name, ask: Calls[Name]["ask"]): Promise<Calls[Name]["answer"]>;
  /** Adds a listener for events of that type; returns a function that removes it. */
  on<Type extends ToGame["type"]>(type: Type, listener: (event: Extract<ToGame, { type: Type }>) => void): () => void;
};
