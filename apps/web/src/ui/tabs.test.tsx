// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { Tabs } from "./tabs.tsx";

afterEach(cleanup);

const TABS = ["all", "arcade", "puzzle"].map((id) => ({ id, label: id, href: `/?category=${id}` }));

function Folder({ start = "all" }: { start?: string }) {
  const [selected, setSelected] = useState(start);
  return <Tabs label="Categories" tabs={TABS} selected={selected} onSelect={setSelected} panelId="sheet" />;
}

const selected = () => screen.getByRole("tab", { selected: true }).textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

describe("tabs", () => {
  test("are one tab stop, on the selected tab", () => {
    render(<Folder start="arcade" />);
    const stops = screen.getAllByRole("tab").map((tab) => tab.tabIndex);
    expect(stops).toEqual([-1, 0, -1]);
  });

  test("can be reached by keyboard even when none is selected", () => {
    render(<Folder start="elsewhere" />);
    expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });

  test("move with arrow keys, Home and End, wrap around, and move the focus", () => {
    render(<Folder />);
    screen.getByRole("tab", { selected: true }).focus();
    press("ArrowRight");
    expect(selected()).toBe("arcade");
    press("End");
    expect(selected()).toBe("puzzle");
    press("ArrowDown");
    expect(selected()).toBe("all");
    press("ArrowLeft");
    expect(selected()).toBe("puzzle");
    press("Home");
    expect(document.activeElement?.textContent).toBe("all");
  });

  test("ignore other keys and clicks that open a new browser tab", () => {
    render(<Folder />);
    const arcade = screen.getByRole("tab", { name: "arcade" });
    arcade.focus();
    expect(press("a")).toBe(true);
    expect(fireEvent.click(arcade, { metaKey: true })).toBe(true);
    expect(selected()).toBe("all");
    fireEvent.click(arcade);
    expect(selected()).toBe("arcade");
  });
});
