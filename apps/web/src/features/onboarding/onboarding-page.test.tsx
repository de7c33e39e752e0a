// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { accounts, keepSession, sampleProfile } from "#testing/stand-in-accounts.ts";

const PROFILE = "POST /rest/v1/rpc/get_my_profile";
const sent = (call: string) => accounts.asked.filter((each) => each.call === call).map(({ body }) => body);
const submit = (label: string) => fireEvent.submit(screen.getByRole("form", { name: label }));

beforeEach(() => keepSession());

describe("onboarding", () => {
  test("saves each answer at once, and ends at the wanted page", async () => {
    accounts.answers[PROFILE] = [
      [200, sampleProfile({ where_from: null, age_band: null })],
      [200, sampleProfile({ where_from: null, age_band: null })],
      [200, sampleProfile({ where_from: null })],
    ];
    openSite("/onboarding?next=%2F%3Fcategory%3Darcade");
    await screen.findByRole("heading", { level: 1, name: "What shall we call you?" });
    fireEvent.change(screen.getByRole("textbox", { name: "Name" }), { target: { value: "daisy-7" } });
    submit("Name and icon");

    await screen.findByRole("heading", { level: 1, name: "How old are you?" });
    expect(sent("POST /rest/v1/my_users")).toEqual([
      { user_id: "daisy", username: "daisy-7", user_about: "", icon: "default" },
    ]);
    expect(screen.queryByRole("radio", { checked: true }), "nothing is chosen beforehand").toBeNull();
    submit("Age");
    await screen.findByRole("alert");
    fireEvent.click(screen.getByRole("radio", { name: "16 to 18" }));
    submit("Age");

    await screen.findByRole("heading", { level: 1, name: "Where did you find us?" });
    fireEvent.click(screen.getByRole("radio", { name: "A friend" }));
    submit("Where from");
    await screen.findByText("Onboarding completed");
    await screen.findByRole("heading", { level: 2, name: "Arcade" });
    expect(sent("PATCH /rest/v1/my_users")).toEqual([{ age_band: "16-18" }, { where_from: "friend", who_from: null }]);
  });

  test("shows what is wrong with a name, also in the server's words, and keeps the text", async () => {
    accounts.answers[PROFILE] = [200, sampleProfile({ where_from: null, age_band: null })];
    const taken = "That name is taken, or looks too much like one that is.";
    accounts.answers["POST /rest/v1/my_users"] = [409, { code: "23505", message: taken }];
    openSite("/onboarding");
    const name = await screen.findByRole<HTMLInputElement>("textbox", { name: "Name" });
    fireEvent.change(name, { target: { value: "X" } });
    submit("Name and icon");
    expect((await screen.findByRole("alert")).textContent).toContain("3 to 25 characters");
    fireEvent.change(name, { target: { value: "admiral" } });
    submit("Name and icon");
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(taken));
    expect(name.value).toBe("admiral");
  });

  test("resumes at the first open question", async () => {
    accounts.answers[PROFILE] = [200, sampleProfile({ where_from: null, age_band: "adult" })];
    openSite("/onboarding");
    await screen.findByRole("heading", { level: 1, name: "Where did you find us?" });
  });

  test("redirects visitors to the sign-in", async () => {
    localStorage.clear();
    openSite("/onboarding");
    await screen.findByRole("heading", { level: 1, name: "Sign in" });
  });
});
