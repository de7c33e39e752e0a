// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { accounts, sampleSession } from "#testing/stand-in-accounts.ts";

const JOIN = "POST /rest/v1/rpc/join_homeroom";
const STATE = "POST /rest/v1/rpc/get_join_state";
const ROOM = { name: "7b", teacher_name: "Ms Adeyemi", age_group: "under-13" };

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

async function typeCode(code: string) {
  fireEvent.change(await screen.findByLabelText("Code, six letters"), { target: { value: code } });
  fireEvent.click(screen.getByRole("button", { name: "Go in" }));
}

test("a wrong code shows the server's sentence", async () => {
  accounts.answers[JOIN] = [200, { status: "refused", rule: "code", message: "No homeroom has this code now." }];
  openSite("/join");
  await typeCode("mpv vkt");
  expect(await screen.findByRole("alert")).toHaveProperty("textContent", "No homeroom has this code now.");
});

test("the code of a race leads to the race", async () => {
  accounts.answers[JOIN] = [200, { status: "refused", rule: "race", message: "This is the code of a race." }];
  openSite("/join");
  await typeCode("mpv vkt");
  const heading = await screen.findByRole("heading", { level: 1, name: "Join the race" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test("the code of a homeroom that a race's page recognised asks for the name at once", async () => {
  accounts.answers[JOIN] = [200, { status: "waiting", name: "Mia", ticket: "a".repeat(64), homeroom: ROOM }];
  accounts.answers[STATE] = [200, { status: "waiting", name: "Mia", homeroom: ROOM }];
  openSite("/join#code=MPWKTX");
  fireEvent.change(await screen.findByLabelText("Your name"), { target: { value: "Mia" } });
  fireEvent.click(screen.getByRole("button", { name: "Ask to come in" }));
  expect(await screen.findByRole("heading", { name: "Your teacher lets you in" })).toBeTruthy();
  expect(accounts.asked.find(({ call }) => call === JOIN)?.body).toEqual({ code: "MPWKTX", name: "Mia" });
});

test("a newcomer gives the code and a name, waits, and gets the words once", async () => {
  accounts.answers[JOIN] = [
    [200, { status: "refused", rule: "name", message: "Choose another name." }],
    [200, { status: "waiting", name: "Mia", ticket: "a".repeat(64), homeroom: ROOM }],
  ];
  accounts.answers[STATE] = [200, { status: "admitted", name: "Mia", homeroom: ROOM }];
  const account = { name: "Mia", login: "maple-otter-42", password: "river-candle-mint", homeroom: ROOM };
  accounts.answers["POST /functions/v1/homeroom-accounts"] = [200, account];
  accounts.answers["POST /auth/v1/token password"] = [200, sampleSession()];
  openSite("/join");
  await typeCode("MPWKTX");
  fireEvent.change(await screen.findByLabelText("Your name"), { target: { value: "Mia" } });
  fireEvent.click(screen.getByRole("button", { name: "Ask to come in" }));
  expect(await screen.findByRole("heading", { name: "Write this down" })).toBeTruthy();
  expect(screen.getByText("candle")).toBeTruthy();
  await waitFor(() =>
    expect(accounts.asked.find(({ call }) => call.endsWith("token password"))?.body).toMatchObject({
      email: "maple-otter-42@pupil.invalid",
      password: "river-candle-mint",
    }),
  );
  // Other parts of the site keep notes of their own there.
  const kept = Array.from({ length: sessionStorage.length }, (_, at) =>
    sessionStorage.getItem(sessionStorage.key(at)!),
  );
  expect(kept.filter((value) => /candle|a{64}/.test(value!))).toEqual([]);
});

test("a refused newcomer is told so and can try another code", async () => {
  sessionStorage.setItem("quack-join-ticket", "b".repeat(64));
  accounts.answers[STATE] = [200, { status: "refused", name: "Mia", homeroom: ROOM }];
  openSite("/join");
  expect(await screen.findByRole("heading", { name: "You were not let in" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Enter a code" }));
  expect(await screen.findByLabelText("Code, six letters")).toBeTruthy();
});

test("a scanned card signs in after one press, and its words leave the address at once", async () => {
  history.replaceState(null, "", "/join#in=maple-otter-42.river-candle-mint");
  accounts.answers["POST /auth/v1/token password"] = [400, { error_code: "invalid_credentials", msg: "no" }];
  openSite("/join");
  fireEvent.click(await screen.findByRole("button", { name: "Go in as maple-otter-42" }));
  expect(location.hash).toBe("");
  expect((await screen.findByRole("alert")).textContent).toContain("ask your teacher for new words");
});
