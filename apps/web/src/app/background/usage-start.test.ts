// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import { SAMPLE_CONFIG } from "#testing/open-site.tsx";

const reportUsage = vi.hoisted(() => vi.fn());
vi.mock("./report-usage.ts", () => ({ reportUsage }));

const COUNTED: SiteConfig = { ...SAMPLE_CONFIG, sentryDsn: "https://k@errors.example/7" };

/** A freshly loaded page with these settings. */
async function loadPage(config: SiteConfig, pathname = "/") {
  vi.resetModules();
  history.replaceState(null, "", pathname);
  document.body.innerHTML = `<script type="application/json" id="quack-config">${JSON.stringify(config)}</script>`;
  const idle = vi.fn();
  vi.stubGlobal("requestIdleCallback", idle);
  const [{ startUsageLater }, { recordUsage }] = await Promise.all([
    import("./usage-start.ts"),
    import("#lib/site/usage.ts"),
  ]);
  const cache = new QueryClient();
  startUsageLater(cache);
  startUsageLater(cache);
  await new Promise((resolve) => setTimeout(resolve));
  return { idle, recordUsage };
}

beforeEach(() => reportUsage.mockReset());

describe("counting", () => {
  test("begins once, when the page is idle", async () => {
    const { idle } = await loadPage(COUNTED);
    expect(reportUsage).not.toHaveBeenCalled();
    expect(idle).toHaveBeenCalledOnce();
    (idle.mock.calls[0]![0] as () => void)();
    await expect.poll(() => reportUsage).toHaveBeenCalledExactlyOnceWith(expect.anything(), COUNTED);
  });

  test.each([
    ["where it is not configured", SAMPLE_CONFIG, "/"],
    ["on a page that holds only a game", COUNTED, "/play/blink"],
  ])("does not begin %s, and no events are queued", async (_where, config, pathname) => {
    const { idle, recordUsage } = await loadPage(config, pathname);
    expect(idle).not.toHaveBeenCalled();
    recordUsage({ name: "page", pathname });
    const { onUsage } = await import("#lib/site/usage.ts");
    const take = vi.fn();
    onUsage(take);
    expect(take).not.toHaveBeenCalled();
  });
});
