import type { RulesModule } from "../load-rules.ts";

/** Every rules module that runs were ever played with, by class and version. */
export declare const RELEASED: Record<string, () => Promise<RulesModule>>;
