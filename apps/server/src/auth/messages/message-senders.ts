import { createTransport, type NodemailerError } from "nodemailer";
import type { AuthConfig } from "#settings/auth-settings.ts";

export type Channel = "mail" | "sms";

export type Message = {
  id: number;
  channel: Channel;
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
  attempts: number;
};

/** Sends messages. Rejects with SendError. */
export interface MessageSender {
  send(message: Message): Promise<void>;
  close(): void;
}

/** Why a message was not sent. `reason` may be logged; the message itself may quote an address. */
export class SendError extends Error {
  readonly reason: string;
  /** A retry cannot succeed. */
  readonly isFinal: boolean;

  constructor(message: string, reason: string, isFinal: boolean) {
    super(message);
    this.name = "SendError";
    this.reason = reason;
    this.isFinal = isFinal;
  }
}

/** The configured senders. A channel without a sender keeps its messages in the outbox. */
export function openSenders({
  smtpUrl,
  mailFrom,
  smsWebhook,
}: Pick<AuthConfig, "smtpUrl" | "mailFrom" | "smsWebhook">): Partial<Record<Channel, MessageSender>> {
  return {
    ...(smtpUrl !== null && { mail: smtpSender(smtpUrl, mailFrom) }),
    ...(smsWebhook !== null && { sms: webhookSender(smsWebhook) }),
  };
}

const TIMEOUT_MS = 15_000;

function smtpSender(url: string, from: string): MessageSender {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ recipient, subject, text, html }) {
      const to = { name: "", address: recipient };
      const headers = { "Auto-Submitted": "auto-generated" };
      await transport
        .sendMail({ from, to, subject, text, headers, ...(html !== null && { html }) })
        .catch((error: NodemailerError) => {
          const { code = "ERROR", responseCode, message } = error;
          const isFinal = code === "EENVELOPE" && (responseCode ?? 0) >= 500;
          throw new SendError(message, responseCode ? `${code} ${responseCode}` : code, isFinal);
        });
    },
    close: () => transport.close(),
  };
}

function webhookSender({ url, token }: { url: string; token: string | null }): MessageSender {
  return {
    async send({ recipient, text }) {
      const answer = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", ...(token !== null && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ to: recipient, text }),
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((error: Error) => {
        throw new SendError(error.message, error.name, false);
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new SendError(`The webhook answered ${answer.status}.`, `HTTP ${answer.status}`, false);
    },
    close: () => {},
  };
}
