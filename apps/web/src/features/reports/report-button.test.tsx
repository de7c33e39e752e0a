// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { accounts, keepSession } from "#testing/stand-in-accounts.ts";

const REPORT = "POST /rest/v1/rpc/report";
const open = async () => {
  openSite("/class/blink");
  fireEvent.click(await screen.findByRole("button", { name: "Something wrong with this class?" }));
};
const send = () => fireEvent.click(screen.getByRole("button", { name: "Send" }));

describe("reporting a class", () => {
  test("is possible for visitors, too", async () => {
    accounts.answers[REPORT] = [200, { id: 1 }];
    await open();
    fireEvent.click(await screen.findByLabelText("It does not work"));
    send();
    await screen.findByText("Thank you. A moderator will look at it.");
  });

  test('needs a reason, and a text for the reason "other"', async () => {
    keepSession();
    accounts.answers[REPORT] = [200, { id: 1 }];
    await open();
    await screen.findByRole("heading", { name: "Report Blink" });
    send();
    await screen.findAllByText("Choose what is wrong.");
    fireEvent.click(screen.getByLabelText("Something else"));
    send();
    await screen.findAllByText("Say in a few words what it is.");
    fireEvent.change(screen.getByLabelText("In your words"), { target: { value: " it quacks at night " } });
    send();
    await screen.findByText("Thank you. A moderator will look at it.");
    const sent = accounts.asked.filter(({ call }) => call === REPORT).map(({ body }) => body);
    expect(sent).toEqual([{ target_kind: "app", target_id: "blink", reason: "other", details: "it quacks at night" }]);
  });

  test("shows the referee's message, and keeps the text", async () => {
    keepSession();
    accounts.answers[REPORT] = [429, { message: "You can send 20 reports a day. Try again tomorrow.", code: "PT429" }];
    await open();
    fireEvent.click(await screen.findByLabelText("It does not work"));
    send();
    await screen.findByText("You can send 20 reports a day. Try again tomorrow.");
    expect(screen.getByLabelText<HTMLInputElement>("It does not work").checked).toBe(true);
  });
});
