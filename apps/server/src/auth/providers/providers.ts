import * as oidc from "openid-client";
import type { ProviderConfig } from "#settings/provider-settings.ts";
import { ApiError } from "#edge/api-error.ts";
import { refuse } from "#auth/service/auth-errors.ts";
import type { AuthService } from "#auth/service/auth-service.ts";

/** What a provider reports about a person. */
export type ProviderProfile = {
  id: string;
  email: string | null;
  /** Whether the provider has verified the address. */
  isEmailVerified: boolean;
  name: string | null;
};

type Tokens = { accessToken: string; claims: Record<string, unknown> | undefined };

/** Providers with OAuth 2 but without OpenID Connect: their endpoints, and how to fetch a profile. */
const PLAIN_OAUTH: Record<
  string,
  { server: oidc.ServerMetadata; scope: string; profile: (accessToken: string) => Promise<ProviderProfile> }
> = {
  github: {
    server: {
      issuer: "https://github.com",
      authorization_endpoint: "https://github.com/login/oauth/authorize",
      token_endpoint: "https://github.com/login/oauth/access_token",
    },
    scope: "read:user user:email",
    profile: async (accessToken) => {
      const user = await ask("https://api.github.com/user", accessToken);
      const emails = (await ask("https://api.github.com/user/emails", accessToken)) as unknown as {
        email: string;
        primary: boolean;
        verified: boolean;
      }[];
      const primary = emails.find((each) => each.primary);
      return {
        id: String(user["id"]),
        email: primary?.email ?? null,
        isEmailVerified: primary?.verified ?? false,
        name: textOr(user["name"] ?? user["login"]),
      };
    },
  },
  discord: {
    server: {
      issuer: "https://discord.com",
      authorization_endpoint: "https://discord.com/oauth2/authorize",
      token_endpoint: "https://discord.com/api/oauth2/token",
    },
    scope: "identify email",
    profile: async (accessToken) => {
      const user = await ask("https://discord.com/api/users/@me", accessToken);
      return {
        id: String(user["id"]),
        email: textOr(user["email"]),
        isEmailVerified: user["verified"] === true,
        name: textOr(user["global_name"] ?? user["username"]),
      };
    },
  },
};

const textOr = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

async function ask(address: string, accessToken: string): Promise<Record<string, unknown>> {
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${accessToken}`, accept: "application/json", "user-agent": "quackademy" },
    redirect: "error",
    signal: AbortSignal.timeout(5000),
  });
  if (!response.ok) throw refuse("provider_disabled", "The provider did not return a user");
  return (await response.json()) as Record<string, unknown>;
}

export function providerOf(service: AuthService, name: string | null): ProviderConfig {
  const provider = service.config.providers.find((each) => each.name === name);
  if (!provider) throw refuse("oauth_provider_not_supported");
  return provider;
}

const opened = new WeakMap<ProviderConfig, Promise<oidc.Configuration>>();

/** The provider's endpoints and keys: fetched once, and again if that failed. */
export async function openProvider(provider: ProviderConfig): Promise<oidc.Configuration> {
  const opening = opened.get(provider) ?? discover(provider);
  opened.set(provider, opening);
  return opening.catch(() => {
    opened.delete(provider);
    throw new ApiError(503, "provider_disabled", "This provider does not answer right now.");
  });
}

async function discover({ name, clientId, clientSecret, issuer }: ProviderConfig): Promise<oidc.Configuration> {
  const auth = clientSecret === null ? oidc.None() : oidc.ClientSecretPost(clientSecret);
  if (issuer === null) return new oidc.Configuration(PLAIN_OAUTH[name]!.server, clientId, undefined, auth);
  // Plain http is allowed only for a provider on this machine.
  const isLocal = /^http:\/\/(127\.0\.0\.1|localhost)(:|\/|$)/.test(issuer);
  // Check signatures too, although the answer came directly from the provider.
  const execute = [oidc.enableNonRepudiationChecks, ...(isLocal ? [oidc.allowInsecureRequests] : [])];
  return oidc.discovery(new URL(issuer), clientId, undefined, auth, { timeout: 5, execute });
}

export const scopeOf = ({ name, issuer }: ProviderConfig): string =>
  issuer === null ? PLAIN_OAUTH[name]!.scope : "openid email profile";

export async function profileOf({ name, issuer }: ProviderConfig, tokens: Tokens): Promise<ProviderProfile> {
  if (issuer === null) return PLAIN_OAUTH[name]!.profile(tokens.accessToken);
  return profileOfClaims(tokens.claims ?? {});
}

export function profileOfClaims(claims: Record<string, unknown>): ProviderProfile {
  if (typeof claims["sub"] !== "string") throw refuse("provider_disabled", "The provider did not return a user");
  return {
    id: claims["sub"],
    email: textOr(claims["email"])?.toLowerCase() ?? null,
    isEmailVerified: claims["email_verified"] === true || claims["email_verified"] === "true",
    name: textOr(claims["name"]),
  };
}
