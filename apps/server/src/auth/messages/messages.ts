import { run, type AuthService } from "#auth/service/auth-service.ts";
import { codeMail, passkeyMail, addressTakenMail, type Mail, type MailKind } from "./mail-texts.ts";
import type { CodeKind, SentCode } from "./sent-codes.ts";
import { withQuery } from "#auth/service/redirect-targets.ts";
import { isHomeroomAddress } from "#auth/service/homeroom-address.ts";

type Letter = {
  to: string;
  kind: CodeKind;
  sent: SentCode;
  redirectTo: string;
  /** The address was signed up with more than one password. */
  isContested?: boolean;
};

/** Queues a mail with a code and a link. It is sent after the response, so that timing does not reveal accounts. */
export async function sendCodeMail(service: AuthService, letter: Letter): Promise<void> {
  const { to, kind, sent, redirectTo, isContested = false } = letter;
  const link = withQuery(`${service.siteUrl}/auth/v1/verify`, {
    token: sent.linkToken,
    type: kind,
    redirect_to: redirectTo,
  });
  const mailKind = (isContested ? "signup_again" : kind) as MailKind;
  const mail = codeMail(mailKind, { siteName: service.config.siteName, code: sent.code, link });
  await post(service, to, mail);
}

/** Tells the owner of a registered address that another sign-up used it. The requester learns nothing. */
export const sendAddressTakenMail = (service: AuthService, to: string): Promise<void> =>
  post(service, to, addressTakenMail(service.config.siteName));

/** Tells a user that a way to sign in was added or removed. Without a mail server only the operator would read it. */
export async function sendPasskeyMail(
  service: AuthService,
  { email, email_confirmed_at: isProven }: { email: string; email_confirmed_at?: string },
  change: "added" | "removed",
): Promise<void> {
  if (service.confirmsEmail && email && isProven)
    await post(service, email, passkeyMail(service.config.siteName, change));
}

async function post(service: AuthService, to: string, mail: Mail): Promise<void> {
  if (isHomeroomAddress(to)) return;
  await run(
    service.db,
    `insert into gateway.outbox (channel, recipient, subject, text, html) values ('mail', $1, $2, $3, $4)`,
    to,
    mail.subject,
    mail.text,
    mail.html,
  );
  service.onMessage();
}

export async function sendCodeText(service: AuthService, to: string, code: string): Promise<void> {
  const text = `${code} is your code for ${service.config.siteName}.`;
  await run(service.db, `insert into gateway.outbox (channel, recipient, text) values ('sms', $1, $2)`, to, text);
  service.onMessage();
}
