import { BenefitsStrip } from "./benefits-strip.tsx";
import { NeedsConnection } from "./needs-connection.tsx";

/** What a list of classes can do without at first. It arrives together, so that the last part is there when the connection is not. */
export const LIST_EXTRAS = { BenefitsStrip, NeedsConnection };
