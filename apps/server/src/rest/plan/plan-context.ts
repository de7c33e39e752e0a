import type { Catalogue } from "#rest/catalogue/catalogue.ts";
import type { RestLimits } from "#rest/request/rest-limits.ts";

/** The inputs of every planning function. */
export type PlanContext = { catalogue: Catalogue; limits: RestLimits };
