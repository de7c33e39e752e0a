import { useContext } from "react";
import { rememberClass } from "#features/classes/recent-classes.ts";
import { keepGame } from "#features/offline/keep-game-api.ts";
import { GameFrame, type GameFrameProps } from "#features/play/game-frame.tsx";
import { useAppPlayed } from "#features/rewards/use-app-played.ts";
import { RunRequestContext } from "./run-request.ts";

/** A game that rewards a minute of play, shows requested runs, and is kept for offline use. */
export function RewardedGame(props: GameFrameProps) {
  const { id, entry } = props.app;
  const countPlay = useAppPlayed(id);
  const onGameplayStart = () => {
    rememberClass(id);
    countPlay();
    void keepGame(id, entry).catch(() => {});
  };
  return <GameFrame {...props} request={useContext(RunRequestContext).request} onGameplayStart={onGameplayStart} />;
}
