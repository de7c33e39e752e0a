import { describe, expect, test } from "vitest";
import { SAMPLE_APPS } from "#testing/sample-apps.ts";
import { toCard } from "#features/classes/classes-api.ts";
import { createClassSearch } from "./class-search.ts";

const search = createClassSearch(SAMPLE_APPS.map(toCard));

describe("searching for a class", () => {
  test("finds it by the start of its name, while it is being typed", () => {
    expect(search("key").ids[0]).toBe("keystorm");
    expect(search("drift b").ids).toEqual(["drift-belt"]);
  });

  test("forgives a slip of the finger", () => {
    expect(search("kystorm").ids).toEqual(["keystorm"]);
  });

  test("knows class codes and categories too", () => {
    expect(search("RCT 17").ids[0]).toBe("blink");
    expect(search("two players").ids).toEqual(["flip-reef"]);
  });

  test("that finds nothing asks whether something near was meant", () => {
    expect(search("fliprif")).toEqual({ ids: [], suggestion: "Flip Reef" });
  });

  test("that resembles nothing suggests nothing", () => {
    expect(search("zzzzqq")).toEqual({ ids: [], suggestion: null });
  });
});
