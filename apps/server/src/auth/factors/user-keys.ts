import { queryJson, type AuthService } from "#auth/service/auth-service.ts";

/**
 * Every key of a user, passkey or factor. They are excluded when adding one: some devices keep one key per site and
 * user, and would overwrite it.
 */
export const findUserKeys = async (
  service: AuthService,
  userId: string,
): Promise<{ id: string; transports: string[] }[]> => {
  const known = await queryJson<{ hex: string | null; id: string | null; transports: string[] }[]>(
    service.db,
    `select jsonb_agg(to_jsonb(k)) from (
       select encode(credential_id, 'hex') as hex, null as id, transports from auth.webauthn_credentials where user_id = $1
       union all
       select null, web_authn_credential ->> 'id', web_authn_credential -> 'transports'
       from auth.mfa_factors where user_id = $1 and web_authn_credential is not null
     ) k`,
    userId,
  );
  return (known ?? []).map(({ hex, id, transports }) => ({
    id: id ?? Buffer.from(hex!, "hex").toString("base64url"),
    transports,
  }));
};
