import { lazy, useEffect } from "react";
import ClassPage from "#features/classes/class-page.tsx";

const loadGame = () => import("./rewarded-game.tsx");
const Game = lazy(async () => ({ default: (await loadGame()).RewardedGame }));

/** A class and the frame that plays it, whose code comes while the visitor reads. */
export default function PlayableClassPage() {
  useEffect(() => {
    const timer = setTimeout(() => void loadGame().catch(() => {}), 300);
    return () => clearTimeout(timer);
  }, []);
  return <ClassPage Game={Game} />;
}
