export type Env = Record<string, string | undefined>;

/** A setting that the code reads: what it may be, and what it is without a value. */
export type SettingUse = { name: string; allowed: string; fallback: string | null; isSecret: boolean };

/** Readers of settings: each records a problem with its setting, and continues with the default. */
export type SettingReaders = ReturnType<typeof settingReaders>;

export function settingReaders(env: Env, problems: string[]) {
  const uses = new Map<string, SettingUse>();
  const given = (name: string) => env[name]?.trim() || null;
  const record = (name: string, allowed: string, fallback: string | number | boolean | null = null, isSecret = false) =>
    uses.set(name, { name, allowed, fallback: fallback === null ? null : String(fallback), isSecret });

  const text = (name: string, fallback: string | null = null) => {
    // Another reader of the same setting says more about it.
    if (!uses.has(name)) record(name, "text", fallback);
    return given(name) ?? fallback;
  };
  const secret = (name: string, minLength = 1) => {
    record(name, minLength > 1 ? `text of at least ${minLength} characters` : "text", null, true);
    const value = given(name);
    if (value !== null && value.length < minLength)
      problems.push(`${name} must have at least ${minLength} characters.`);
    return value;
  };
  const whole = (name: string, fallback: number, min: number, max: number) => {
    record(name, `${min} to ${max}`, fallback);
    const value = Number(given(name) ?? fallback);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    problems.push(`${name} must be a whole number from ${min} to ${max}, but it is "${given(name)}".`);
    return fallback;
  };
  const flag = (name: string, fallback = false) => {
    record(name, "true or false", fallback);
    const value = given(name) ?? String(fallback);
    if (!["true", "false"].includes(value)) problems.push(`${name} must be true or false, but it is "${value}".`);
    return value === "true";
  };
  const url = (name: string, protocols: string[]) => {
    const starts = protocols.map((each) => `${each}//`).join(" or ");
    record(name, `address that starts with ${starts}`);
    const value = given(name);
    if (value === null) return null;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value.replace(/\/+$/, "");
    problems.push(`${name} must be an address that starts with ${starts}.`);
    return null;
  };
  const oneOf = <T extends string>(name: string, choices: readonly T[], fallback: T): T => {
    record(name, choices.join(", "), fallback);
    const value = given(name) ?? fallback;
    const choice = choices.find((each) => each === value);
    if (choice === undefined) problems.push(`${name} must be one of ${choices.join(", ")}, but it is "${value}".`);
    return choice ?? fallback;
  };
  const list = (name: string, fallback: string[] = []) => {
    record(name, "list with commas", fallback.join(",") || null);
    const values = (given(name) ?? "")
      .split(",")
      .map((each) => each.trim())
      .filter(Boolean);
    return values.length > 0 ? values : fallback;
  };
  return { env, problems, uses, text, secret, whole, flag, url, oneOf, list };
}
