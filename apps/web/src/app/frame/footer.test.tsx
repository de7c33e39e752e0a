// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "#testing/memory-router.tsx";
import { expect, test } from "vitest";
import { createQueryClient } from "#lib/data/query-client.ts";
import { SiteContext } from "#lib/site/site.ts";
import { SAMPLE_CONFIG } from "#testing/open-site.tsx";
import { Footer } from "./footer.tsx";

function openFooter(links: Record<string, string>) {
  const config = { ...SAMPLE_CONFIG, links };
  return render(
    <MemoryRouter>
      <SiteContext value={{ config, day: "2025-11-15" }}>
        <QueryClientProvider client={createQueryClient()}>
          <Footer />
        </QueryClientProvider>
      </SiteContext>
    </MemoryRouter>,
  );
}

test("the footer has external links only where the operator has set them", () => {
  const { unmount } = openFooter({});
  expect(screen.queryByRole("navigation", { name: "Elsewhere" })).toBeNull();
  unmount();
  openFooter({ tab_cloak: "https://cloak.test", main: "https://school.test", of_no_kind: "https://x.test" });
  const list = screen.getByRole("navigation", { name: "Elsewhere" });
  const shown = within(list)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(shown).toEqual([
    ["Main site", "https://school.test"],
    ["Tab cloak", "https://cloak.test"],
  ]);
});

test("the footer links to the pages of creators", () => {
  openFooter({});
  const help = within(screen.getByRole("navigation", { name: "Help" }));
  expect(help.getByRole("link", { name: "Creator" }).getAttribute("href")).toBe("/creator");
  expect(help.getByRole("link", { name: "Class creator" }).getAttribute("href")).toBe("/class/creator");
});
