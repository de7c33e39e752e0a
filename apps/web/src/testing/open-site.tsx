import { cleanup, configure, prettyDOM, render } from "@testing-library/react";
import { MemoryRouter } from "#testing/memory-router.tsx";
import { afterEach, vi } from "vitest";
import { App } from "#app/app.tsx";
import { type AppRow, seedClasses, toCard } from "#features/classes/classes-api.ts";
import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import { createQueryClient } from "#lib/data/query-client.ts";
import { SAMPLE_APPS } from "./sample-apps.ts";

export const SAMPLE_CONFIG: SiteConfig = { siteName: "Quackademy", supabaseUrl: "http://quack.test", anonKey: "anon" };

/** Renders the whole site at an address, as after hydration. Without `apps` it fetches the list. */
export function openSite(path: string, apps: AppRow[] | null = SAMPLE_APPS, config = SAMPLE_CONFIG) {
  const cache = createQueryClient();
  const day = "2025-11-15";
  if (apps) {
    const app = apps.find(({ id }) => path === `/class/${id}`);
    seedClasses(cache, { apps: apps.map(toCard), app, day, view: path });
  }
  return render(
    <MemoryRouter start={path}>
      <App site={{ config, day }} cache={cache} />
    </MemoryRouter>,
  );
}

/** happy-dom has no layout, so every element counts as visible. */
vi.stubGlobal(
  "IntersectionObserver",
  class {
    readonly #onChange: (entries: { isIntersecting: boolean }[]) => void;
    constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
      this.#onChange = onChange;
    }
    observe(): void {
      this.#onChange([{ isIntersecting: true }]);
    }
    disconnect(): void {}
  },
);

configure({
  // A busy machine may need longer than the default second.
  asyncUtilTimeout: 60_000,
  // A query that waits fails many times before it succeeds: the page is only printed for a failure that somebody reads.
  getElementError: (message, container) => {
    const error = Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" });
    const get = () => [message, prettyDOM(container as HTMLElement)].filter(Boolean).join("\n\n");
    return Object.defineProperty(error, "message", { configurable: true, get });
  },
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});
