import { describe, expect, test } from "vitest";
import { ServerError, unwrap } from "./unwrap.ts";

describe("an answer of the server", () => {
  test("is returned as data when the call succeeded", () => {
    expect(unwrap({ data: [1], error: null })).toEqual([1]);
  });

  test("is thrown with code and message when the call failed", () => {
    const refusal = () => unwrap({ data: null, error: { message: "not enough coins", code: "PT402" } });
    expect(refusal).toThrow(ServerError);
    expect(refusal).toThrow("not enough coins");
    expect(refusal).toThrow(expect.objectContaining({ code: "PT402" }));
  });

  test("is an error when no query was given", () => {
    expect(() => unwrap(undefined)).toThrow("FATAL ERROR! No query given");
  });
});
