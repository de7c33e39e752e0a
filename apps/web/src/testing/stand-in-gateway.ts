import { afterEach, vi } from "vitest";
import { SAMPLE_CONFIG } from "./open-site.tsx";
import { SAMPLE_APPS } from "./sample-apps.ts";

type Health = "up" | "database down" | "all down";

/** A fake network for tests. There is only one, because the data client keeps the `fetch` it was created with. */
export const gateway = { health: "up" as Health, asked: [] as string[] };

vi.stubGlobal("fetch", async (input: string | URL | Request) => {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input), "http://quack.test");
  gateway.asked.push(pathname);
  if (pathname === "/config.json") return json(SAMPLE_CONFIG);
  if (gateway.health === "all down") return json({}, 500);
  if (pathname === "/backup-apps.json") return json(SAMPLE_APPS);
  if (gateway.health === "database down") return json({ message: "asleep", code: "XX000" }, 500);
  const id = searchParams.get("id")?.replace("eq.", "");
  return json(SAMPLE_APPS.filter((app) => id === undefined || app.id === id));
});

afterEach(() => {
  gateway.health = "up";
  gateway.asked = [];
});

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}
