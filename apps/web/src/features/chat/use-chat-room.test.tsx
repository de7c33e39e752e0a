// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { LiveHandlers } from "#lib/live/live-connection.ts";

const parts = vi.hoisted(() => ({
  handlers: undefined as LiveHandlers | undefined,
  answer: (_page: object[]) => {},
}));
vi.mock("#lib/live/live-client.ts", () => ({
  listenTo: (_topic: string, handlers: LiveHandlers) => {
    parts.handlers = handlers;
    return () => {};
  },
}));
vi.mock("#lib/session/supabase.ts", () => {
  const page = new Promise((resolve) => {
    parts.answer = (data) => resolve({ data, error: null, status: 200 });
  });
  const query: object = new Proxy(
    {},
    { get: (_query, name) => (name === "then" ? page.then.bind(page) : () => query) },
  );
  return { supabase: async () => ({ from: () => query }) };
});

const line = (id: number) => ({ id, user_id: "ada", username: "ada", body: `line ${id}`, cheer: null, removed: null });

test("what happens while the first messages are on their way is not lost", async () => {
  const { useChatRoom } = await import("./use-chat-room.ts");
  const cache = new QueryClient();
  const { result } = renderHook(() => useChatRoom("global", null), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  });
  act(() => {
    parts.handlers!.onEvent("said", line(3));
    parts.handlers!.onEvent("removed", { id: 1, removed: "moderator", reason: "spam" });
  });
  act(() => parts.answer([line(2), line(1)]));
  const shown = () => result.current.log.data?.messages.map(({ body }) => body);
  await vi.waitFor(() => expect(shown()).toEqual([null, "line 2", "line 3"]), 30_000);
});

test("a mute, news of the homeroom and changed settings ask for the room's state again", async () => {
  const { useChatRoom } = await import("./use-chat-room.ts");
  const cache = new QueryClient();
  renderHook(() => useChatRoom("global", "ada"), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  });
  const asked = vi.spyOn(cache, "invalidateQueries");
  // The player's own topic is joined last.
  for (const event of ["muted", "homerooms", "settings", "balance"]) act(() => parts.handlers!.onEvent(event, {}));
  expect(asked).toHaveBeenCalledTimes(3);
});
