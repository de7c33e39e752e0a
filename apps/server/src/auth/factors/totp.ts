import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

// What every authenticator app understands.
const PERIOD_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Clocks differ: the code before and the code after are good as well. */
const STEPS_AROUND = 1;

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

type TotpSheet = { qr_code: string; secret: string; uri: string };

/** What somebody needs to put a secret into their authenticator app, by camera or by hand. */
export function totpSheet(secret: string, issuer: string, label: string): TotpSheet {
  const uri = totpOf(secret, { issuer, label }).toString();
  return { qr_code: renderSVG(uri, { ecc: "M", border: 4, pixelSize: 4 }), secret, uri };
}

/** The time step that a code is of, null when it is of none around now. */
export function stepOfCode(secret: string, code: string, now: number = Date.now()): number | null {
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
