import { createHash } from "node:crypto";
import { escapeHtml } from "./escape-html.ts";

export type OutboxMessage = {
  id: number;
  channel: "mail" | "sms";
  recipient: string;
  subject: string;
  text: string;
  created_at: string;
  failure: string | null;
};

const STYLE = `
:root { color-scheme: dark }
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 720px; background: #0A1B44; color: #F5F9FF; font: 16px/1.5 Nunito, system-ui, sans-serif }
h1 { margin: 0; font-size: 32px; line-height: 1.2 }
h2 { margin: 0; font-size: 18px; overflow-wrap: anywhere }
p { margin: 8px 0; color: #B7C9EE; overflow-wrap: anywhere }
a { color: #8FC4FF }
a:focus-visible { outline: 3px solid #FFE066; outline-offset: 2px }
article { margin-top: 24px; padding: 16px 20px; border-radius: 5px 14px 14px 5px; background: #11295F }
pre { margin: 12px 0 0; font: inherit; font-variant-numeric: tabular-nums; white-space: pre-wrap; overflow-wrap: anywhere }
.failure { color: #FF9B9B }`;

/** CSP: only the page's own style; no script, no image, no framing. */
export const OUTBOX_CSP = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The messages as a page. Their content is untrusted, so all of it is escaped. */
export function outboxView(siteName: string, messages: OutboxMessage[]): string {
  const title = `Outbox of ${escapeHtml(siteName)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>No mail server is set up, so messages wait here for a week. Each one can open a player's account: keep them private. <a href="/outbox">Reload</a></p>
${messages.map(article).join("\n") || "<article><h2>Nothing here</h2><p>There are no messages. Quiet pond.</p></article>"}
</main>
</body>
</html>
`;
}

function article({ channel, recipient, subject, text, created_at: createdAt, failure }: OutboxMessage): string {
  const time = new Date(createdAt).toISOString();
  return `<article>
<h2>${escapeHtml(subject || (channel === "sms" ? "Text message" : "No subject"))}</h2>
<p>To ${escapeHtml(recipient)}, <time datetime="${time}">${time.slice(0, 16).replace("T", " ")} UTC</time></p>
${failure === null ? "" : `<p class="failure">${escapeHtml(failure)}</p>`}
<pre>${withLinks(text)}</pre>
</article>`;
}

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => (index % 2 === 0 ? escapeHtml(part) : link(part)))
    .join("");
}

const link = (address: string): string =>
  `<a href="${escapeHtml(address)}" rel="noreferrer">${escapeHtml(address)}</a>`;
