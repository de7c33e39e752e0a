// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { Dialog } from "./dialog.tsx";

afterEach(cleanup);

function Shared() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Share
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Share Blink">
        <p>the link</p>
      </Dialog>
    </>
  );
}

const dialog = () => document.querySelector("dialog")!;
const open = () => fireEvent.click(screen.getByText("Share"));

describe("a dialog", () => {
  test("is named by its title and renders nothing until it is open", () => {
    render(<Shared />);
    expect(screen.queryByText("the link")).toBeNull();
    open();
    expect(dialog().open).toBe(true);
    expect(document.getElementById(dialog().getAttribute("aria-labelledby")!)?.textContent).toBe("Share Blink");
    expect(screen.getByText("the link")).toBeTruthy();
  });

  test("closes by its button and by a click on the backdrop, but not by a click inside", () => {
    render(<Shared />);
    open();
    fireEvent.click(screen.getByText("the link"));
    expect(dialog().open).toBe(true);
    fireEvent.click(dialog());
    expect(dialog().open).toBe(false);
    open();
    fireEvent.click(screen.getByLabelText("Close"));
    expect(dialog().open).toBe(false);
  });
});
