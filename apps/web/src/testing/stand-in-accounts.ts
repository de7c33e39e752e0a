import { afterEach, vi } from "vitest";
import { SESSION_KEY } from "#lib/session/session.ts";
import { SAMPLE_CONFIG } from "./open-site.tsx";

type Asked = { call: string; body: unknown; token: string };
type Answer = [status: number, body: unknown];

const SETTINGS = { external: { email: true }, disable_signup: false, signup: "open", captcha: [] };

const NO_HOMEROOMS = { is_teacher: false, consent_sentence: null, teaches: [], member_of: [], account: null };

/** A fake network for account pages: one answer per call, or several that are used in turn. */
export const accounts = { asked: [] as Asked[], answers: {} as Record<string, Answer | Answer[]> };

/** The server's answer to a sign-in. */
export function sampleSession({ id = "daisy", aal = "aal1", factors = [] as object[], expiresIn = 3600 } = {}) {
  const part = (value: object) => btoa(JSON.stringify(value));
  const expires_at = Math.floor(Date.now() / 1000) + expiresIn;
  const access_token = `${part({ alg: "ES256" })}.${part({ sub: id, aal, exp: expires_at, session_id: "s" })}.sig`;
  const user = { id, email: `${id}@pond.test`, identities: [], factors, created_at: "2025-11-01T09:00:00Z" };
  return { access_token, refresh_token: "r1", token_type: "bearer", expires_in: expiresIn, expires_at, user };
}

export function sampleProfile(given: object = {}) {
  return {
    user_id: "daisy",
    username: "puddlejump",
    icon: "default",
    user_about: "",
    where_from: "school",
    who_from: null,
    age_band: "13-15",
    is_child: false,
    next_age_band: "16-18",
    next_age_at: "2999-01-01T00:00:00Z",
    show_activity: false,
    suspended: null,
    ...given,
  };
}

/** Stores a session, as if the player had signed in on this device before. */
export function keepSession(session: object = sampleSession()): void {
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
}

vi.stubGlobal("isSecureContext", true);
vi.stubGlobal("fetch", async (input: string | URL | Request, init: RequestInit = {}) => {
  const url = new URL(input instanceof Request ? input.url : String(input), "http://quack.test");
  const grant = url.searchParams.get("grant_type");
  const call = `${init.method ?? "GET"} ${url.pathname}${grant ? ` ${grant}` : ""}`;
  const token = new Headers(init.headers).get("authorization")?.replace("Bearer ", "") ?? "";
  accounts.asked.push({ call, body: typeof init.body === "string" ? JSON.parse(init.body) : null, token });
  const [status, body] = answerTo(call);
  return new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json" },
  });
});

function answerTo(call: string): Answer {
  const given = accounts.answers[call];
  if (given && isList(given)) return given.length > 1 ? given.shift()! : given[0]!;
  if (given) return given;
  if (call === "GET /config.json") return [200, SAMPLE_CONFIG];
  if (call === "GET /auth/v1/settings") return [200, SETTINGS];
  if (call === "POST /auth/v1/logout") return [204, null];
  if (call === "POST /rest/v1/rpc/get_my_homerooms") return [200, NO_HOMEROOMS];
  if (call === "POST /rest/v1/rpc/get_my_profile") return [200, sampleProfile()];
  return [200, []];
}

function isList(answer: Answer | Answer[]): answer is Answer[] {
  return Array.isArray(answer[0]);
}

afterEach(() => {
  accounts.asked = [];
  accounts.answers = {};
});
