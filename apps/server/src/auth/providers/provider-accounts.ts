import { refuse } from "#auth/service/auth-errors.ts";
import { queryJson, run, type AuthService } from "#auth/service/auth-service.ts";
import type { ProviderProfile } from "./providers.ts";
import { requireSignUpAllowed } from "#auth/accounts/invites.ts";
import { confirmEmail, createUser, findByEmail, findById } from "#auth/accounts/users.ts";

type Found = { user_id: string };

/** The account of a provider's user; it is created if the person may join. */
export async function accountFor(service: AuthService, provider: string, profile: ProviderProfile): Promise<string> {
  const known = await ownerOf(service, provider, profile.id);
  const id = known ?? (await linkByEmail(service, profile)) ?? (await joinBy(service, profile));
  if ((await findById(service, id))?.is_banned) throw refuse("user_banned");
  await noteIdentity(service, id, provider, profile);
  return id;
}

/** Links a provider to the account of the signed-in user. */
export async function linkIdentity(
  service: AuthService,
  userId: string,
  provider: string,
  profile: ProviderProfile,
): Promise<void> {
  const owner = await ownerOf(service, provider, profile.id);
  if (owner !== null && owner !== userId) throw refuse("identity_already_exists");
  await noteIdentity(service, userId, provider, profile);
}

async function ownerOf(service: AuthService, provider: string, providerId: string): Promise<string | null> {
  const found = await queryJson<Found>(
    service.db,
    `select jsonb_build_object('user_id', user_id) from auth.identities where provider = $1 and provider_id = $2`,
    provider,
    providerId,
  );
  return found?.user_id ?? null;
}

// Two accounts are joined by address only when both sides have confirmed it. Otherwise the first person to type an
// address would be given its owner's account.
async function linkByEmail(service: AuthService, { email, isEmailVerified }: ProviderProfile): Promise<string | null> {
  const account = email === null ? null : await findByEmail(service, email);
  if (!account) return null;
  const proven = await run(
    service.db,
    `select 1 from auth.identities where user_id = $1 and email = $2 and identity_data ->> 'email_verified' = 'true'`,
    account.id,
    email,
  );
  if (!isEmailVerified || proven === 0) {
    throw refuse(
      "email_exists",
      "There is already an account with this address. Sign in to it and link this provider in its settings.",
    );
  }
  return account.id;
}

async function joinBy(service: AuthService, { email, isEmailVerified, name }: ProviderProfile): Promise<string> {
  await requireSignUpAllowed(service, email ?? "", null);
  const data = name ? { full_name: name, name } : {};
  // An unconfirmed address does not become the account's.
  const id = await createUser(service, { email: isEmailVerified ? email : null, data, isConfirmed: isEmailVerified });
  if (id === null) throw refuse("conflict");
  // The account signs in with the provider and has no password, so it has no e-mail identity.
  await run(service.db, `delete from auth.identities where user_id = $1 and provider = 'email'`, id);
  return id;
}

async function noteIdentity(
  service: AuthService,
  userId: string,
  provider: string,
  { id, email, isEmailVerified, name }: ProviderProfile,
): Promise<void> {
  const facts = { sub: id, email, email_verified: isEmailVerified, ...(name ? { full_name: name, name } : {}) };
  await run(
    service.db,
    `select gateway.note_identity($1, $2, $3, $4::jsonb)`,
    userId,
    provider,
    id,
    JSON.stringify(facts),
  );
  if (email !== null && isEmailVerified) {
    const account = await findById(service, userId);
    if (account?.email === email && account.email_confirmed_at === null) await confirmEmail(service, userId);
  }
}
