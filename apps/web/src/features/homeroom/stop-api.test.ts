// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closedHours, FRIDAY_MS, HOURS_CALL, hoursAsked } from "#testing/closed-hours.ts";
import { accounts } from "#testing/stand-in-accounts.ts";
import { showStopIfClosed } from "./stop-api.ts";

beforeEach(() => void vi.useFakeTimers({ now: FRIDAY_MS, toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

test("a run without a ticket is covered while the site is closed, until it opens", async () => {
  // The sign stays for a second after the opening, so that the server agrees.
  accounts.answers[HOURS_CALL] = [200, { ...closedHours, opens_at: new Date(FRIDAY_MS + 1000).toISOString() }];
  await showStopIfClosed();
  expect(await screen.findByText("The pond is closed")).toBeTruthy();
  expect(screen.getByText("It opens today at 17:00.")).toBeTruthy();
  expect(screen.getByText(/^Open Monday to Friday, 18:00 to 20:00 \(UTC\)\./)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("The pond is closed")).toBeNull(), { timeout: 20_000 });
});

test("an open site is asked once a minute, however many runs start", async () => {
  accounts.answers[HOURS_CALL] = [200, { ...closedHours, is_open: true, opens_at: null }];
  const before = hoursAsked();
  for (let run = 0; run < 3; run++) await showStopIfClosed();
  expect(hoursAsked() - before).toBe(1);
  vi.setSystemTime(FRIDAY_MS + 61_000);
  await showStopIfClosed();
  expect(hoursAsked() - before).toBe(2);
});
