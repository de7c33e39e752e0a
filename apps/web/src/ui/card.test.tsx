// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "#testing/memory-router.tsx";
import { afterEach, describe, expect, test } from "vitest";
import { Card } from "./card.tsx";
import { CardSkeleton } from "./skeleton.tsx";

afterEach(cleanup);

const blink = { to: "/class/blink", art: "/covers/blink.svg", title: "Blink", meta: "Reaction", code: "RCT 17" };

describe("a card", () => {
  test("is one link with the title as its name", () => {
    render(<Card {...blink} spine="#1D1440" />, { wrapper: MemoryRouter });
    const link = screen.getByRole("link");
    expect(link.textContent).toBe("Blink");
    expect(link.getAttribute("href")).toBe("/class/blink");
  });

  test("reserves the space of its art, and loads it eagerly only in the first view", () => {
    const { container, rerender } = render(<Card {...blink} spine="#1D1440" />, { wrapper: MemoryRouter });
    const art = () => container.querySelector("img")!;
    expect([art().getAttribute("width"), art().getAttribute("height")]).toEqual(["320", "200"]);
    expect(art().getAttribute("loading")).toBe("lazy");
    rerender(<Card {...blink} spine="#1D1440" isEager />);
    expect(art().getAttribute("loading")).toBe("eager");
  });

  test("colours its spine without a style attribute, which the CSP would block", () => {
    const { container } = render(<Card {...blink} spine="#1D1440" />, { wrapper: MemoryRouter });
    expect(container.querySelector(".spine")?.getAttribute("color")).toBe("#1D1440");
    expect(container.querySelector("[style]")).toBeNull();
  });

  test("is hidden from screen readers while it loads", () => {
    const { container } = render(<CardSkeleton />);
    expect(container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
  });
});
