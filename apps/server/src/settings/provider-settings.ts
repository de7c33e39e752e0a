import type { SettingReaders } from "./setting-readers.ts";

/** A third-party sign-in provider. `issuer` is null for OAuth without OpenID Connect. */
export type ProviderConfig = {
  name: string;
  clientId: string;
  clientSecret: string | null;
  issuer: string | null;
};

// PROVIDERS=google,school lists them; GOOGLE_CLIENT_ID, SCHOOL_ISSUER and so on configure each.
export function readProviders(
  { text, secret, list, problems }: SettingReaders,
  issuers: Record<string, string | null>,
): ProviderConfig[] {
  return list("PROVIDERS").flatMap((name) => {
    const prefix = name.toUpperCase().replaceAll("-", "_");
    const [clientId, clientSecret] = [text(`${prefix}_CLIENT_ID`), secret(`${prefix}_CLIENT_SECRET`)];
    const issuer = text(`${prefix}_ISSUER`) ?? issuers[name];
    if (clientId === null) problems.push(`${prefix}_CLIENT_ID is missing, but PROVIDERS contains ${name}.`);
    if (issuer === undefined) problems.push(`${prefix}_ISSUER is missing, but PROVIDERS contains ${name}.`);
    return clientId === null || issuer === undefined ? [] : [{ name, clientId, clientSecret, issuer }];
  });
}
