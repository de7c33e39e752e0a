// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { accounts } from "#testing/stand-in-accounts.ts";
import { startHoursNote } from "./hours-note-api.ts";

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
const open = { ...closed, is_open: true, opens_at: null };
const asked = () => accounts.asked.filter(({ call }) => call === HOURS).length;
let stop = () => {};

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ["Date"] }));
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("a closed site says on every page when it opens, until it does", async () => {
  accounts.answers[HOURS] = [200, { ...closed, opens_at: new Date(NOW).toISOString() }];
  stop = startHoursNote();
  const note = await screen.findByRole("status");
  await waitFor(() => expect(note.textContent).toMatch(/^The pond is closed\. It opens today at 17:00\. Open Monday/));
  accounts.answers[HOURS] = [200, open];
  await waitFor(() => expect(note.textContent).toBe(""), { timeout: 20_000 });
});

test("an open site and one without hours show nothing, and are asked once", async () => {
  for (const hours of [open, { ...open, from: null, to: null, zone: null, days: null }]) {
    accounts.answers[HOURS] = [200, hours];
    const before = asked();
    stop = startHoursNote();
    await waitFor(() => expect(asked() - before).toBe(1));
    expect(screen.queryByRole("status")).toBeNull();
    stop();
  }
});
