import { type ComponentType, lazy, useEffect, useMemo, useState } from "react";
import ClassPage from "#features/classes/class-page.tsx";
import type { AppCard } from "#features/classes/classes-api.ts";
import type { GameWish } from "#features/play/use-game.ts";
import { PlayWish } from "./play-wish.ts";

const LOAD_AFTER_MS = 300;
const loadGame = () => import("./rewarded-game.tsx");
const Game = lazy(async () => ({ default: (await loadGame()).RewardedGame }));

type Board = ComponentType<{ app: AppCard }>;

/** A class, the frame that plays it and its board, whose code comes while the visitor reads. */
export default function PlayableClassPage() {
  const [wish, setWish] = useState<GameWish | null>(null);
  const Board = useBoard(setWish);
  return (
    <PlayWish value={wish}>
      <ClassPage Game={Game} isWanted={wish !== null} {...(Board ? { Board } : {})} />
    </PlayWish>
  );
}

function useBoard(onWish: (wish: GameWish) => void): Board | undefined {
  const [loaded, setLoaded] = useState<typeof import("./class-board.tsx")>();
  useEffect(() => {
    const timer = setTimeout(() => {
      loadGame().catch(() => {});
      import("./class-board.tsx").then(setLoaded, () => {});
    }, LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return useMemo(() => {
    if (!loaded) return undefined;
    const { ClassBoard } = loaded;
    return ({ app }) => <ClassBoard app={app} onWish={onWish} />;
  }, [loaded, onWish]);
}
