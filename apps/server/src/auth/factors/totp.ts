import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

// The default that every authenticator app supports.
const PERIOD_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Clocks differ, so the previous and the next code are accepted too. */
const STEPS_AROUND = 1;

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

type TotpSetup = { qr_code: string; secret: string; uri: string };

/** The QR code and URI that put a secret into an authenticator app. */
export function totpSetup(secret: string, issuer: string, label: string): TotpSetup {
  const uri = totpOf(secret, { issuer, label }).toString();
  return { qr_code: renderSVG(uri, { ecc: "M", border: 4, pixelSize: 4 }), secret, uri };
}

/** The time step of a code; null when it matches no step around now. */
export function findTotpStep(secret: string, code: string, now: number = Date.now()): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: STEPS_AROUND });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

function totpOf(secret: string, name: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...name,
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: DIGITS,
    period: PERIOD_SECONDS,
  });
}
