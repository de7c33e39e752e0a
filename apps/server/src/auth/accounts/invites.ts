import { refuse } from "#auth/service/auth-errors.ts";
import { run, type AuthService } from "#auth/service/auth-service.ts";
import { hashOf } from "#auth/service/secret-text.ts";

/** Refuses an address that may not sign up. The check uses up an invitation. */
export async function requireSignUpAllowed(
  service: AuthService,
  email: string,
  data: Record<string, unknown> | null,
): Promise<void> {
  const { signup, emailDomains } = service.config;
  if (signup === "closed") throw refuse("signup_disabled");
  if (signup === "invite") await takeInvite(service, email, data?.["invite"]);
  if (emailDomains.length > 0 && !emailDomains.includes(email.split("@")[1]!))
    throw refuse("email_address_not_authorized");
}

/** Uses up one of the invitation's places. */
async function takeInvite(service: AuthService, email: string, code: unknown): Promise<void> {
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
