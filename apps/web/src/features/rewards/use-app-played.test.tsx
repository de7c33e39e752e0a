// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setSessionState, SIGNED_OUT, stateOf } from "#lib/session/session.ts";
import { accounts, sampleSession } from "#testing/stand-in-accounts.ts";
import { useAppPlayed } from "./use-app-played.ts";

const OPENED = "POST /rest/v1/apps_played";
const REWARD = "POST /rest/v1/coins_transactions";
const asked = () => accounts.asked.map(({ call }) => call).filter((call) => call === OPENED || call === REWARD);

function open(appId: string) {
  const cache = new QueryClient();
  return renderHook(() => useAppPlayed(appId), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  });
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  accounts.asked.length = 0;
  accounts.answers[OPENED] = [201, null];
  accounts.answers[REWARD] = [201, null];
  setSessionState(stateOf(sampleSession() as never));
});
afterEach(() => {
  vi.useRealTimers();
  setSessionState(SIGNED_OUT);
});

test("a minute in a class asks for its reward once, however often the game is restarted", async () => {
  const { result } = open("blink");
  result.current();
  result.current();
  await vi.waitFor(() => expect(asked()).toEqual([OPENED]), 60_000);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked()).toEqual([OPENED]);
  await vi.advanceTimersByTimeAsync(120_000);
  await vi.waitFor(() => expect(asked()).toEqual([OPENED, REWARD]), 60_000);
});

test("leaving before the minute is over gives no reward, and visitors are not counted", async () => {
  const { result, unmount } = open("blink");
  result.current();
  await vi.waitFor(() => expect(asked()).toEqual([OPENED]), 60_000);
  unmount();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked()).toEqual([OPENED]);
  setSessionState(SIGNED_OUT);
  open("lumen").result.current();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked()).toEqual([OPENED]);
});

test("the minute begins when the server has recorded the class, so without that there is no reward", async () => {
  accounts.answers[OPENED] = [503, { message: "Busy.", code: "PT503" }];
  const { result } = open("blink");
  result.current();
  await vi.waitFor(() => expect(asked()).toContain(OPENED), 60_000);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked()).not.toContain(REWARD);
  accounts.answers[OPENED] = [204, null];
  result.current();
  await vi.waitFor(() => expect(asked().filter((call) => call === OPENED).length).toBeGreaterThan(1));
  await vi.advanceTimersByTimeAsync(62_000);
  expect(asked()).toContain(REWARD);
});
