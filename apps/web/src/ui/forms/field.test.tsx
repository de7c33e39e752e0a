// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { Field } from "./field.tsx";

afterEach(cleanup);

describe("a field", () => {
  test("is named by its label even when the label is hidden", () => {
    render(<Field label="Find a class" hideLabel />);
    expect(screen.getByRole("textbox", { name: "Find a class" })).toBeTruthy();
  });

  test("is described by its hint, or by its error if there is one", () => {
    const { rerender } = render(<Field label="Name" hint="3 to 25 letters" />);
    const input = screen.getByRole("textbox");
    const note = () => document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent;
    expect(note()).toBe("3 to 25 letters");
    expect(input.getAttribute("aria-invalid")).toBeNull();
    rerender(<Field label="Name" hint="3 to 25 letters" error="Taken" />);
    expect(note()).toBe("Taken");
    expect(input.getAttribute("aria-invalid")).toBe("true");
  });
});
