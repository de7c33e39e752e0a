import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";

// A fifth of a second of every start, for the few who have a key: it is loaded with the first of them.
const library = () => import("@simplewebauthn/server");
const helpers = () => import("@simplewebauthn/server/helpers");

/** A security key as it is kept: enough to know it again. */
export type KeyCredential = { id: string; publicKey: string; counter: number; transports: string[] };

/** What a key was asked to sign, and whether that makes it known or shows it again. */
export type KeyChallenge = { type: "create" | "request"; challenge: string };

/** What a key is for: a factor comes after a password, a passkey is all that is shown. */
type KeyUse = "factor" | "passkey";

type Asked<T> = { asked: KeyChallenge; options: T };

// A passkey has to name its owner by itself, and to be unlocked: it stands for the password as well.
const DEMANDS = {
  factor: { residentKey: "discouraged", userVerification: "preferred" },
  passkey: { residentKey: "required", userVerification: "required" },
} as const;

const TIMEOUT_MS = 300_000;
const EDDSA_ES256_RS256 = [-8, -7, -257];
// We ask for no attestation. The other formats bring certificates, and checking those would mean fetching what they name.
const ATTESTATIONS = ["none", "packed", "fido-u2f"];

/** Asks a new key to make itself known. */
export async function askNewKey(
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

/** Asks a key that is known to show itself. */
export async function askKnownKey(
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

/** Asks whichever passkey there is for this site: the person need not say who they are. */
export async function askAnyPasskey(siteUrl: string): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: new URL(siteUrl).hostname,
    timeout: TIMEOUT_MS,
    userVerification: DEMANDS.passkey.userVerification,
  });
  return { asked: { type: "request", challenge: options.challenge }, options };
}

/** Whether the key itself may be on several devices, and whether it is. */
type Copies = { mayBeCopied: boolean; isCopied: boolean };

/** The key that answered, null when the answer is not what was asked for. A touch is enough for a factor: the password came first. */
export async function readNewKey(
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

/** The key as it is to be kept from now on. Whether its counter has grown is decided where the last one is kept. */
export async function readKnownKey(
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

// They come from the browser and are only ever handed back to it.
const plain = (transports: unknown): string[] =>
  Array.isArray(transports)
    ? transports.filter((each) => typeof each === "string" && /^[a-z-]{1,20}$/.test(each)).slice(0, 8)
    : [];
