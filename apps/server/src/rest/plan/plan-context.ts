import type { Catalogue } from "#rest/catalogue/catalogue.ts";
import type { RestLimits } from "#rest/request/rest-limits.ts";

/** What every request is planned with. */
export type PlanContext = { catalogue: Catalogue; limits: RestLimits };
