// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closedHours, FRIDAY_MS, HOURS_CALL, hoursAsked } from "#testing/closed-hours.ts";
import { accounts } from "#testing/stand-in-accounts.ts";
import { startHoursNote } from "./hours-note-api.ts";

const open = { ...closedHours, is_open: true, opens_at: null };
let stop = () => {};

beforeEach(() => void vi.useFakeTimers({ now: FRIDAY_MS, toFake: ["Date"] }));
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("a closed site says on every page when it opens, until it does", async () => {
  accounts.answers[HOURS_CALL] = [200, { ...closedHours, opens_at: new Date(FRIDAY_MS).toISOString() }];
  stop = startHoursNote();
  const note = await screen.findByRole("status");
  await waitFor(() => expect(note.textContent).toMatch(/^The pond is closed\. It opens today at 17:00\. Open Monday/));
  accounts.answers[HOURS_CALL] = [200, open];
  await waitFor(() => expect(note.textContent).toBe(""), { timeout: 20_000 });
});

test("an open site and one without hours show nothing, and are asked once", async () => {
  for (const hours of [open, { ...open, from: null, to: null, zone: null, days: null }]) {
    accounts.answers[HOURS_CALL] = [200, hours];
    const before = hoursAsked();
    stop = startHoursNote();
    await waitFor(() => expect(hoursAsked() - before).toBe(1));
    expect(screen.queryByRole("status")).toBeNull();
    stop();
  }
});
