import { BenefitsStrip } from "./benefits-strip.tsx";
import { CardPreviews } from "./card-previews.tsx";
import { NeedsConnection } from "./needs-connection.tsx";

/** What a list of classes can do without at first. It arrives together, so that the mark is there when the connection is not. */
export const LIST_EXTRAS = { HeroExtras, NeedsConnection };

function HeroExtras() {
  return (
    <>
      <BenefitsStrip />
      <CardPreviews />
    </>
  );
}
