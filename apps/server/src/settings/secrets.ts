import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { OperatorError } from "#db/operator-error.ts";
import { exportJWK, generateKeyPair, type JWK } from "jose";

/** Secrets that must survive restarts and must never leave the machine. */
type Secrets = {
  /** The browser's API key: opaque and public, it only names the site. */
  anonKey: string;
  /** Signs storage URLs. */
  storageSecret: string;
  /** Signs access tokens (ES256). */
  tokenKey: JWK & { kid: string };
};

/** Reads the secrets of a data directory; the first start creates them. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, "secrets.json");
  if (fs.existsSync(file)) return readSecrets(file);
  const secrets = await generateSecrets();
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Written to a temporary file, synced and linked into place: an interrupted start leaves all of it or nothing.
  const draft = `${file}.${secrets.tokenKey.kid}`;
  fs.writeFileSync(draft, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true });
  try {
    fs.linkSync(draft, file);
    return secrets;
  } catch (error) {
    // Another process was first: use its secrets.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return readSecrets(file);
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

function readSecrets(file: string): Secrets {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")) as Secrets;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new OperatorError(
      `${file} is damaged: ${error.message}.\n` +
        "Move it away and start again: the next start makes a new one, and everything else is in the database.",
    );
  }
}

export async function generateSecrets(): Promise<Secrets> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const kid = randomBytes(8).toString("hex");
  return {
    anonKey: `sb_publishable_${randomBytes(18).toString("base64url")}`,
    storageSecret: randomBytes(32).toString("base64url"),
    tokenKey: { ...(await exportJWK(privateKey)), kid, alg: "ES256" },
  };
}
