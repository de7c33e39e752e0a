const SECRET_NAMES = new Set(
  [
    "email new_email phone recipient to who",
    "password token token_hash access_token refresh_token provider_token id_token apikey",
    "code codes auth_code code_verifier code_challenge state nonce secret uri invite",
    "email_otp hashed_token action_link verification captcha_token error_description",
  ].flatMap((names) => names.split(" ")),
);
// Shorter ones are found in anything.
const MIN_LENGTH = 6;

/** Keeps every secret that has passed by, to look for it where none may be. */
export function watchSecrets() {
  const seen = new Map<string, string>();
  const add = (name: string, value: unknown): void => {
    if (typeof value === "string" && value.length >= MIN_LENGTH) seen.set(value, name);
    else if (Array.isArray(value)) for (const each of value) add(name, each);
  };

  /** What somebody sent or was answered: everything in it that goes by the name of a secret. */
  function addBody(body: unknown): void {
    if (typeof body !== "object" || body === null) return;
    for (const [name, value] of Object.entries(body)) {
      if (SECRET_NAMES.has(name)) add(name, value);
      addBody(value);
    }
  }

  /** An address, whose query and fragment carry some. */
  function addAddress(address: string): void {
    if (!URL.canParse(address)) return;
    const { searchParams, hash } = new URL(address);
    for (const params of [searchParams, new URLSearchParams(hash.slice(1))]) addBody(Object.fromEntries(params));
  }

  /** What of it can be read in a text, by name. Six digits have to stand alone: a moment in time has many. */
  function foundIn(text: string): string[] {
    const isIn = (value: string) =>
      /^\d{6}$/.test(value) ? new RegExp(`(?<!\\d)${value}(?!\\d)`).test(text) : text.includes(value);
    return [...seen].filter(([value]) => isIn(value)).map(([value, name]) => `${name}: ${value}`);
  }

  return { add, addBody, addAddress, foundIn, count: () => seen.size };
}

export type SeenSecrets = ReturnType<typeof watchSecrets>;
