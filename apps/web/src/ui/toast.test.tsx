// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { ToastHost } from "./toast-host.tsx";
import { toast } from "./toast.ts";

// A busy machine may need longer than the usual second.
configure({ asyncUtilTimeout: 60_000 });

afterEach(cleanup);

describe("a notice", () => {
  test("is shown although the toaster arrives only with the first one, and says its words once", async () => {
    const { container } = render(<ToastHost />);
    expect(container.textContent).toBe("");
    toast.success("Link copied");
    toast.success("Link copied");
    await screen.findByText("Link copied");
    expect(screen.getAllByText("Link copied")).toHaveLength(1);
  });

  test("is announced, and can be put away by hand", async () => {
    render(<ToastHost />);
    toast.error("server error: asleep");
    const notice = await screen.findByText("server error: asleep");
    expect(notice.closest("[role=alert]")).toBeTruthy();
    fireEvent.click(screen.getAllByRole("button", { name: /close/i }).at(-1)!);
    const leaving = notice.closest(".Toastify__toast")!;
    await waitFor(() => expect(leaving.className).toContain("toast-exit"));
  });
});
