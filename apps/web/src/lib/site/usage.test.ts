import { expect, test, vi } from "vitest";
import type { UsageEvent } from "./usage.ts";

/** The module of a freshly loaded page. */
async function loadPage() {
  vi.resetModules();
  return import("./usage.ts");
}

const page = (pathname: string): UsageEvent => ({ name: "page", pathname });

test("events before the first listener are queued and delivered in order", async () => {
  const { noteUsage, takeUsage } = await loadPage();
  const received: UsageEvent[] = [];
  noteUsage(page("/"));
  noteUsage(page("/streak"));
  takeUsage((event) => received.push(event));
  noteUsage({ name: "signed up" });
  expect(received).toEqual([page("/"), page("/streak"), { name: "signed up" }]);
});

test("the queue without a listener is limited", async () => {
  const { noteUsage, takeUsage } = await loadPage();
  for (let count = 0; count < 1000; count++) noteUsage(page(`/${count}`));
  const take = vi.fn();
  takeUsage(take);
  expect(take).toHaveBeenCalledTimes(20);
});
