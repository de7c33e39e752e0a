// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { accounts, keepSession, sampleProfile } from "#testing/stand-in-accounts.ts";

const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
const VIDEO = { subject: "v1", title: "Our pond", caption: "", url: "https://youtu.be/abcdefgh", trail: [] };

function openQueue(): void {
  keepSession();
  accounts.answers[rpc("get_my_profile")] = [200, sampleProfile({ roles: ["moderator"] })];
  accounts.answers[rpc("moderation_counts")] = [200, { queues: {}, decided_today: 0, undone_today: 0 }];
  const waiting = { ...VIDEO, kind: "video", since: "2026-11-17T10:00:00Z", is_urgent: false };
  accounts.answers[rpc("moderation_list")] = [
    [200, [waiting]],
    [200, []],
  ];
  accounts.answers[rpc("moderation_item")] = [200, { ...VIDEO, app_id: null, channel: null, player: null }];
  accounts.answers[rpc("moderate")] = [200, { id: 7 }];
  openSite("/moderation?queue=videos");
}

test("after a decision the page is at its top, where the next item begins", async () => {
  const scroll = vi.spyOn(window, "scrollTo");
  openQueue();
  fireEvent.click(await screen.findByRole("radio", { name: /Everything is fine/ }));
  scroll.mockClear();
  fireEvent.click(screen.getByRole("button", { name: /^Publish/ }));
  await screen.findByRole("heading", { name: "Nothing to decide" });
  await waitFor(() => expect(scroll).toHaveBeenCalledWith(0, 0));
  scroll.mockRestore();
});

test("a moderator without a keyboard takes the last decision back with a button", async () => {
  accounts.answers[rpc("undo_decision")] = [200, null];
  openQueue();
  fireEvent.click(await screen.findByRole("radio", { name: /Everything is fine/ }));
  expect(screen.queryByRole("button", { name: /Undo my last decision/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /^Publish/ }));
  fireEvent.click(await screen.findByRole("button", { name: /Undo my last decision/ }));
  const undone = () => accounts.asked.filter(({ call }) => call === rpc("undo_decision")).map(({ body }) => body);
  await waitFor(() => expect(undone()).toEqual([{ decision_id: 7 }]));
  expect(screen.queryByRole("button", { name: /Undo my last decision/ })).toBeNull();
});
