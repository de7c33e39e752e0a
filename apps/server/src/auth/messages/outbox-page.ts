import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { siteAddress, type Config } from "#settings/config.ts";
import type { Database } from "#db/database.ts";
import { queryJson } from "#auth/service/auth-service.ts";
import { OUTBOX_CSP, outboxView, type OutboxMessage } from "./outbox-view.ts";
import { isEqualInConstantTime, newSecret } from "#auth/service/secret-text.ts";

const NEWEST = 200;

export type OutboxPage = {
  /** The address that opens the page in the first browser that follows it. */
  url: () => string;
  register: (app: FastifyInstance) => void;
};

/**
 * The outbox as a page, for trying the site locally without a mail server. Its messages open accounts: other requests
 * get 404. `port` is a function, because with PORT=0 the port is known only once the server listens.
 */
export function createOutboxPage(
  db: Database,
  config: Config,
  port: () => number = () => config.port,
): OutboxPage | null {
  const address = () => siteAddress({ ...config, port: port() });
  if (config.auth.smtpUrl !== null || !isLoopbackName(new URL(address()).hostname)) return null;
  const [token, pass] = [newSecret(), newSecret()];
  let isTokenUsed = false;
  // Cookies ignore ports, and two sites may run on one machine.
  const cookieName = () => `quack_outbox_${new URL(address()).port || "80"}`;

  const hasPass = ({ headers }: FastifyRequest) =>
    isEqualInConstantTime(cookieOf(headers.cookie, cookieName()) ?? "", pass);
  const takesToken = (shown: string) => {
    if (isTokenUsed || !isEqualInConstantTime(shown, token)) return false;
    isTokenUsed = true;
    return true;
  };

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (!isFromThisMachine(request, new URL(address()).host)) return reply.callNotFound();
    const { token: shown } = request.query as { token?: unknown };
    if (typeof shown === "string") {
      if (!hasPass(request) && !takesToken(shown)) return reply.callNotFound();
      return reply
        .header("set-cookie", `${cookieName()}=${pass}; Path=/outbox; HttpOnly; SameSite=Strict`)
        .header("cache-control", "no-store")
        .header("referrer-policy", "no-referrer")
        .redirect("/outbox", 303);
    }
    if (!hasPass(request)) return reply.callNotFound();
    return reply
      .headers({
        "content-security-policy": OUTBOX_CSP,
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
      })
      .type("text/html; charset=utf-8")
      .send(outboxView(config.siteName, await newestMessages(db)));
  }

  return {
    url: () => new URL(`/outbox?token=${token}`, address()).href,
    // HEAD would use the token up and show nothing.
    register: (app) => void app.get("/outbox", { exposeHeadRoute: false }, answer),
  };
}

async function newestMessages(db: Database): Promise<OutboxMessage[]> {
  const messages = await queryJson<OutboxMessage[]>(
    db,
    `select jsonb_agg(to_jsonb(newest) order by id desc) from (
       select id, channel, recipient, subject, text, created_at, failure from gateway.outbox order by id desc limit ${NEWEST}
     ) as newest`,
  );
  return messages ?? [];
}

/** Whether a program on this machine sent the request directly, under our own host name. */
function isFromThisMachine(
  { headers, raw }: Pick<FastifyRequest, "headers"> & { raw: { socket: { remoteAddress?: string | undefined } } },
  host: string,
): boolean {
  return (
    headers.host?.toLowerCase() === host &&
    !Object.keys(headers).some((name) => FORWARDING.test(name)) &&
    isLoopbackAddress(raw.socket.remoteAddress ?? "")
  );
}

// The headers that proxies, tunnels and CDNs add.
const FORWARDING =
  /^(forwarded|via|x-forwarded|x-original|x-real-|x-client|x-cluster-client|x-remote-|x-proxy|x-host$|x-envoy-|x-appengine-|x-azure-|x-arr-|x-amzn?-|x-vercel-|x-nf-|true-client-ip|client-ip|cdn-loop|cf-|fastly-|fly-|ngrok-|tailscale-|proxy-)/;

const isLoopbackAddress = (address: string): boolean => /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(address);

const isLoopbackName = (name: string): boolean => /^(localhost|\[::1\]|127(\.\d{1,3}){3})$/.test(name);

function cookieOf(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
