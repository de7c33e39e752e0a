// @vitest-environment happy-dom
import { cleanup, configure, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { ToastHost } from "#ui/toast/toast-host.tsx";
import { createQueryClient } from "./query-client.ts";

// A busy machine may need longer than the default second.
configure({ asyncUtilTimeout: 60_000 });

afterEach(cleanup);

const failing = (message: string) => () => Promise.reject(new Error(message));

describe("a failed call", () => {
  test("is shown once, with the server's message", async () => {
    render(<ToastHost />);
    const failed = createQueryClient().fetchQuery({ queryKey: ["a"], queryFn: failing("row 7 is missing") });
    await expect(failed).rejects.toThrow("row 7 is missing");
    await screen.findByText("server error: row 7 is missing");
  });

  test("can have its own message", async () => {
    render(<ToastHost />);
    const meta = { errorMessage: "Failed to insert the high score." };
    const client = createQueryClient();
    const submit = client.getMutationCache().build(client, { mutationFn: failing("x"), meta });
    await expect(submit.execute(undefined)).rejects.toThrow("x");
    await screen.findByText("Failed to insert the high score.");
  });

  test("can be hidden", async () => {
    render(<ToastHost />);
    const client = createQueryClient();
    await client.fetchQuery({ queryKey: ["c"], queryFn: failing("quiet"), meta: { hideError: true } }).catch(() => {});
    await client.fetchQuery({ queryKey: ["d"], queryFn: failing("loud") }).catch(() => {});
    await screen.findByText("server error: loud");
    expect(screen.queryByText("server error: quiet")).toBeNull();
  });
});
