import { describe, expect, test } from "vitest";
import { readReason } from "./wallet-reason.ts";

const nameOf = (id: string) => (id === "goose" ? "Goose" : id);
const read = (why: string) => readReason(why, nameOf);

describe("a reason", () => {
  test("of the site has a readable text", () => {
    expect(read("streak_claim").words).toBe("Streak claim");
    expect(read("time_spent").words).toBe("Five minutes at school");
    expect(read("app_played").words).toBe("A minute in a class");
  });

  test("of an item has the item's name", () => {
    expect(read("shop purchase goose").words).toBe("Bought: Goose");
    expect(read("coin item sticky-coins").words).toBe("Battle pass: sticky-coins");
    expect(read("refund goose: bought by a brother").words).toBe("Refund: Goose: bought by a brother");
  });

  test("has a separate mark if the streak doubled it", () => {
    expect(read("streak_claim (double streak)")).toEqual({ words: "Streak claim", isDoubled: true });
    expect(read("streak_claim").isDoubled).toBe(false);
  });

  test("written by an operator is shown unchanged", () => {
    for (const why of ["prize day", "constructor", "shop purchase Of Nothing", "<b>bold</b>"])
      expect(read(why)).toEqual({ words: why, isDoubled: false });
  });
});
