import type { PictureSite } from "./picture-site.ts";

/** A player who does everything through the site's API. */
export type PicturePlayer = {
  id: string;
  email: string;
  rpc: <T = unknown>(name: string, given?: object) => Promise<T>;
  insert: (table: string, row: object) => Promise<unknown>;
  upsert: (table: string, row: object) => Promise<unknown>;
  update: (table: string, row: object) => Promise<unknown>;
  invoke: (name: string, given: object) => Promise<unknown>;
};

export const PASSWORD = "three odd ducks sing";

type Session = { access_token: string; user: { id: string } };

export async function signUp({ url, anonKey }: PictureSite, name: string): Promise<PicturePlayer> {
  const account = { email: `${name}@pond.test`, password: PASSWORD };
  const answer = await send(`${url}/auth/v1/signup`, { apikey: anonKey }, "POST", account);
  const { access_token, user } = JSON.parse(answer) as Session;
  const own = { apikey: anonKey, authorization: `Bearer ${access_token}` };
  const rest = `${url}/rest/v1`;
  const call = async <T>(address: string, method: string, body: object, prefer?: string) => {
    const text = await send(address, { ...own, ...(prefer && { prefer }) }, method, body);
    return (text === "" ? null : JSON.parse(text)) as T;
  };
  return {
    id: user.id,
    email: account.email,
    rpc: (verb, given = {}) => call(`${rest}/rpc/${verb}`, "POST", given),
    insert: (table, row) => call(`${rest}/${table}`, "POST", { user_id: user.id, ...row }),
    upsert: (table, row) =>
      call(`${rest}/${table}`, "POST", { user_id: user.id, ...row }, "resolution=merge-duplicates"),
    update: (table, row) => call(`${rest}/${table}?user_id=eq.${user.id}`, "PATCH", row),
    invoke: (verb, given) => call(`${url}/functions/v1/${verb}`, "POST", given),
  };
}

async function send(address: string, headers: Record<string, string>, method: string, body: object): Promise<string> {
  const answer = await fetch(address, {
    method,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${new URL(address).pathname}: ${answer.status} ${text}`);
  return text;
}
