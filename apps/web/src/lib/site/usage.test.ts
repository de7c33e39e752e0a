import { expect, test, vi } from "vitest";
import type { UsageEvent } from "./usage.ts";

/** The module of a freshly loaded page. */
async function loadPage() {
  vi.resetModules();
  return import("./usage.ts");
}

const page = (pathname: string): UsageEvent => ({ name: "page", pathname });

test("events before the first listener are queued and delivered in order", async () => {
  const { recordUsage, onUsage } = await loadPage();
  const received: UsageEvent[] = [];
  recordUsage(page("/"));
  recordUsage(page("/streak"));
  onUsage((event) => received.push(event));
  recordUsage({ name: "signed up" });
  expect(received).toEqual([page("/"), page("/streak"), { name: "signed up" }]);
});

test("the queue without a listener is limited", async () => {
  const { recordUsage, onUsage } = await loadPage();
  for (let count = 0; count < 1000; count++) recordUsage(page(`/${count}`));
  const take = vi.fn();
  onUsage(take);
  expect(take).toHaveBeenCalledTimes(20);
});
