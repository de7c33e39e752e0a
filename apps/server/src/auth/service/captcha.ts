import { randomInt } from "node:crypto";
import { createChallenge, verifySolution, type Challenge, type Solution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { FastifyRequest } from "fastify";
import { CAPTCHA_PLACES, type CaptchaPlace } from "#settings/auth-settings.ts";
import type { Database } from "#db/database.ts";
import { refuse } from "./auth-errors.ts";
import { run, type AuthService } from "./auth-service.ts";
import { objectOf, queryOf, textOf, type Body } from "./request-body.ts";
import { hashOf } from "./secret-text.ts";
import { sharedSecret } from "./token-keys.ts";

// 500 000 to a million rounds of SHA-256: about a second on a weak Chromebook, a third of that on a good machine.
const ROUNDS_PER_TRY = 1000;
const TRIES = { min: 500, max: 1000 };
const VALID_SECONDS = 600;

/** GET /captcha?place=signup: a challenge for one request at one place. */
export async function createProofChallenge(service: AuthService, request: FastifyRequest): Promise<Challenge> {
  const place = queryOf(request, "place");
  if (!CAPTCHA_PLACES.some((each) => each === place)) {
    throw refuse("validation_failed", `place must be one of ${CAPTCHA_PLACES.join(", ")}`);
  }
  return createChallenge({
    ...(await secretsOf(service.db)),
    algorithm: "PBKDF2/SHA-256",
    cost: ROUNDS_PER_TRY,
    counter: randomInt(TRIES.min, TRIES.max),
    data: { place },
    expiresAt: new Date(Date.now() + VALID_SECONDS * 1000),
    deriveKey,
  });
}

/** Refuses a request without a proof of work, where the operator requires one. */
export async function requireCaptcha(service: AuthService, body: Body, place: CaptchaPlace): Promise<void> {
  if (!service.config.captchaAt.includes(place)) return;
  const token = textOf(objectOf(body, "gotrue_meta_security") ?? {}, "captcha_token");
  if (token === null || !(await consumeProof(service.db, token, place))) throw refuse("captcha_failed");
}

/** Whether a proof of work is ours, in time, for this place and unused. The check uses it up. */
export async function consumeProof(db: Database, token: string, place: CaptchaPlace): Promise<boolean> {
  const proof = readProof(token);
  if (!proof || proof.challenge.parameters.data?.["place"] !== place) return false;
  const result = await verifySolution({ ...proof, ...(await secretsOf(db)), deriveKey }).catch(() => null);
  if (!result?.verified) return false;
  // Kept well beyond its expiry, because the clocks of the database and this process differ.
  const isNew = await run(
    db,
    `insert into gateway.limits (key, free_at) values ($1, now() + make_interval(secs => $2::int))
     on conflict do nothing returning 1`,
    `captcha:${hashOf(proof.challenge.signature)}`,
    String(VALID_SECONDS * 2),
  );
  return isNew > 0;
}

type Proof = { challenge: Challenge & { signature: string }; solution: Solution };
type Unread = { challenge?: Partial<Proof["challenge"]>; solution?: Solution };

function readProof(token: string): Proof | null {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(token, "base64").toString()) as Unread;
    const { parameters, signature } = challenge ?? {};
    return parameters && solution && typeof signature === "string"
      ? { challenge: { parameters, signature }, solution }
      : null;
  } catch {
    return null;
  }
}

async function secretsOf(db: Database) {
  const secret = await sharedSecret(db, "captcha");
  return { hmacSignatureSecret: secret, hmacKeySignatureSecret: hashOf(secret) };
}
