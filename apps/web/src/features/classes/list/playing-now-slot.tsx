import { LaterNear } from "#lib/page/later.ts";
import type { AppCard } from "#features/classes/classes-api.ts";

const load = async () => (await import("./playing-now.tsx")).PlayingNow;

/** Where the players of the moment are shown: last on the sheet, so that nothing moves when they arrive. */
export function PlayingNowSlot({ apps }: { apps: AppCard[] }) {
  return <LaterNear load={load} props={{ apps }} />;
}
