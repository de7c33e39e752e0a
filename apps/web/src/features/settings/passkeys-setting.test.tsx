// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { accounts, keepSession } from "#testing/stand-in-accounts.ts";

const LIST = "GET /auth/v1/passkeys";
const OPTIONS = "POST /auth/v1/passkeys/registration/options";
const tablet = { id: "p1", friendly_name: "My tablet", created_at: "2026-11-01T09:00:00Z" };
const TOO_LATE = [400, { code: 400, error_code: "reauthentication_needed", msg: "Sign in again" }] as [number, object];
const button = (name: string) => screen.findByRole("button", { name });
const submit = (label: string) => fireEvent.submit(screen.getByRole("form", { name: label }));
const calls = () => accounts.asked.map(({ call }) => call);

const credentials = { create: vi.fn(), get: vi.fn() };

beforeEach(() => {
  keepSession();
  accounts.answers["GET /auth/v1/settings"] = [200, { external: { email: true }, passkeys_enabled: true }];
  accounts.answers[LIST] = [200, [tablet]];
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PublicKeyCredential", () => {});
  Object.defineProperty(navigator, "credentials", { value: credentials, configurable: true });
});
afterEach(() => vi.stubGlobal("isSecureContext", true));

const openSecurity = () => openSite("/settings?tab=security");

describe("passkeys in the settings", () => {
  test("are listed with their age and last use, and can be renamed", async () => {
    openSecurity();
    const list = await screen.findByRole("list", { name: "Passkeys" });
    expect(within(list).getByText(/^Added .*2026, not used yet$/)).toBeTruthy();
    fireEvent.click(await button("Rename My tablet"));
    fireEvent.change(await screen.findByLabelText("Name of the passkey"), { target: { value: "   " } });
    submit("Rename the passkey");
    await screen.findByRole("button", { name: "Give it a name that you will recognise." });
    fireEvent.change(screen.getByLabelText("Name of the passkey"), { target: { value: " Old tablet " } });
    accounts.answers["PATCH /auth/v1/passkeys/p1"] = [200, { ...tablet, friendly_name: "Old tablet" }];
    accounts.answers[LIST] = [200, [{ ...tablet, friendly_name: "Old tablet" }]];
    submit("Rename the passkey");
    await button("Rename Old tablet");
    const sent = accounts.asked.find(({ call }) => call === "PATCH /auth/v1/passkeys/p1");
    expect(sent?.body).toEqual({ friendly_name: "Old tablet" });
  });

  test("are removed only after a confirmation, and the focus moves to the list", async () => {
    openSecurity();
    fireEvent.click(await button("Remove My tablet"));
    await screen.findByText(/will no longer sign you in/);
    expect(calls()).not.toContain("DELETE /auth/v1/passkeys/p1");
    accounts.answers["DELETE /auth/v1/passkeys/p1"] = [204, null];
    accounts.answers[LIST] = [200, []];
    submit("Remove the passkey");
    await screen.findByText("No passkeys yet.");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("list", { name: "Passkeys" })));
  });

  test("ask for a new sign-in when the last one is too old", async () => {
    accounts.answers[OPTIONS] = TOO_LATE;
    openSecurity();
    fireEvent.click(await button("Add a passkey"));
    await screen.findByLabelText("Name of the passkey");
    submit("Add a passkey");
    await screen.findByText(/You signed in more than an hour ago/);
    await button("Sign in again");
    expect(credentials.create).not.toHaveBeenCalled();
  });

  test("say that nothing happened when the browser's window was closed", async () => {
    const options = { challenge: "AAAA", rp: { name: "Q" }, user: { id: "AAAA", name: "d", displayName: "d" } };
    accounts.answers[OPTIONS] = [200, { challenge_id: "c", options: { ...options, pubKeyCredParams: [] } }];
    credentials.create.mockRejectedValue(new DOMException("no", "NotAllowedError"));
    openSecurity();
    fireEvent.click(await button("Add a passkey"));
    await screen.findByLabelText("Name of the passkey");
    submit("Add a passkey");
    await screen.findByText("Nothing was confirmed. Try again when you are ready.");
  });

  test("offer to try again when they do not load", async () => {
    accounts.answers[LIST] = [
      [500, { msg: "asleep" }],
      [200, [tablet]],
    ];
    openSecurity();
    const notice = (await screen.findByText("Your passkeys did not load.")).closest("p")!;
    fireEvent.click(within(notice).getByRole("button", { name: "Try again" }));
    await button("Rename My tablet");
  });

  test("cannot be added without https, for a stated reason, but can be removed", async () => {
    vi.stubGlobal("isSecureContext", false);
    openSecurity();
    await screen.findByText("Passkeys need an https address, and this page has none.");
    await button("Remove My tablet");
    expect(screen.queryByRole("button", { name: "Add a passkey" })).toBeNull();
  });

  test("cannot be added in a browser that does not support them", async () => {
    Reflect.deleteProperty(window, "PublicKeyCredential");
    openSecurity();
    await screen.findByText("Passkeys are not supported by this browser.");
    expect(screen.queryByRole("button", { name: "Add a passkey" })).toBeNull();
  });

  test("are not shown where the server does not support them", async () => {
    accounts.answers["GET /auth/v1/settings"] = [200, { external: { email: true } }];
    openSecurity();
    await screen.findByRole("heading", { name: "Second step" });
    expect(screen.queryByRole("heading", { name: "Passkeys" })).toBeNull();
    expect(calls()).not.toContain(LIST);
  });

  test("are limited to ten", async () => {
    accounts.answers[LIST] = [200, Array.from({ length: 10 }, (_, place) => ({ ...tablet, id: `p${place}` }))];
    openSecurity();
    await screen.findByText(/You can have ten passkeys/);
    expect(screen.queryByRole("button", { name: "Add a passkey" })).toBeNull();
  });
});
