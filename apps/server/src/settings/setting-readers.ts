export type Env = Record<string, string | undefined>;

/** Readers of settings: each records a problem with its setting, and continues with the default. */
export type SettingReaders = ReturnType<typeof settingReaders>;

export function settingReaders(env: Env, problems: string[]) {
  const text = (name: string) => env[name]?.trim() || null;
  const whole = (name: string, fallback: number, min: number, max: number) => {
    const given = text(name);
    if (given === null) return fallback;
    const value = Number(given);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    problems.push(`${name} must be a whole number from ${min} to ${max}, but it is "${given}".`);
    return fallback;
  };
  const flag = (name: string) => {
    const given = text(name);
    if (given !== null && !["true", "false"].includes(given))
      problems.push(`${name} must be true or false, but it is "${given}".`);
    return given === "true";
  };
  const url = (name: string, protocols: string[]) => {
    const given = text(name);
    if (given === null) return null;
    if (URL.canParse(given) && protocols.includes(new URL(given).protocol)) return given.replace(/\/+$/, "");
    problems.push(`${name} must be an address that starts with ${protocols.map((each) => `${each}//`).join(" or ")}.`);
    return null;
  };
  const oneOf = (name: string, choices: string[], fallback: string) => {
    const given = text(name) ?? fallback;
    if (!choices.includes(given)) problems.push(`${name} must be one of ${choices.join(", ")}, but it is "${given}".`);
    return given;
  };
  const list = (name: string) =>
    (text(name) ?? "")
      .split(",")
      .map((each) => each.trim())
      .filter(Boolean);
  return { env, problems, text, whole, flag, url, oneOf, list };
}
