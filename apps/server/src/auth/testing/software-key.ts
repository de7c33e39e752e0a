import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { MFAVerifyWebauthnParams } from "@supabase/auth-js";

type AnswerTo<T extends "create" | "request"> = MFAVerifyWebauthnParams<T>["webauthn"]["credential_response"];
// The server has no DOM types, so the options are plain objects.
type NewKeyOptions = { challenge: BufferSource; rp: { id?: string } };
type KnownKeyOptions = { challenge: BufferSource; rpId?: string };

/** A security key in software, used as a browser on `origin` would. Its signed data can be changed to test refusals. */
export function softwareKey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  const key = {
    counter: 1,
    origin,
    /** Whether the owner unlocks it, or only touches it. */
    isUnlocked: false,
    /** The user handle. A passkey returns it, a security key does not. */
    handle: null as string | null,
    /** Another site that the key was made for. */
    rpId: null as string | null,
    create(asked: object): AnswerTo<"create"> {
      const options = asked as NewKeyOptions;
      const cose = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x!, "base64url")],
          [-3, Buffer.from(y!, "base64url")],
        ]),
      );
      const idLength = Buffer.from([0, id.length]);
      const authData = Buffer.concat([head(options.rp.id, 0x40), Buffer.alloc(16), idLength, id, cose]);
      const attestationObject = cbor(
        new Map<string, Cbor>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", authData],
        ]),
      );
      return credential({ clientDataJSON: clientData("webauthn.create", options.challenge), attestationObject });
    },
    get(asked: object): AnswerTo<"request"> {
      const options = asked as KnownKeyOptions;
      const authenticatorData = head(options.rpId, 0);
      const clientDataJSON = clientData("webauthn.get", options.challenge);
      const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey);
      return credential({
        clientDataJSON,
        authenticatorData,
        signature,
        userHandle: key.handle && Buffer.from(key.handle),
      });
    },
  };

  function head(rpId: string | undefined, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(key.counter);
    const site = sha256(key.rpId ?? rpId ?? new URL(key.origin).hostname);
    const presence = key.isUnlocked ? TOUCHED | UNLOCKED : TOUCHED;
    return Buffer.concat([site, Buffer.from([flags | presence]), counter]);
  }

  function clientData(type: string, challenge: BufferSource): Buffer {
    const bytes =
      challenge instanceof ArrayBuffer ? Buffer.from(challenge) : Buffer.from(challenge.buffer as ArrayBuffer);
    return Buffer.from(JSON.stringify({ type, challenge: bytes.toString("base64url"), origin: key.origin }));
  }

  const credential = <T>(response: object): T =>
    ({
      id: id.toString("base64url"),
      rawId: id,
      type: "public-key",
      authenticatorAttachment: "cross-platform",
      response,
      getClientExtensionResults: () => ({}),
    }) as T;

  return key;
}

const TOUCHED = 0x01;
const UNLOCKED = 0x04;

type BufferSource = ArrayBuffer | ArrayBufferView;
type Cbor = number | string | Buffer | Map<number, Cbor> | Map<string, Cbor>;

const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();

// As much of CBOR (RFC 8949) as keys need.
function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? prefix(1, -1 - value) : prefix(0, value);
  if (typeof value === "string") return Buffer.concat([prefix(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([prefix(2, value.length), value]);
  return Buffer.concat([prefix(5, value.size), ...[...value].flatMap(([name, each]) => [cbor(name), cbor(each)])]);
}

function prefix(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}
