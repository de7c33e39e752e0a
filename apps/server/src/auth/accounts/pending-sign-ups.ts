import { queryJson, run, type AuthService } from "#auth/service/auth-service.ts";

// Two are enough to know that a sign-up is contested.
const MAX_KEPT = 2;

type PendingSignUp = {
  /** The sign-up that its mail confirms. Null when the mail can no longer confirm one. */
  id: string | null;
  isContested: boolean;
};

type Wanted = { userId: string | null; password: string; data: Record<string, unknown> };

/**
 * Stores a sign-up until its mail is confirmed, with the same work for known and unknown addresses (no timing leak).
 * Call the returned function once the user exists.
 */
export async function prepareSignUp(
  service: AuthService,
  { userId, password, data }: Wanted,
): Promise<(userId: string) => Promise<PendingSignUp>> {
  const earlier = userId === null ? [] : await signUpsOf(service, userId);
  const [passwordHash, ...fits] = await Promise.all([
    service.passwords.hash(password),
    ...Array.from({ length: MAX_KEPT }, (_, index) =>
      service.passwords.verify(password, earlier[index]?.password_hash ?? null),
    ),
  ]);
  const same = earlier[fits.indexOf(true)];
  return async (person) => {
    const id =
      same?.id ??
      (await queryJson<string>(
        service.db,
        `insert into gateway.sign_ups (user_id, password_hash, user_data)
         select $1::uuid, $2, $3::jsonb where (select count(*) from gateway.sign_ups where user_id = $1::uuid) < ${MAX_KEPT}
         returning to_jsonb(id)`,
        person,
        passwordHash,
        JSON.stringify(data),
      ));
    return { id, isContested: await isContested(service, person) };
  };
}

/** The pending sign-up for a mail that is sent again, if there is only one. */
export async function findOnlySignUp(service: AuthService, userId: string): Promise<PendingSignUp> {
  const [only, ...others] = await signUpsOf(service, userId);
  const contested = await isContested(service, userId);
  return { id: others.length > 0 || contested ? null : (only?.id ?? null), isContested: contested };
}

/** Whether a sign-up with this password still waits for confirmation. */
export async function isPendingPassword(service: AuthService, userId: string, password: string): Promise<boolean> {
  const pending = await signUpsOf(service, userId);
  const fits = await Promise.all(pending.map(({ password_hash: hash }) => service.passwords.verify(password, hash)));
  return fits.includes(true);
}

const signUpsOf = async (service: AuthService, userId: string): Promise<{ id: string; password_hash: string }[]> =>
  (await queryJson<{ id: string; password_hash: string }[]>(
    service.db,
    `select jsonb_agg(jsonb_build_object('id', id, 'password_hash', password_hash) order by created_at)
     from gateway.sign_ups where user_id = $1`,
    userId,
  )) ?? [];

const isContested = async (service: AuthService, userId: string): Promise<boolean> =>
  (await queryJson<boolean>(service.db, `select to_jsonb(gateway.is_contested($1))`, userId)) ?? false;

/** Accepts the sign-up's password: the browser that signed up has returned with the code of its own mail. */
export const acceptSignUp = (service: AuthService, userId: string, id: string): Promise<number> =>
  run(service.db, `select gateway.accept_sign_up($1, $2)`, userId, id);
