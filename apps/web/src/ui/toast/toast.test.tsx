// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { ToastHost } from "./toast-host.tsx";
import { toast } from "./toast.ts";

// A busy machine may need longer than the default second.
configure({ asyncUtilTimeout: 60_000 });

afterEach(cleanup);
async function openRecent() {
  const list = (await screen.findByText(/^Recent notices/)).closest("details")!;
  list.open = true;
  fireEvent(list, new Event("toggle"));
}
const inRecent = () => [...document.querySelectorAll(".recent-list li span")].map(({ textContent }) => textContent);

describe("a notice", () => {
  test("is shown although the toaster loads with the first notice, and only once for equal texts", async () => {
    const { container } = render(<ToastHost />);
    expect(container.textContent).toBe("");
    toast.success("Link copied");
    toast.success("Link copied");
    await screen.findByText("Link copied");
    expect(screen.getAllByText("Link copied")).toHaveLength(1);
  });

  test("is announced, and can be closed", async () => {
    render(<ToastHost />);
    toast.error("server error: asleep");
    const notice = await screen.findByText("server error: asleep");
    expect(notice.closest("[role=alert]")).toBeTruthy();
    fireEvent.click(screen.getAllByRole("button", { name: /close/i }).at(-1)!);
    const leaving = notice.closest(".Toastify__toast")!;
    await waitFor(() => expect(leaving.className).toContain("toast-exit"));
  });

  test("is in the list of recent notices, newest first and each once", async () => {
    render(<ToastHost />);
    for (const text of ["Saved", "Bought", "Saved"]) toast.info(text);
    await openRecent();
    await waitFor(() => expect(inRecent().slice(0, 2)).toEqual(["Saved", "Bought"]));
    expect(inRecent().filter((text) => text === "Saved")).toHaveLength(1);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  test("leaves the list after twenty newer notices", async () => {
    render(<ToastHost />);
    for (let place = 1; place <= 21; place += 1) toast.info(`Notice ${place}`);
    await openRecent();
    await waitFor(() => expect(inRecent()[0]).toBe("Notice 21"));
    expect([inRecent().length, inRecent().at(-1)]).toEqual([20, "Notice 2"]);
  });
});
