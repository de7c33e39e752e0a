import { expect, test } from "vitest";
import { SAMPLE_ITEMS } from "#testing/sample-items.ts";
import { ownershipOf, shelfOf } from "./shop-shelf.ts";

test("the shop has the listed items, the most common first", () => {
  expect(shelfOf(SAMPLE_ITEMS).map(({ id }) => id)).toEqual(["goose", "sword", "rainbow-duck"]);
});

test("an item is for sale until the player owns it, and then equipped or not", () => {
  const mine = { item: "goose", type: "special" as const, equipped: true, created_at: "" };
  expect(ownershipOf({ id: "goose" })).toBe("for-sale");
  expect(ownershipOf({ id: "goose" }, [mine])).toBe("equipped");
  expect(ownershipOf({ id: "goose" }, [{ ...mine, equipped: false }])).toBe("owned");
  expect(ownershipOf({ id: "sword" }, [mine])).toBe("for-sale");
});
