import { SiteError } from "../_shared/site-api.ts";

/** The site's rules and its auth service, which work alike on Supabase and behind our gateway. */
export type Accounts = {
  /** Calls an RPC with the service key. */
  call<Result>(rule: string, args: Record<string, unknown>): Promise<Result>;
  /** Calls an RPC as the signed-in player. */
  callAs<Result>(token: string, rule: string, args: Record<string, unknown>): Promise<Result>;
  /** Makes a confirmed account with the login's address and returns its id. No mail is sent. */
  create(login: string, password: string): Promise<string>;
  setPassword(userId: string, password: string): Promise<void>;
};

const TIMEOUT_MS = 15_000;

export function openAccounts(url: string, serviceKey: string, publicKey: string): Accounts {
  async function send<Result>(path: string, method: string, body: unknown, keys: { apikey: string; token: string }) {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { apikey: keys.apikey, authorization: `Bearer ${keys.token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok) return (await answer.json()) as Result;
    const text = await answer.text();
    throw new SiteError(answer.status, messageIn(text) ?? text.slice(0, 500));
  }
  const service = { apikey: serviceKey, token: serviceKey };
  const rpc = (rule: string) => `/rest/v1/rpc/${rule}`;

  /** The auth service refuses nothing that a player could correct, so its refusals are faults of ours. */
  async function auth<Result>(path: string, method: string, body: unknown): Promise<Result> {
    try {
      return await send<Result>(`/auth/v1/admin/users${path}`, method, body, service);
    } catch (error) {
      throw error instanceof SiteError ? new Error(`auth service: ${error.status} ${error.message}`) : error;
    }
  }

  return {
    call: (rule, args) => send(rpc(rule), "POST", args, service),
    callAs: (token, rule, args) => send(rpc(rule), "POST", args, { apikey: publicKey, token }),
    create: async (login, password) => {
      const wanted = { email: `${login}@pupil.invalid`, password, email_confirm: true };
      return (await auth<{ id: string }>("", "POST", wanted)).id;
    },
    setPassword: async (userId, password) => void (await auth(`/${userId}`, "PUT", { password })),
  };
}

function messageIn(text: string): string | undefined {
  try {
    const { message, msg } = JSON.parse(text) as { message?: string; msg?: string };
    return message ?? msg;
  } catch {
    return undefined;
  }
}
