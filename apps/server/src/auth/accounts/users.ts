import { refuse } from "#auth/service/auth-errors.ts";
import { queryJson, run, type AuthService } from "#auth/service/auth-service.ts";
import type { User } from "./sessions.ts";

/** The columns of a user that only the service reads; they are never sent to clients. */
export type Account = {
  id: string;
  email: string | null;
  phone: string | null;
  encrypted_password: string | null;
  email_confirmed_at: string | null;
  phone_confirmed_at: string | null;
  email_change: string | null;
  is_banned: boolean;
};

const ACCOUNT = `jsonb_build_object('id', id, 'email', email, 'phone', phone, 'encrypted_password', encrypted_password,
  'email_confirmed_at', email_confirmed_at, 'phone_confirmed_at', phone_confirmed_at, 'email_change', email_change, 'is_banned', coalesce(banned_until > now(), false))`;

export const findByEmail = (service: AuthService, email: string): Promise<Account | null> =>
  queryJson<Account>(service.db, `select ${ACCOUNT} from auth.users where email = $1 and not is_sso_user`, email);

export const findByPhone = (service: AuthService, phone: string): Promise<Account | null> =>
  queryJson<Account>(service.db, `select ${ACCOUNT} from auth.users where phone = $1`, phone);

export const findById = (service: AuthService, id: string): Promise<Account | null> =>
  queryJson<Account>(service.db, `select ${ACCOUNT} from auth.users where id = $1`, id);

export async function userOf(service: AuthService, id: string): Promise<User> {
  const user = await queryJson<User>(service.db, `select gateway.user_json($1)`, id);
  if (!user) throw refuse("user_not_found");
  return user;
}

type NewUser = {
  email?: string | null;
  phone?: string | null;
  passwordHash?: string | null;
  data?: Record<string, unknown> | null;
  appData?: Record<string, unknown> | null;
  isConfirmed: boolean;
  isAnonymous?: boolean;
};

/** Creates a user with an e-mail identity. Null when the address is taken. */
export async function createUser(service: AuthService, wanted: NewUser): Promise<string | null> {
  const id = await queryJson<string>(
    service.db,
    `with person as (
       insert into auth.users (aud, role, email, phone, encrypted_password, raw_user_meta_data, raw_app_meta_data,
         email_confirmed_at, phone_confirmed_at, is_anonymous)
       values ('authenticated', 'authenticated', $1, $2, $3, $4::jsonb, $5::jsonb,
         case when $6::boolean and $1::text is not null then now() end,
         case when $6::boolean and $2::text is not null then now() end, $7::boolean)
       on conflict do nothing returning id
     ), named as (
       insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at)
       select id::text, id, jsonb_build_object('sub', id, 'email', $1::text, 'phone', $2::text,
           'email_verified', false, 'phone_verified', false),
         case when $1::text is null then 'phone' else 'email' end, now()
       from person where $1::text is not null or $2::text is not null
     )
     select to_jsonb(id) from person`,
    wanted.email ?? null,
    wanted.phone ?? null,
    wanted.passwordHash ?? null,
    JSON.stringify(wanted.data ?? {}),
    JSON.stringify(wanted.appData ?? {}),
    String(wanted.isConfirmed),
    String(wanted.isAnonymous ?? false),
  );
  if (id !== null && !wanted.isAnonymous) await run(service.db, `select gateway.list_providers($1)`, id);
  return id;
}

/**
 * Confirms the user's address. Of the pending passwords, only the one of `signUpId` can be accepted. Returns whether
 * the user has a password afterwards.
 */
export const confirmEmail = async (
  service: AuthService,
  id: string,
  { signUpId = null, flowId = null }: { signUpId?: string | null; flowId?: string | null } = {},
): Promise<boolean> =>
  (await queryJson<boolean>(service.db, `select to_jsonb(gateway.confirm_email($1, $2, $3))`, id, signUpId, flowId)) ??
  false;
