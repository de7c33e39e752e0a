// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { auth } from "#lib/session/session-client.ts";
import { setSessionState, SIGNED_OUT } from "#lib/session/session.ts";
import { openSite } from "#testing/open-site.tsx";
import { accounts, sampleProfile, sampleSession } from "#testing/stand-in-accounts.ts";

const PASSWORD = "POST /auth/v1/token password";
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: "input" }), { target: { value } });
const submit = (label: string) => fireEvent.submit(screen.getByRole("form", { name: label }));
const sent = (call: string) => accounts.asked.find((each) => each.call === call)?.body;

async function openAuth(query = "") {
  openSite(`/auth${query}`);
  await screen.findByRole("link", { name: "Sign in" });
  await screen.findByRole("form");
}

async function signInAs(session: object) {
  accounts.answers[PASSWORD] = [200, session];
  type("E-mail", " daisy@pond.test ");
  type("Password", "three odd ducks");
  submit("Sign in");
}

// All tests of this file share one auth client.
beforeEach(async () => {
  const client = await auth();
  await client.signOut({ scope: "local" });
  setSessionState(SIGNED_OUT);
  accounts.asked = [];
});

describe("the sign-in page", () => {
  test("signs in and goes to the wanted page", async () => {
    await openAuth("?next=%2F%3Fcategory%3Darcade");
    await signInAs(sampleSession());
    await screen.findByRole("heading", { level: 2, name: "Arcade" });
    expect(sent(PASSWORD)).toMatchObject({ email: "daisy@pond.test", password: "three odd ducks" });
    await screen.findByRole("button", { name: "Account of puddlejump" });
  });

  test("sends new players to onboarding first", async () => {
    accounts.answers["POST /rest/v1/rpc/get_my_profile"] = [200, sampleProfile({ where_from: null, age_band: null })];
    await openAuth();
    await signInAs(sampleSession());
    await screen.findByRole("heading", { level: 1, name: "What shall we call you?" });
    expect(screen.queryByRole("navigation"), "the page has nothing else on it").toBeNull();
  });

  test("shows all errors at once, and focuses them", async () => {
    await openAuth();
    submit("Sign in");
    const summary = await screen.findByRole("alert");
    await waitFor(() => expect(document.activeElement).toBe(summary));
    fireEvent.click(within(summary).getByRole("button", { name: "Type your password." }));
    expect(document.activeElement).toBe(screen.getByLabelText("Password"));
    expect(accounts.asked.map(({ call }) => call)).not.toContain(PASSWORD);
  });

  test("explains a refusal, and keeps the typed values", async () => {
    accounts.answers[PASSWORD] = [400, { error_code: "invalid_credentials", msg: "Invalid login credentials" }];
    await openAuth();
    type("E-mail", "daisy@pond.test");
    type("Password", "wrong");
    submit("Sign in");
    expect((await screen.findByRole("alert")).textContent).toMatch(/do not match/);
    expect(screen.getByLabelText<HTMLInputElement>("E-mail").value).toBe("daisy@pond.test");
  });

  test("asks for the second factor before the player is signed in", async () => {
    const factor = { id: "f1", factor_type: "totp", status: "verified", friendly_name: "My app" };
    await openAuth();
    await signInAs(sampleSession({ factors: [factor] }));
    await screen.findByRole("heading", { level: 1, name: "One more step" });
    await screen.findByRole("link", { name: "Finish sign-in" });

    accounts.answers["POST /auth/v1/factors/f1/challenge"] = [200, { id: "c1", type: "totp", expires_at: 1 }];
    accounts.answers["POST /auth/v1/factors/f1/verify"] = [200, sampleSession({ factors: [factor], aal: "aal2" })];
    type("Code from your app", "123 456");
    submit("Code from your app");
    await screen.findByRole("button", { name: "Account of puddlejump" });
    expect(sent("POST /auth/v1/factors/f1/verify")).toMatchObject({ challenge_id: "c1", code: "123456" });
  });

  test("offers only what the operator has configured", async () => {
    const external = { email: true, github: true, discord: false, "custom:school": true };
    accounts.answers["GET /auth/v1/settings"] = [200, { external, disable_signup: true, signup: "closed" }];
    await openAuth();
    await screen.findByRole("button", { name: "Continue with GitHub" });
    screen.getByRole("button", { name: "Continue with School" });
    expect(screen.queryByRole("button", { name: /Discord/ })).toBeNull();
    expect(screen.queryByRole("tab", { name: "Sign up" })).toBeNull();
  });

  test("asks for an invitation code where one is needed, and sends it", async () => {
    accounts.answers["GET /auth/v1/settings"] = [200, { external: {}, disable_signup: false, signup: "invite" }];
    accounts.answers["POST /auth/v1/signup"] = [403, { error_code: "invite_not_found", msg: "no" }];
    await openAuth("?mode=signup");
    await screen.findByLabelText("Invitation code");
    type("E-mail", "daisy@pond.test");
    type("Password", "three odd ducks");
    type("Invitation code", "quack-1");
    submit("Sign up");
    expect((await screen.findByRole("alert")).textContent).toMatch(/invitation code does not work/);
    expect(sent("POST /auth/v1/signup")).toMatchObject({ data: { invite: "quack-1" } });
  });

  test.each([
    ["?mode=reset", "Reset password", "POST /auth/v1/recover"],
    ["?mode=link", "Sign in by mail", "POST /auth/v1/otp"],
  ])("says whom to ask for a code where no mail is sent (%s)", async (query, form, call) => {
    const settings = { external: { email: true }, disable_signup: false, sends: { mail: false, sms: false } };
    accounts.answers["GET /auth/v1/settings"] = [200, settings];
    accounts.answers[call] = [200, {}];
    await openAuth(query);
    await screen.findByRole("button", { name: "Ask for a code" });
    type("E-mail", "daisy@pond.test");
    submit(form);
    const words = await screen.findByText(/This site cannot send mail\. Ask its operator for the code/);
    expect(words.textContent).toContain("daisy@pond.test");
    expect(screen.queryByText(/on its way|We mail|we mail/)).toBeNull();
  });

  test("gives every address the same answer to a forgotten password, and links to the new-password page", async () => {
    accounts.answers["POST /auth/v1/recover"] = [200, {}];
    await openAuth("?mode=reset");
    type("E-mail", "nobody@pond.test");
    submit("Reset password");
    await screen.findByText(/If/, { selector: "[role=status]" });
    expect(sent("POST /auth/v1/recover")).toMatchObject({ email: "nobody@pond.test", code_challenge_method: "s256" });
  });
});
