import { createContext } from "react";
import type { GameWish } from "#features/play/use-game.ts";

/** The run that the board has asked the game to show. */
export const PlayWish = createContext<GameWish | null>(null);
