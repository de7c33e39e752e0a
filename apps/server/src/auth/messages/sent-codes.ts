import type { FastifyRequest } from "fastify";
import { refuse } from "#auth/service/auth-errors.ts";
import { queryJson, run, type AuthService } from "#auth/service/auth-service.ts";
import { spendGuess } from "#auth/service/limits.ts";
import { hashOf, newCode, newSecret } from "#auth/service/secret-text.ts";

export type CodeKind =
  | "signup"
  | "magiclink"
  | "recovery"
  | "invite"
  | "email_change"
  | "reauthentication"
  | "phone"
  | "phone_change";

/** A code to type and a token for a link: either confirms that a message arrived. */
export type SentCode = { code: string; linkToken: string };

type Purpose = { userId: string; kind: CodeKind; address: string; flowId?: string | null; signUpId?: string | null };

/** Makes a code. Earlier codes stay valid, so that another person's request cannot void the owner's code. */
export async function makeCode(service: AuthService, purpose: Purpose): Promise<SentCode> {
  const sent = { code: newCode(), linkToken: newSecret() };
  await run(
    service.db,
    `insert into gateway.sent_codes (user_id, kind, address, code_hash, link_hash, flow_id, sign_up_id, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8::int))`,
    purpose.userId,
    purpose.kind,
    purpose.address,
    codeHash(purpose.address, sent.code),
    hashOf(sent.linkToken),
    purpose.flowId ?? null,
    purpose.signUpId ?? null,
    String(service.config.codeSeconds),
  );
  return sent;
}

export type UsedCode = {
  user_id: string;
  kind: CodeKind;
  address: string;
  flow_id: string | null;
  sign_up_id: string | null;
};

const LIVE_LINK = `link_hash = $1 and kind = any ($2::text[]) and expires_at > now()`;

/** What a link would do, without using it up: mail scanners follow every link. */
export const peekLink = (
  service: AuthService,
  linkToken: string,
  kinds: CodeKind[],
): Promise<{ kind: CodeKind; is_contested: boolean } | null> =>
  queryJson(
    service.db,
    `select jsonb_build_object('kind', kind, 'is_contested', kind = 'signup' and gateway.is_contested(user_id))
     from gateway.sent_codes where ${LIVE_LINK}`,
    hashOf(linkToken),
    `{${kinds.join(",")}}`,
  );

/** Uses up the code of a link. */
export const useLink = (service: AuthService, linkToken: string, kinds: CodeKind[]): Promise<UsedCode> =>
  use(service, LIVE_LINK, hashOf(linkToken), `{${kinds.join(",")}}`);

/** Uses up a typed code. Wrong guesses count against the guesser and leave the code valid. */
export async function useCode(
  service: AuthService,
  request: FastifyRequest,
  address: string,
  code: string,
  kinds: CodeKind[],
): Promise<UsedCode> {
  await spendGuess(service, request, "code", address);
  return use(
    service,
    `address = $1 and code_hash = $2 and kind = any ($3::text[]) and expires_at > now()`,
    address,
    codeHash(address, code),
    `{${kinds.join(",")}}`,
  );
}

// One message is proof enough: the link and code of every message of the same kind are spent together.
async function use(service: AuthService, condition: string, ...values: string[]): Promise<UsedCode> {
  const used = await queryJson<UsedCode>(
    service.db,
    `with found as (select * from gateway.sent_codes where ${condition} order by sent_at desc limit 1),
       spent as (
         delete from gateway.sent_codes c using found f
         where c.user_id = f.user_id and c.kind = f.kind and c.address = f.address returning c.id
       )
     select to_jsonb(found) from found join spent on spent.id = found.id`,
    ...values,
  );
  if (!used) throw refuse("otp_expired");
  return used;
}

// The address is the salt: without it, the million possible codes have known hashes.
const codeHash = (address: string, code: string): string => hashOf(`${address}\n${code}`);
