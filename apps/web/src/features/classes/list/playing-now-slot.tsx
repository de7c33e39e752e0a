import { LaterNear } from "#lib/page/later.ts";
import type { AppCard } from "#features/classes/classes-api.ts";

const load = async () => (await import("./playing-now.tsx")).PlayingNow;

/** The slot for "Playing now": last on the sheet, so that it causes no layout shift. */
export function PlayingNowSlot({ apps }: { apps: AppCard[] }) {
  return <LaterNear load={load} props={{ apps }} />;
}
