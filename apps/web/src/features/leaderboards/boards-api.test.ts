import { describe, expect, test } from "vitest";
import { boardPath, BOARDS, classOfBoard, findBoard, findPeriod, formatMinutes } from "./boards-api.ts";

describe("a board in an address", () => {
  test("is found by its own link", () => {
    for (const { id, periods } of BOARDS) {
      const query = new URL(boardPath(id, periods[1], 3), "http://quack.test").searchParams;
      const board = findBoard(query.get("board"))!;
      expect([board.id, findPeriod(board, query.get("period")), query.get("page")]).toEqual([id, periods[1], "3"]);
    }
  });

  test("can be a class's, by its title", () => {
    expect(findBoard("scores/drift-belt")).toMatchObject({ id: "scores/drift-belt", title: "Drift Belt" });
  });

  test("can be a class's daily challenge, which has one period", () => {
    const daily = findBoard("daily/drift-belt")!;
    expect(daily).toMatchObject({ title: "Drift Belt, daily", periods: ["day"] });
    expect([classOfBoard(daily.id), classOfBoard("coins")]).toEqual(["drift-belt", undefined]);
  });

  test.each(["", "nonsense", "scores/", "scores/../etc", "daily/", "__proto__"])("%j is not found", (name) => {
    expect(findBoard(name)).toBeNull();
  });

  test("with an unknown period shows its first", () => {
    expect(findPeriod(findBoard("streaks")!, "week")).toBe("now");
    expect(findPeriod(findBoard("coins")!, null)).toBe("week");
  });
});

test("minutes are shown as hours", () => {
  expect([0, 59, 60, 125, 60_005].map(formatMinutes)).toEqual(["0 min", "59 min", "1 h", "2 h 5 min", "1,000 h 5 min"]);
});
