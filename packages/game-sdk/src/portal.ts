import type { Calls, CallName, Feature, FromGame, PlayerCard, Settings, ToGame } from "./protocol.ts";

/**
 * The page around a game, as the game sees it. Opened alone, or in a page that does not answer, `isAlone` is true:
 * calls then fail with "unsupported", and the game plays on by itself.
 */
export type Portal = {
  readonly isAlone: boolean;
  readonly features: readonly Feature[];
  readonly settings: Settings;
  readonly player: PlayerCard | null;
  tell(event: FromGame): void;
  ask<Name extends CallName>(name: Name, ask: Calls[Name]["ask"]): Promise<Calls[Name]["answer"]>;
  /** Calls back on every event of that type; gives back what stops it. */
  on<Type extends ToGame["type"]>(type: Type, listener: (event: Extract<ToGame, { type: Type }>) => void): () => void;
};
