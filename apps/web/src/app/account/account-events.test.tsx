// @vitest-environment happy-dom
import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PERSONAL_KEYS } from "#lib/device/personal-data.ts";
import { SESSION_KEY } from "#lib/session/session.ts";
import { openSite } from "#testing/open-site.tsx";
import { accounts, keepSession, sampleSession } from "#testing/stand-in-accounts.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("after a sign-out the device keeps no personal data, and the page reloads", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  keepSession(sampleSession({ expiresIn: -10 }));
  accounts.answers["POST /auth/v1/token refresh_token"] = [400, { error_code: "refresh_token_not_found", msg: "no" }];
  for (const key of PERSONAL_KEYS) localStorage.setItem(key, "[]");
  localStorage.setItem("look", JSON.stringify({ isPlain: true, isCalm: false }));
  openSite("/");
  await waitFor(() => expect(reload).toHaveBeenCalled());
  const kept = Object.keys(localStorage);
  expect(kept).toContain("look");
  expect(kept.filter((key) => key === SESSION_KEY || PERSONAL_KEYS.includes(key))).toEqual([]);
});
