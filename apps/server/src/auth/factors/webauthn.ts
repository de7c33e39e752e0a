import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";

// Loading it takes 200 ms, and few people have a key: load it on first use.
const library = () => import("@simplewebauthn/server");
const helpers = () => import("@simplewebauthn/server/helpers");

/** A security key as it is stored. */
export type KeyCredential = { id: string; publicKey: string; counter: number; transports: string[] };

/** The challenge that a key signs, and whether it registers the key or verifies it. */
export type KeyChallenge = { type: "create" | "request"; challenge: string };

/** A factor follows a password; a passkey replaces it. */
type KeyUse = "factor" | "passkey";

type Asked<T> = { asked: KeyChallenge; options: T };

// A passkey replaces the password, so it must be discoverable and verify its user.
const DEMANDS = {
  factor: { residentKey: "discouraged", userVerification: "preferred" },
  passkey: { residentKey: "required", userVerification: "required" },
} as const;

const TIMEOUT_MS = 300_000;
const EDDSA_ES256_RS256 = [-8, -7, -257];
// We request no attestation. The other formats contain certificates, and checking those would mean fetching URLs from
// them.
const ATTESTATIONS = ["none", "packed", "fido-u2f"];

/** Creates the options for registering a new key. */
export async function createRegistrationOptions(
  siteUrl: string,
  siteName: string,
  person: { id: string; name: string },
  known: { id: string; transports: string[] }[],
  use: KeyUse,
): Promise<Asked<PublicKeyCredentialCreationOptionsJSON>> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: new URL(siteUrl).hostname,
    userName: person.name,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.id),
    timeout: TIMEOUT_MS,
    attestationType: "none",
    excludeCredentials: known.map(describe),
    authenticatorSelection: DEMANDS[use],
    supportedAlgorithmIDs: EDDSA_ES256_RS256,
  });
  return { asked: { type: "create", challenge: options.challenge }, options };
}

/** Creates the options for verifying a registered key. */
export async function createFactorOptions(
  siteUrl: string,
  key: KeyCredential,
): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: new URL(siteUrl).hostname,
    allowCredentials: [describe(key)],
    timeout: TIMEOUT_MS,
    userVerification: "preferred",
  });
  return { asked: { type: "request", challenge: options.challenge }, options };
}

/** Creates the options for any passkey of this site: the user need not be named. */
export async function createPasskeyOptions(siteUrl: string): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: new URL(siteUrl).hostname,
    timeout: TIMEOUT_MS,
    userVerification: DEMANDS.passkey.userVerification,
  });
  return { asked: { type: "request", challenge: options.challenge }, options };
}

/** Whether the key may be synchronised between devices, and whether it is. */
type Copies = { mayBeCopied: boolean; isCopied: boolean };

/**
 * The registered key; null when the response is invalid. A factor needs only a touch, because the password came first.
 */
export async function verifyRegistration(
  siteUrl: string,
  asked: KeyChallenge,
  answer: unknown,
  use: KeyUse,
): Promise<({ credential: KeyCredential; aaguid: string } & Copies) | null> {
  const response = answer as RegistrationResponseJSON;
  const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all([library(), helpers()]);
  const check = async () => {
    const attestation = decodeAttestationObject(Buffer.from(response.response.attestationObject, "base64url"));
    if (!ATTESTATIONS.includes(attestation.get("fmt"))) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...expectations(siteUrl, asked, use),
      response,
      supportedAlgorithmIDs: EDDSA_ES256_RS256,
    });
    return verified ? registrationInfo : null;
  };
  const info = await check().catch(() => null);
  if (!info) return null;
  const { id, publicKey, counter, transports } = info.credential;
  const credential = {
    id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: plain(transports),
  };
  return {
    credential,
    aaguid: info.aaguid,
    mayBeCopied: info.credentialDeviceType === "multiDevice",
    isCopied: info.credentialBackedUp,
  };
}

/** The key with its new counter. The database checks that the counter has grown. */
export async function verifyAssertion(
  siteUrl: string,
  asked: KeyChallenge,
  key: KeyCredential,
  answer: unknown,
  use: KeyUse,
): Promise<(KeyCredential & { isCopied: boolean }) | null> {
  const response = answer as AuthenticationResponseJSON;
  if (response.id !== key.id) return null;
  const { verifyAuthenticationResponse } = await library();
  const checked = await verifyAuthenticationResponse({
    ...expectations(siteUrl, asked, use),
    response,
    credential: { id: key.id, publicKey: new Uint8Array(Buffer.from(key.publicKey, "base64url")), counter: 0 },
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { newCounter: counter, credentialBackedUp: isCopied } = checked.authenticationInfo;
  return { ...key, counter, isCopied };
}

function expectations(siteUrl: string, { challenge }: KeyChallenge, use: KeyUse) {
  const { origin, hostname } = new URL(siteUrl);
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: DEMANDS[use].userVerification === "required",
  };
}

const describe = ({ id, transports }: { id: string; transports: string[] }) => ({
  id,
  transports: transports as AuthenticatorTransport[],
});

// Transports come from the browser and are only sent back to it.
const plain = (transports: unknown): string[] =>
  Array.isArray(transports)
    ? transports.filter((each) => typeof each === "string" && /^[a-z-]{1,20}$/.test(each)).slice(0, 8)
    : [];
