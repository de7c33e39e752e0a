import { describe, expect, test } from "vitest";
import { printAnswer, printCard, printTable, printTime } from "./plain-text.ts";

describe("printed output", () => {
  test("is aligned in columns, numbers to the right", () => {
    const rows = [
      ["a", 5, "x"],
      ["long", 1000, null],
    ];
    expect(printTable(["ID", "N", "WHY"], rows)).toBe("ID       N  WHY\na        5  x\nlong  1000");
  });

  test("keeps a row on one line and a card's text in its column", () => {
    expect(printTable(["A"], [["one\n\ttwo"]])).toBe("A\none two");
    expect(
      printCard([
        ["from", "Ada"],
        ["none", null],
        ["text", "one\ntwo"],
      ]),
    ).toBe("from  Ada\ntext  one\n      two");
  });

  test("cannot inject terminal control characters, as text or as JSON", () => {
    const evil = "\u001b[2J\u009b1m\u007f\u202educk\r";
    expect(printAnswer({ data: null, text: `a\n${evil}` }, false)).toBe("a\n\ufffd[2J\ufffd1m\ufffd\ufffdduck\ufffd");
    const json = printAnswer({ data: { evil }, text: "" }, true);
    expect(json).toMatch(/^[ -~]+$/);
    expect(JSON.parse(json)).toEqual({ evil });
  });

  test("shows timestamps in UTC", () => {
    expect(printTime("2026-09-01T08:30:59.9+02:00")).toBe("2026-09-01 06:30Z");
    expect(printTime(null)).toBe("");
  });
});
