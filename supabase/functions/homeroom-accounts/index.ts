import { callerOf } from "../_shared/caller.ts";
import { CORS_HEADERS } from "../_shared/cors.ts";
import { ownSite } from "../_shared/own-site.ts";
import { SiteError } from "../_shared/site-api.ts";
import { threeWords } from "../_shared/three-words.ts";
import { openAccounts, type Accounts } from "./accounts.ts";

const HEADERS = { ...CORS_HEADERS, "cache-control": "no-store" };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TICKET = /^[0-9a-f]{64}$/;
const MAX_NAMES = 60;

type Asked = { step?: unknown; homeroom_id?: unknown; names?: unknown; members?: unknown; ticket?: unknown };
type Seat = { newcomer_id: string; login: string; name: string };
type Reset = { member_id: string; user_id: string; login: string; name: string };

/**
 * Accounts of homerooms. POST {step, …}: `add` {homeroom_id, names} and `reset` {homeroom_id, members} as the teacher,
 * `collect` {ticket} as a newcomer whom the teacher has admitted. Passwords are in the answer and nowhere else.
 */
Deno.serve(async (request) => {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: HEADERS });
  if (request.method !== "POST") return refuse(405, "Use POST.");
  try {
    const asked = await readJson(request);
    if (asked === null) return refuse(400, "Send a step as JSON.");
    return Response.json(await answer(request, asked), { headers: HEADERS });
  } catch (error) {
    if (error instanceof SiteError && error.status < 500) return refuse(error.status, error.message);
    console.error("homeroom-accounts:", error);
    return refuse(503, "This did not work right now. Try again in a moment.");
  }
});

async function answer(request: Request, asked: Asked): Promise<unknown> {
  const { url, serviceKey } = ownSite();
  const accounts = openAccounts(url, serviceKey, Deno.env.get("SUPABASE_ANON_KEY") ?? serviceKey);
  if (asked.step === "collect") {
    if (typeof asked.ticket !== "string" || !TICKET.test(asked.ticket)) throw new SiteError(400, "Send your ticket.");
    const seat = await accounts.call<Seat & { homeroom: unknown }>("plan_collect", { ticket: asked.ticket });
    const { member_id: _, ...made } = await makeAccount(accounts, seat);
    return { ...made, homeroom: seat.homeroom };
  }
  const caller = await callerOf(request, serviceKey);
  if (caller === null || caller === "service") throw new SiteError(401, "Sign in first.");
  const homeroom = asked.homeroom_id;
  if (typeof homeroom !== "string" || !UUID.test(homeroom)) throw new SiteError(400, "Send the id of a homeroom.");
  if (asked.step === "add") {
    const names = textsIn(asked.names);
    if (names.length === 0 || names.length > MAX_NAMES) throw new SiteError(400, `Send 1 to ${MAX_NAMES} names.`);
    return addAll(accounts, caller.token, homeroom, names);
  }
  if (asked.step === "reset") {
    const members = textsIn(asked.members).filter((id) => UUID.test(id));
    if (members.length === 0 || members.length > MAX_NAMES) throw new SiteError(400, `Send 1 to ${MAX_NAMES} members.`);
    return resetAll(accounts, caller.token, homeroom, members);
  }
  throw new SiteError(400, "The steps are add, reset and collect.");
}

// Makes one account at a time: hashing passwords takes processor time that sign-ins of others need.
async function addAll(accounts: Accounts, token: string, homeroom_id: string, names: string[]) {
  const planned = await accounts.callAs<{ accounts: Seat[]; problems: unknown[] }>(token, "plan_accounts", {
    homeroom_id,
    names,
  });
  const made = [];
  for (const seat of planned.accounts) made.push(await makeAccount(accounts, seat));
  return { accounts: made, problems: planned.problems };
}

async function makeAccount(accounts: Accounts, { newcomer_id, login, name }: Seat) {
  const password = threeWords();
  const user_id = await accounts.create(login, password);
  const { member_id } = await accounts.call<{ member_id: string }>("fill_seat", { newcomer_id, user_id });
  return { member_id, name, login, password };
}

async function resetAll(accounts: Accounts, token: string, homeroom_id: string, members: string[]) {
  // All of them first, so that nothing is reset if one is not from this homeroom.
  await accounts.callAs<Reset[]>(token, "plan_resets", { homeroom_id, members });
  const made = [];
  for (const member of members) {
    // Checked again just before the reset, because the pupil may have kept the account meanwhile.
    const [planned] = await accounts.callAs<Reset[]>(token, "plan_resets", { homeroom_id, members: [member] });
    const { user_id, ...shown } = planned!;
    const password = threeWords();
    await accounts.setPassword(user_id, password);
    await accounts.call("finish_reset", { user_id });
    made.push({ ...shown, password });
  }
  return { accounts: made };
}

const textsIn = (given: unknown): string[] =>
  Array.isArray(given) ? given.filter((each): each is string => typeof each === "string") : [];

async function readJson(request: Request): Promise<Asked | null> {
  try {
    const asked = (await request.json()) as unknown;
    return typeof asked === "object" && asked !== null ? asked : null;
  } catch {
    return null;
  }
}

function refuse(status: number, message: string): Response {
  return Response.json({ code: status === 503 ? "try_again" : "refused", message }, { status, headers: HEADERS });
}
