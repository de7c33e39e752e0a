// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "#testing/memory-router.tsx";
import { useLocation } from "./router/router.tsx";
import { afterEach, describe, expect, test } from "vitest";
import { Button, ButtonLink, IconButton } from "./button.tsx";

afterEach(cleanup);

const Where = () => <output>{useLocation().pathname}</output>;

describe("a button", () => {
  test("never submits a form, unless its type is submit", () => {
    render(
      <>
        <Button>Plain</Button>
        <Button type="submit">Send</Button>
      </>,
    );
    expect(screen.getByRole("button", { name: "Plain" }).getAttribute("type")).toBe("button");
    expect(screen.getByRole("button", { name: "Send" }).getAttribute("type")).toBe("submit");
  });

  test("with only an icon has an accessible name", () => {
    render(<IconButton label="Share" icon="share" />);
    expect(screen.getByRole("button", { name: "Share" })).toBeTruthy();
  });

  test("that navigates is a link, followed without a page load", () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/class/blink">Open</ButtonLink>
        <Where />
      </MemoryRouter>,
    );
    const link = screen.getByRole("link", { name: "Open" });
    expect(link.getAttribute("href")).toBe("/class/blink");
    expect(fireEvent.click(link, { ctrlKey: true }), "a new tab is the browser's to open").toBe(true);
    expect(screen.getByRole("status").textContent).toBe("/");
    fireEvent.click(link);
    expect(screen.getByRole("status").textContent).toBe("/class/blink");
  });
});
