// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { App } from "#app/app.tsx";
import { createQueryClient } from "#lib/data/query-client.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { MemoryRouter } from "#testing/memory-router.tsx";
import { SAMPLE_CONFIG } from "#testing/open-site.tsx";
import "#testing/stand-in-accounts.ts";
import { LoadingLine } from "./frame/loading-line.tsx";

// A busy machine may need longer than the usual second.
configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);

test("the client state has a key for everything that the specification lists", () => {
  const listed = ["authUser", "apps", "loading", "siteName", "streak", "coins", "coinsGainedThisBattlePass", "items"];
  const boards = ["appHighScores", "topStreaks", "topTimeSpent", "topAppsPlayed", "topCoinsThisWeek"];
  expect(Object.keys(STATE_KEYS)).toEqual(expect.arrayContaining([...listed, "profile", "leaderboards", ...boards]));
});

test("the navbar shows the site's name from the client state", async () => {
  const cache = createQueryClient();
  const config = { ...SAMPLE_CONFIG, siteName: "Pond School" };
  render(
    <MemoryRouter start="/terms">
      <App site={{ config, day: "2025-11-15" }} cache={cache} />
    </MemoryRouter>,
  );
  expect(cache.getQueryData(STATE_KEYS.siteName)).toBe("Pond School");
  cache.setQueryData(STATE_KEYS.siteName, "Lake School");
  await waitFor(() => expect(screen.getByRole("banner").textContent).toContain("Lake School"));
});

describe("the page is loading", () => {
  function Part({ load }: { load: () => Promise<string> }) {
    return <p>{useQuery({ queryKey: ["part"], queryFn: load, meta: { hideError: true } }).data ?? "waiting"}</p>;
  }
  const isLoading = () => screen.queryByRole("progressbar", { name: "Loading the page" }) !== null;

  test("until its queries have their first answer, but not during a refetch", async () => {
    const cache = createQueryClient();
    const answers: ((text: string) => void)[] = [];
    const load = () => new Promise<string>((resolve) => void answers.push(resolve));
    render(
      <QueryClientProvider client={cache}>
        <LoadingLine />
        <Part load={load} />
      </QueryClientProvider>,
    );
    await waitFor(() => expect([isLoading(), cache.getQueryData(STATE_KEYS.loading)]).toEqual([true, true]));
    answers[0]!("first answer");
    await screen.findByText("first answer");
    await waitFor(() => expect([isLoading(), cache.getQueryData(STATE_KEYS.loading)]).toEqual([false, false]));
    void cache.invalidateQueries({ queryKey: ["part"] });
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(isLoading()).toBe(false);
  });

  test("no longer once a query has failed", async () => {
    const cache = createQueryClient();
    cache.setDefaultOptions({ queries: { retry: false } });
    render(
      <QueryClientProvider client={cache}>
        <LoadingLine />
        <Part load={() => Promise.reject(new Error("asleep"))} />
      </QueryClientProvider>,
    );
    await waitFor(() => expect(cache.getQueryState(["part"])?.status).toBe("error"));
    await waitFor(() => expect(isLoading()).toBe(false));
  });
});
