const SECRET_NAMES = new Set(
  [
    "email new_email phone recipient to who",
    "password token token_hash access_token refresh_token provider_token id_token apikey",
    "code codes auth_code code_verifier code_challenge state nonce secret uri invite",
    "email_otp hashed_token action_link verification captcha_token error_description",
  ].flatMap((names) => names.split(" ")),
);
// Shorter texts would be found anywhere.
const MIN_LENGTH = 6;

/** Records every secret seen, to search for it where none is allowed. */
export function watchSecrets() {
  const seen = new Map<string, string>();
  const add = (name: string, value: unknown): void => {
    if (typeof value === "string" && value.length >= MIN_LENGTH) seen.set(value, name);
    else if (Array.isArray(value)) for (const each of value) add(name, each);
  };

  /** Records all fields of a request or response that have the name of a secret. */
  function addBody(body: unknown): void {
    if (typeof body !== "object" || body === null) return;
    for (const [name, value] of Object.entries(body)) {
      if (SECRET_NAMES.has(name)) add(name, value);
      addBody(value);
    }
  }

  /** Records the secrets in the query and fragment of an address. */
  function addAddress(address: string): void {
    if (!URL.canParse(address)) return;
    const { searchParams, hash } = new URL(address);
    for (const params of [searchParams, new URLSearchParams(hash.slice(1))]) addBody(Object.fromEntries(params));
  }

  /** The names of the secrets found in a text. Six digits must stand alone, because timestamps contain many. */
  function foundIn(text: string): string[] {
    const isIn = (value: string) =>
      /^\d{6}$/.test(value) ? new RegExp(`(?<!\\d)${value}(?!\\d)`).test(text) : text.includes(value);
    return [...seen].filter(([value]) => isIn(value)).map(([value, name]) => `${name}: ${value}`);
  }

  return { add, addBody, addAddress, foundIn, count: () => seen.size };
}

export type SeenSecrets = ReturnType<typeof watchSecrets>;
