// @vitest-environment happy-dom
import { focusManager } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { accounts, keepSession } from "#testing/stand-in-accounts.ts";

const READ = "GET /rest/v1/favorite_apps";
const ADD = "POST /rest/v1/favorite_apps";
const REMOVE = "DELETE /rest/v1/favorite_apps";

const heart = async () => (await screen.findAllByRole("button", { name: "Favourite Blink" }))[0]!;
const isSet = (button: HTMLElement) => button.getAttribute("aria-pressed") === "true";
const calls = () => accounts.asked.map(({ call }) => call).filter((call) => call.includes("favorite_apps"));
const asked = (call: string) => waitFor(() => expect(calls()).toContain(call));

afterEach(() => focusManager.setFocused(undefined));

test("a favourite that was added on another device appears when the page gets focus again", async () => {
  keepSession();
  accounts.answers[READ] = [
    [200, []],
    [200, [{ app_id: "blink" }]],
  ];
  openSite("/");
  const blink = await heart();
  await asked(READ);
  expect(isSet(blink)).toBe(false);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await waitFor(() => expect(isSet(blink)).toBe(true));
});

test("a favourite that was removed on another device disappears and is not merged again", async () => {
  keepSession();
  localStorage.setItem("favourites", '["blink"]');
  localStorage.setItem("favourites-of", "daisy");
  accounts.answers[READ] = [200, []];
  openSite("/");
  const blink = await heart();
  await waitFor(() => expect(isSet(blink)).toBe(false));
  expect(calls()).not.toContain(ADD);
});

test("a visitor's favourites on this device are added to the account after sign-in", async () => {
  keepSession();
  localStorage.setItem("favourites", '["blink"]');
  accounts.answers[READ] = [200, [{ app_id: "skyhop" }, { app_id: "blink" }]];
  openSite("/");
  await waitFor(() => expect(localStorage.getItem("favourites")).toBe('["skyhop","blink"]'));
  const sent = accounts.asked.find(({ call }) => call === ADD);
  expect(sent?.body).toEqual([{ user_id: "daisy", app_id: "blink" }]);
});

test("a favourite that the server refuses is undone, and the page says why", async () => {
  keepSession();
  accounts.answers[ADD] = [429, { message: "You are changing favourites too often.", code: "PT429" }];
  openSite("/");
  const blink = await heart();
  await asked(READ);
  fireEvent.click(blink);
  expect(isSet(blink)).toBe(true);
  await screen.findByText("server error: You are changing favourites too often.");
  await waitFor(() => expect(isSet(blink)).toBe(false));
});

test("a favourite that is set and removed quickly is sent in that order", async () => {
  keepSession();
  accounts.answers[ADD] = [201, null];
  accounts.answers[REMOVE] = [204, null];
  openSite("/");
  const blink = await heart();
  await asked(READ);
  fireEvent.click(blink);
  fireEvent.click(blink);
  await asked(REMOVE);
  expect(calls().filter((call) => call !== READ)).toEqual([ADD, REMOVE]);
  expect(isSet(blink)).toBe(false);
});

test("a visitor's favourite stays on the device", async () => {
  openSite("/");
  fireEvent.click(await heart());
  await waitFor(() => expect(localStorage.getItem("favourites")).toBe('["blink"]'));
  expect(calls()).toEqual([]);
});
