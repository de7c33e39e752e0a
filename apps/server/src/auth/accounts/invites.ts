import { refuse } from "#auth/service/auth-errors.ts";
import { run, type AuthService } from "#auth/service/auth-service.ts";
import { hashOf } from "#auth/service/secret-text.ts";

/** Uses an invitation up, one of as many as it is for. */
export async function takeInvite(service: AuthService, email: string, code: unknown): Promise<void> {
  const used =
    typeof code === "string"
      ? await run(
          service.db,
          `update gateway.invites set uses_left = uses_left - 1
           where code_hash = $1 and uses_left > 0 and expires_at > now() and (email is null or email = $2) returning 1`,
          hashOf(code),
          email,
        )
      : 0;
  if (used === 0) throw refuse("invite_not_found");
}
