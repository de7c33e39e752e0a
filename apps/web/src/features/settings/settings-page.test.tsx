// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { accounts, keepSession, sampleProfile, sampleSession } from "#testing/stand-in-accounts.ts";

const PROFILE = "POST /rest/v1/rpc/get_my_profile";
const SESSIONS = "GET /auth/v1/sessions";
const submit = (label: string) => fireEvent.submit(screen.getByRole("form", { name: label }));
const sent = (call: string) => accounts.asked.find((each) => each.call === call)?.body;

beforeEach(() => keepSession());

describe("settings", () => {
  test("save name and description", async () => {
    openSite("/settings");
    const about = await screen.findByRole("textbox", { name: "About you" });
    fireEvent.change(about, { target: { value: "Slow at chess." } });
    submit("Profile");
    await screen.findByText("Profile updated");
    expect(sent("POST /rest/v1/my_users")).toMatchObject({ username: "puddlejump", user_about: "Slow at chess." });
  });

  test("list the sessions, and end one of the others", async () => {
    const chrome = "Mozilla/5.0 (X11; CrOS x86_64 15633) Chrome/120.0 Safari/537.36";
    const row = { created_at: "2025-11-01T09:00:00Z", refreshed_at: null, user_agent: chrome, ip: "10.0.0.7" };
    accounts.answers[SESSIONS] = [
      [
        200,
        [
          { ...row, id: "here", is_current: true },
          { ...row, id: "there", is_current: false },
        ],
      ],
      [200, [{ ...row, id: "here", is_current: true }]],
    ];
    openSite("/settings?tab=security");
    await screen.findByText(/This device/);
    fireEvent.click(screen.getByRole("button", { name: "End the session of Chrome on Chromebook" }));
    await screen.findByText("Session ended");
    expect(accounts.asked.map(({ call }) => call)).toContain("DELETE /auth/v1/sessions/there");
  });

  test("offer to try again when the sessions do not load", async () => {
    accounts.answers[SESSIONS] = [
      [500, { msg: "asleep" }],
      [200, []],
    ];
    openSite("/settings?tab=security");
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByText("The list did not load.")).toBeNull());
  });

  test("ask for a second factor that was added on another device", async () => {
    const factor = { id: "f1", factor_type: "totp", status: "verified", friendly_name: "" };
    accounts.answers[SESSIONS] = [403, { error_code: "insufficient_aal", msg: "AAL2 session is required for this" }];
    accounts.answers["POST /auth/v1/token refresh_token"] = [200, sampleSession({ factors: [factor] })];
    openSite("/settings?tab=security");
    await screen.findByRole("heading", { name: "One more step" });
  });

  test.each([
    [true, 1],
    [false, 0],
  ])("offer a phone as a second factor only where text messages are sent (%s)", async (sms, buttons) => {
    const settings = { external: { email: true }, disable_signup: false, sends: { mail: false, sms } };
    accounts.answers["GET /auth/v1/settings"] = [200, settings];
    openSite("/settings?tab=security");
    await screen.findByRole("button", { name: "Add an app" });
    const asked = () => accounts.asked.map(({ call }) => call);
    await waitFor(() => expect(asked()).toContain("GET /auth/v1/settings"));
    await waitFor(() => expect(screen.queryAllByRole("button", { name: "Add a phone" })).toHaveLength(buttons));
  });

  test("share the activity only when switched on", async () => {
    openSite("/settings?tab=privacy");
    const shown = await screen.findByRole<HTMLInputElement>("switch", { name: "Show what I am playing" });
    await waitFor(() => expect(shown.disabled).toBe(false));
    expect(shown.checked).toBe(false);
    fireEvent.click(shown);
    await waitFor(() =>
      expect(sent("POST /rest/v1/privacy_settings")).toEqual({ user_id: "daisy", show_activity: true }),
    );
  });

  test.each([
    ["the youngest", "under-13", "Off for your age group."],
    ["children where the limit is 16", "13-15", "Off for your age group."],
    ["players of unknown age", null, "Off until you give your age group."],
  ])("do not let %s share their activity", async (_who, age_band, reason) => {
    accounts.answers[PROFILE] = [200, sampleProfile({ age_band, is_child: true })];
    openSite("/settings?tab=privacy");
    await screen.findByText(reason);
    expect(screen.getByRole<HTMLInputElement>("switch").disabled).toBe(true);
  });

  test("say when the age group can move up, and offer no change before", async () => {
    accounts.answers[PROFILE] = [
      200,
      sampleProfile({ age_band: "13-15", next_age_band: "16-18", next_age_at: "2999-05-04T09:00:00Z" }),
    ];
    openSite("/settings?tab=privacy");
    await screen.findByText(/You can move to “16 to 18” from .*2999/);
    expect(screen.queryByRole("button", { name: /^Move to/ })).toBeNull();
  });

  test("offer the next age group once a year has passed", async () => {
    accounts.answers[PROFILE] = [
      200,
      sampleProfile({ age_band: "13-15", next_age_band: "16-18", next_age_at: "2020-05-04T09:00:00Z" }),
    ];
    openSite("/settings?tab=privacy");
    fireEvent.click(await screen.findByRole("button", { name: "Move to “16 to 18”" }));
    await waitFor(() => expect(sent("PATCH /rest/v1/my_users")).toEqual({ age_band: "16-18" }));
    expect(screen.getAllByRole("button", { name: /^Move to/ })).toHaveLength(1);
  });

  test("offer no change to the oldest age group", async () => {
    accounts.answers[PROFILE] = [
      200,
      sampleProfile({ age_band: "adult", next_age_band: null, next_age_at: null, is_child: false }),
    ];
    openSite("/settings?tab=privacy");
    await screen.findByText("19 or older");
    expect(screen.queryByRole("button", { name: /^Move to/ })).toBeNull();
  });

  test("ask for the age group where it is unknown", async () => {
    const unknown = { age_band: null, next_age_band: null, next_age_at: null, is_child: true };
    accounts.answers[PROFILE] = [200, sampleProfile(unknown)];
    openSite("/settings?tab=privacy");
    const link = await screen.findByRole("link", { name: "Give your age group" });
    expect(link.getAttribute("href")).toBe("/onboarding");
  });

  test("delete the account only after a typed confirmation, and say until when it can be restored", async () => {
    accounts.answers["POST /rest/v1/rpc/delete_account"] = [200, { is_gone: false, final_at: "2025-12-15T09:00:00Z" }];
    accounts.answers[PROFILE] = [
      [200, sampleProfile()],
      [200, sampleProfile({ leaving_at: "2025-12-15T09:00:00Z" })],
    ];
    openSite("/settings?tab=privacy");
    fireEvent.click(await screen.findByRole("button", { name: "Delete my account" }));
    const field = await screen.findByLabelText("Type “delete” to confirm");
    submit("Delete account");
    await screen.findByRole("alert");
    expect(accounts.asked.map(({ call }) => call)).not.toContain("POST /rest/v1/rpc/delete_account");
    fireEvent.change(field, { target: { value: "delete" } });
    submit("Delete account");
    await screen.findByText(/Your account ends on/);
    fireEvent.click(screen.getByRole("button", { name: "Keep my account" }));
    await waitFor(() =>
      expect(accounts.asked.map(({ call }) => call)).toContain("POST /rest/v1/rpc/cancel_account_deletion"),
    );
  });

  test("delete the password with the e-mail identity only after a confirmation", async () => {
    const identity = (provider: string) => ({
      identity_id: `of-${provider}`,
      id: provider,
      provider,
      identity_data: {},
    });
    const kept = sampleSession();
    keepSession({ ...kept, user: { ...kept.user, identities: [identity("email"), identity("school")] } });
    accounts.answers["POST /auth/v1/token refresh_token"] = [
      200,
      { ...kept, user: { ...kept.user, identities: [identity("school")] } },
    ];
    const unlinking = "DELETE /auth/v1/user/identities/of-email";
    openSite("/settings?tab=account");
    fireEvent.click(await screen.findByRole("button", { name: "Unlink E-mail and password" }));
    await screen.findByText(/This deletes your password. After that you sign in with School/);
    expect(accounts.asked.map(({ call }) => call)).not.toContain(unlinking);
    fireEvent.click(screen.getByRole("button", { name: "Delete my password" }));
    await screen.findByText("E-mail and password unlinked");
    expect(accounts.asked.map(({ call }) => call)).toContain(unlinking);
    expect(screen.queryByRole("button", { name: "Unlink School" })).toBeNull();
  });

  test("redirect visitors to the sign-in", async () => {
    localStorage.clear();
    openSite("/settings?tab=privacy");
    await screen.findByRole("heading", { level: 1, name: "Sign in" });
  });
});
