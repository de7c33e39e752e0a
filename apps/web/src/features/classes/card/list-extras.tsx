import { BenefitsStrip } from "./benefits-strip.tsx";
import { CardPreviews } from "./card-previews.tsx";
import { NeedsConnection } from "./needs-connection.tsx";
import { Later } from "#lib/page/later.ts";

// A module of its own, so that the first chunk does not list its files.
const loadDailyStrip = async () => (await import("./daily-strip.tsx")).DailyStrip;

/**
 * Parts of the class list that load later, in one chunk, so that the offline mark is loaded before the device is
 * offline.
 */
export const LIST_EXTRAS = { HeroExtras, NeedsConnection };

function HeroExtras() {
  return (
    <>
      <BenefitsStrip />
      <Later load={loadDailyStrip} props={{}} />
      <CardPreviews />
    </>
  );
}
