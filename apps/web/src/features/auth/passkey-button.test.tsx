// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { accounts } from "#testing/stand-in-accounts.ts";

const OPTIONS = "POST /auth/v1/passkeys/authentication/options";
const credentials = { create: vi.fn(), get: vi.fn() };
const SIGN_IN = "Sign in with a passkey";

beforeEach(() => {
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PublicKeyCredential", () => {});
  Object.defineProperty(navigator, "credentials", { value: credentials, configurable: true });
  accounts.answers["GET /auth/v1/settings"] = [200, { external: { email: true }, passkeys_enabled: true }];
  accounts.answers[OPTIONS] = [200, { challenge_id: "c", options: { challenge: "AAAA", rpId: "quack.test" } }];
});

describe("the button for passkeys on the sign-in page", () => {
  test("asks the browser for a passkey, and says so when the person closes the window", async () => {
    credentials.get.mockRejectedValue(new DOMException("no", "NotAllowedError"));
    openSite("/auth");
    fireEvent.click(await screen.findByRole("button", { name: SIGN_IN }));
    await screen.findByText("Nothing was confirmed. Try again when you are ready.");
    expect(credentials.get).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole("button", { name: SIGN_IN })).toBeTruthy());
  });

  test("says that the server cannot be reached", async () => {
    accounts.answers[OPTIONS] = [503, { msg: "asleep" }];
    openSite("/auth");
    fireEvent.click(await screen.findByRole("button", { name: SIGN_IN }));
    await screen.findByText("The server could not be reached. Check your connection and try again.");
  });

  test("is replaced by the reason where there is no https", async () => {
    vi.stubGlobal("isSecureContext", false);
    openSite("/auth");
    await screen.findByText("Passkeys need an https address, and this page has none.");
    expect(screen.queryByRole("button", { name: SIGN_IN })).toBeNull();
  });

  test("is only on the sign-in tab, and only where the server supports passkeys", async () => {
    openSite("/auth?mode=signup");
    await screen.findByRole("form", { name: "Sign up" });
    expect(screen.queryByRole("button", { name: SIGN_IN })).toBeNull();
  });
});
