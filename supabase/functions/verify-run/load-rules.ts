import type { GameRules } from "../../../packages/game-kit/src/core/game-rules.ts";
import { RELEASED } from "./rules/released.js";

type RulesModule = { rules: GameRules<unknown> };

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.[0-9a-f]{16}$/;

/**
 * The rules of a class in the version that a run was played with, or null if nobody has them. Those that were released
 * are kept for good, here beside the function; where there is a build of the games, it has those of today.
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
