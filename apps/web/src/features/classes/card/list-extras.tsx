import { BenefitsStrip } from "./benefits-strip.tsx";
import { CardPreviews } from "./card-previews.tsx";
import { NeedsConnection } from "./needs-connection.tsx";

/**
 * Parts of the class list that load later, in one chunk, so that the offline mark is loaded before the device is
 * offline.
 */
export const LIST_EXTRAS = { HeroExtras, NeedsConnection };

function HeroExtras() {
  return (
    <>
      <BenefitsStrip />
      <CardPreviews />
    </>
  );
}
