import { type ConfigError, readConfig } from "#settings/config.ts";

/** The problems of an operator's settings. */
export function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
}
