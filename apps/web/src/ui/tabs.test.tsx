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
  test("are one stop for the Tab key, on the selected one", () => {
    render(<Folder start="arcade" />);
    const stops = screen.getAllByRole("tab").map((tab) => tab.tabIndex);
    expect(stops).toEqual([-1, 0, -1]);
  });

  test("can still be reached when none of them is selected", () => {
    render(<Folder start="elsewhere" />);
    expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });

  test("move with arrows, Home and End, around both ends, and take focus along", () => {
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

  test("leave other keys, and clicks for a new tab of the browser, alone", () => {
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
