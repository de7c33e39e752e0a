import { GameFrame, type GameFrameProps } from "#features/play/game-frame.tsx";
import { useAppPlayed } from "#features/rewards/use-app-played.ts";

/** A game whose players are paid for a minute in it. */
export function RewardedGame(props: GameFrameProps) {
  return <GameFrame {...props} onGameplayStart={useAppPlayed(props.app.id)} />;
}
