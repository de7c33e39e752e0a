import { describe, expect, test } from "vitest";
import { SAMPLE_APPS } from "#testing/sample-apps.ts";
import { toCard } from "#features/classes/classes-api.ts";
import { createClassSearch } from "./class-search.ts";

const search = createClassSearch(SAMPLE_APPS.map(toCard));

describe("searching for a class", () => {
  test("finds a class by the start of its name", () => {
    expect(search("key").ids[0]).toBe("keystorm");
    expect(search("drift b").ids).toEqual(["drift-belt"]);
  });

  test("tolerates a typo", () => {
    expect(search("kystorm").ids).toEqual(["keystorm"]);
  });

  test("finds class codes and categories, too", () => {
    expect(search("RCT 17").ids[0]).toBe("blink");
    expect(search("two players").ids).toEqual(["flip-reef"]);
  });

  test("without results suggests a similar title", () => {
    expect(search("fliprif")).toEqual({ ids: [], suggestion: "Flip Reef" });
  });

  test("suggests nothing if nothing is similar", () => {
    expect(search("zzzzqq")).toEqual({ ids: [], suggestion: null });
  });
});
