import type { GameRules } from "../../../packages/game-kit/src/core/game-rules.ts";
// @ts-types="./rules/released.d.ts"
import { RELEASED } from "./rules/released.js";

export type RulesModule = { rules: GameRules<unknown> };

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.[0-9a-f]{16}$/;

/**
 * Loads the rules of a class in the version of a run, or null if they are unknown. Released rules are kept forever
 * beside this function; the current ones come from the build of the games, if there is one.
 */
export async function loadRules(app: string, version: string | null): Promise<GameRules<unknown> | null> {
  const name = `${app}.${version}`;
  if (!NAME.test(name)) return null;
  const released = Object.hasOwn(RELEASED, name) ? RELEASED[name] : undefined;
  if (released) return (await released()).rules;
  const folder = Deno.env.get("FUNCTION_RULES_URL");
  return folder ? loadBuilt(`${folder.replace(/\/+$/, "")}/${name}.js`) : null;
}

async function loadBuilt(address: string): Promise<GameRules<unknown> | null> {
  try {
    const { rules } = (await import(/* @vite-ignore */ address)) as RulesModule;
    return rules;
  } catch (error) {
    if ((error as { code?: string }).code === "ERR_MODULE_NOT_FOUND") return null;
    throw error;
  }
}
