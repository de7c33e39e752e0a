import { refuse } from "./auth-errors.ts";
import { askJson, run, type AuthService } from "./auth-service.ts";
import { takeLimit } from "./limits.ts";
import { hashOf, newCode, newSecret } from "./secret-text.ts";

export type CodeKind =
  | "signup"
  | "magiclink"
  | "recovery"
  | "invite"
  | "email_change"
  | "reauthentication"
  | "phone"
  | "phone_change";

/** A code to type in and a secret for a link: either proves that a message arrived. */
export type SentCode = { code: string; linkToken: string };

type Purpose = { userId: string; kind: CodeKind; address: string; flowId?: string | null };

/** Makes a code. An earlier one of the same kind for the same address is void. */
export async function makeCode(service: AuthService, { userId, kind, address, flowId }: Purpose): Promise<SentCode> {
  const sent = { code: newCode(), linkToken: newSecret() };
  await run(
    service.db,
    `insert into gateway.sent_codes (user_id, kind, address, code_hash, link_hash, flow_id, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7::int))
     on conflict (user_id, kind, address) do update set
       code_hash = excluded.code_hash, link_hash = excluded.link_hash, flow_id = excluded.flow_id,
       sent_at = now(), expires_at = excluded.expires_at, attempts = 0`,
    userId,
    kind,
    address,
    codeHash(address, sent.code),
    hashOf(sent.linkToken),
    flowId ?? null,
    String(service.config.codeSeconds),
  );
  return sent;
}

export type UsedCode = { user_id: string; kind: CodeKind; address: string; flow_id: string | null };

/** Uses up the code of a link. */
export async function useLink(service: AuthService, linkToken: string, kinds: CodeKind[]): Promise<UsedCode> {
  const used = await askJson<UsedCode>(
    service.db,
    `delete from gateway.sent_codes where link_hash = $1 and kind = any ($2::text[]) and expires_at > now()
     returning to_jsonb(sent_codes)`,
    hashOf(linkToken),
    `{${kinds.join(",")}}`,
  );
  if (!used) throw refuse("otp_expired");
  return used;
}

const MAX_ATTEMPTS = 5;

/** Uses up a code that somebody typed in. A handful of wrong guesses voids it. */
export async function useCode(
  service: AuthService,
  address: string,
  code: string,
  kinds: CodeKind[],
): Promise<UsedCode> {
  await takeLimit(service, "code", address);
  const used = await askJson<UsedCode>(
    service.db,
    `delete from gateway.sent_codes
     where address = $1 and code_hash = $2 and kind = any ($3::text[]) and expires_at > now() and attempts < ${MAX_ATTEMPTS}
     returning to_jsonb(sent_codes)`,
    address,
    codeHash(address, code),
    `{${kinds.join(",")}}`,
  );
  if (used) return used;
  await run(service.db, `update gateway.sent_codes set attempts = attempts + 1 where address = $1`, address);
  throw refuse("otp_expired");
}

// With the address, or the million codes would have a million well-known hashes.
const codeHash = (address: string, code: string): string => hashOf(`${address}\n${code}`);
