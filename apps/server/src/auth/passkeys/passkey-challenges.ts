import { isIP } from "node:net";
import { refuse } from "#auth/service/auth-errors.ts";
import { queryJson, type AuthService } from "#auth/service/auth-service.ts";
import { isUuid } from "#auth/factors/find-factors.ts";
import { objectOf, requiredText, type Body } from "#auth/service/request-body.ts";
import type { KeyChallenge } from "#auth/factors/webauthn.ts";

const CHALLENGE_SECONDS = 300;

type Purpose = "registration" | "authentication";

/** Passkeys need a host name: browsers refuse IP addresses. Browsers check for https themselves. */
export const hasPasskeys = ({ siteUrl }: AuthService): boolean =>
  isIP(new URL(siteUrl).hostname.replace(/^\[|\]$/g, "")) === 0;

/** Stores the challenge that a key signs, and returns what the client needs. `userId` is null at a sign-in. */
export async function storeChallenge(
  service: AuthService,
  purpose: Purpose,
  userId: string | null,
  { asked, options }: { asked: KeyChallenge; options: object },
): Promise<object> {
  const kept = await queryJson<{ challenge_id: string; expires_at: number }>(
    service.db,
    `insert into auth.webauthn_challenges (user_id, challenge_type, session_data, expires_at)
     values ($1, $2, $3::jsonb, now() + make_interval(secs => ${CHALLENGE_SECONDS}))
     returning jsonb_build_object('challenge_id', id, 'expires_at', floor(extract(epoch from expires_at)))`,
    userId,
    purpose,
    JSON.stringify(asked),
  );
  return { ...kept, options };
}

type Answered = { asked: KeyChallenge; credential: Record<string, unknown> };

/** Reads a client's response to a challenge. Any response uses the challenge up, right or wrong. */
export async function consumeChallenge(
  service: AuthService,
  purpose: Purpose,
  userId: string | null,
  body: Body,
): Promise<Answered> {
  const id = requiredText(body, "challenge_id");
  if (!isUuid(id)) throw refuse("validation_failed", "challenge_id must be a valid UUID");
  const credential = objectOf(body, "credential");
  if (!credential) throw refuse("validation_failed", "credential is required");
  const used = await queryJson<{ asked: KeyChallenge; is_over: boolean }>(
    service.db,
    `delete from auth.webauthn_challenges
     where id = $1 and challenge_type = $2 and user_id is not distinct from $3::uuid
     returning jsonb_build_object('asked', session_data, 'is_over', expires_at < now())`,
    id,
    purpose,
    userId,
  );
  if (!used) throw refuse("webauthn_challenge_not_found");
  if (used.is_over) throw refuse("webauthn_challenge_expired");
  return { asked: used.asked, credential };
}
