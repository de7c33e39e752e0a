// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { accounts } from "#testing/stand-in-accounts.ts";
import { showStopIfClosed } from "./stop-api.ts";

const HOURS = "POST /rest/v1/rpc/get_site_hours";
const NOW = new Date(2026, 10, 20, 17).getTime();
const closed = {
  is_open: false,
  opens_at: new Date(NOW + 3_600_000).toISOString(),
  from: "18:00",
  to: "20:00",
  zone: "UTC",
  days: "weekdays",
};
const asked = () => accounts.asked.filter(({ call }) => call === HOURS).length;

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

test("a run without a ticket is covered while the site is closed, until it opens", async () => {
  // The sign stays for a second after the opening, so that the server agrees.
  accounts.answers[HOURS] = [200, { ...closed, opens_at: new Date(NOW + 1000).toISOString() }];
  await showStopIfClosed();
  expect(await screen.findByText("The pond is closed")).toBeTruthy();
  expect(screen.getByText("It opens today at 17:00.")).toBeTruthy();
  expect(screen.getByText(/^Open Monday to Friday, 18:00 to 20:00 \(UTC\)\./)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("The pond is closed")).toBeNull(), { timeout: 20_000 });
});

test("an open site is asked once a minute, however many runs start", async () => {
  accounts.answers[HOURS] = [200, { ...closed, is_open: true, opens_at: null }];
  const before = asked();
  for (let run = 0; run < 3; run++) await showStopIfClosed();
  expect(asked() - before).toBe(1);
  vi.setSystemTime(NOW + 61_000);
  await showStopIfClosed();
  expect(asked() - before).toBe(2);
});
