import { useContext } from "react";
import { GameFrame, type GameFrameProps } from "#features/play/game-frame.tsx";
import { useAppPlayed } from "#features/rewards/use-app-played.ts";
import { PlayWish } from "./play-wish.ts";

/** A game whose players are paid for a minute in it, and which shows the runs that the board asks for. */
export function RewardedGame(props: GameFrameProps) {
  return <GameFrame {...props} wish={useContext(PlayWish)} onGameplayStart={useAppPlayed(props.app.id)} />;
}
