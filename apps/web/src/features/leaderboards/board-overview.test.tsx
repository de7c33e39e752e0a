// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "#testing/memory-router.tsx";
import { expect, test } from "vitest";
import { createQueryClient } from "#lib/data/query-client.ts";
import { SiteContext } from "#lib/site/site.ts";
import { SAMPLE_CONFIG } from "#testing/open-site.tsx";
import { accounts } from "#testing/stand-in-accounts.ts";
import { BoardOverview } from "./board-overview.tsx";

const overview = () => (
  <SiteContext value={{ config: SAMPLE_CONFIG, day: "2025-11-15" }}>
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <BoardOverview />
      </MemoryRouter>
    </QueryClientProvider>
  </SiteContext>
);

test("the boards hydrate the server's HTML, and then show the copy on this device", async () => {
  accounts.answers["POST /rest/v1/rpc/get_top_streaks"] = [500, { message: "asleep", code: "XX000" }];
  const page = document.createElement("div");
  page.innerHTML = renderToString(overview());
  document.body.append(page);
  const kept = { user_id: "u1", username: "tealtide", icon: "default", rank: 1, value: 12 };
  localStorage.setItem("leaderboards-topStreaks", JSON.stringify({ v: 1, savedAt: 1, data: [kept] }));

  const trouble: unknown[] = [];
  const root = await act(() => hydrateRoot(page, overview(), { onRecoverableError: (error) => trouble.push(error) }));
  await screen.findByText("12 days");
  expect(trouble).toEqual([]);
  await screen.findByText(/^As of/);
  act(() => root.unmount());
  page.remove();
});
