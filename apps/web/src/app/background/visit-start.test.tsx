// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { accounts, keepSession } from "#testing/stand-in-accounts.ts";
import { SESSION_KEY } from "#lib/session/session.ts";

test("a visitor gets a sign-in link that leads back to the page, without a request", async () => {
  openSite("/class/blink");
  const link = await screen.findByRole("link", { name: "Sign in" });
  expect(link.getAttribute("href")).toBe(`/auth?next=${encodeURIComponent("/class/blink")}`);
  expect(accounts.asked.filter(({ call }) => call.includes("/auth/"))).toEqual([]);
});

test("a sign-in in another tab is noticed in this tab", async () => {
  openSite("/");
  await screen.findByRole("link", { name: "Sign in" });
  keepSession();
  const newValue = localStorage.getItem(SESSION_KEY);
  dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY, newValue }));
  await waitFor(() => expect(screen.getByRole("button", { name: /^Account/ })).toBeTruthy());
});

test("a page from the back-forward cache reloads if its player has signed out", async () => {
  keepSession();
  openSite("/");
  await screen.findByRole("button", { name: /^Account/ });
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const comeBack = () => dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  comeBack();
  expect(reload).not.toHaveBeenCalled();
  localStorage.clear();
  comeBack();
  expect(reload).toHaveBeenCalledOnce();
  reload.mockRestore();
});
