// @vitest-environment happy-dom
import type { AuthChangeEvent, Session, User } from "@supabase/auth-js";
import { beforeEach, describe, expect, test } from "vitest";
import { handleAuthEvent } from "./session-events.ts";
import { sessionState, setSessionState, SIGNED_OUT } from "./session.ts";

const told: string[] = [];
const events = {
  onSignedIn: ({ id }: User) => told.push(`in ${id}`),
  onSignedOut: () => told.push("out"),
  onState: () => {},
};

function sessionOf(id: string, { aal = "aal1", hasFactor = false } = {}): Session {
  const payload = btoa(JSON.stringify({ aal }));
  const factors = hasFactor ? [{ id: "f", status: "verified", factor_type: "totp" }] : [];
  return { access_token: `x.${payload}.x`, user: { id, factors } } as unknown as Session;
}

const send = (event: AuthChangeEvent, session: Session | null) => handleAuthEvent(event, session, events);

beforeEach(() => {
  told.length = 0;
  setSessionState(SIGNED_OUT);
});

describe("an event of the auth client", () => {
  test("is one sign-in per person, however often it is repeated", () => {
    send("SIGNED_IN", sessionOf("daisy"));
    send("SIGNED_IN", sessionOf("daisy"));
    send("TOKEN_REFRESHED", sessionOf("daisy"));
    send("SIGNED_IN", sessionOf("gus"));
    expect(told).toEqual(["in daisy", "in gus"]);
  });

  test("is no sign-in when a stored session is restored", () => {
    send("INITIAL_SESSION", sessionOf("daisy"));
    expect([sessionState().status, ...told]).toEqual(["signed-in"]);
  });

  test("is no sign-in before the second factor is verified", () => {
    send("SIGNED_IN", sessionOf("daisy", { hasFactor: true }));
    expect([sessionState().status, ...told]).toEqual(["needs-factor"]);
    send("MFA_CHALLENGE_VERIFIED", sessionOf("daisy", { hasFactor: true, aal: "aal2" }));
    expect([sessionState().status, ...told]).toEqual(["signed-in", "in daisy"]);
  });

  test("is a sign-out only if a player was signed in", () => {
    send("SIGNED_OUT", null);
    send("SIGNED_IN", sessionOf("daisy"));
    send("SIGNED_OUT", null);
    send("SIGNED_OUT", null);
    expect(told).toEqual(["in daisy", "out"]);
    expect(sessionState()).toBe(SIGNED_OUT);
  });
});
