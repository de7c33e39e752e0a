import { readSettings } from "#settings/config.ts";
import type { Env, SettingUse } from "#settings/setting-readers.ts";

type Setting = { name: string; value: string | null; isDefault: boolean };

/** `config check` reports problems, as a start would; `config print` also lists every setting. No secret is printed. */
export async function configCommand(env: Env, args: string[], say = console.log): Promise<number> {
  const [action] = args.filter((each) => !each.startsWith("--"));
  if (action !== "print" && action !== "check") {
    console.error("Use config print or config check.");
    return 2;
  }
  const { uses, problems } = readSettings(env);
  const settings = uses.map((use) => settingOf(use, env)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  if (args.includes("--json")) {
    say(JSON.stringify({ ok: problems.length === 0, problems, ...(action === "print" && { settings }) }));
  } else {
    if (action === "print") for (const setting of settings) say(lineOf(setting));
    for (const problem of problems) say(problem);
    if (action === "check" && problems.length === 0) say("All settings are valid.");
  }
  return problems.length === 0 ? 0 : 1;
}

function settingOf({ name, fallback, isSecret }: SettingUse, env: Env): Setting {
  const given = env[name]?.trim() || null;
  return {
    name,
    value: given === null ? fallback : isSecret ? "(set)" : hidePassword(given),
    isDefault: given === null,
  };
}

// Settings that have their default are comments, as in .env.example.
const lineOf = ({ name, value, isDefault }: Setting) => `${isDefault ? "#" : ""}${name}=${value ?? ""}`;

function hidePassword(value: string): string {
  if (!/\/\/[^/]*@/.test(value) || !URL.canParse(value)) return value;
  const url = new URL(value);
  if (url.password !== "") url.password = "***";
  return url.href;
}
