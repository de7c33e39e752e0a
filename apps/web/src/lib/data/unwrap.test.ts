import { describe, expect, test } from "vitest";
import { ServerError, unwrap } from "./unwrap.ts";

describe("an answer of the server", () => {
  test("is its data when it went well", () => {
    expect(unwrap({ data: [1], error: null })).toEqual([1]);
  });

  test("is thrown with code and message when it did not", () => {
    const refusal = () => unwrap({ data: null, error: { message: "not enough coins", code: "PT402" } });
    expect(refusal).toThrow(ServerError);
    expect(refusal).toThrow("not enough coins");
    expect(refusal).toThrow(expect.objectContaining({ code: "PT402" }));
  });

  test("that nobody asked for says so", () => {
    expect(() => unwrap(undefined)).toThrow("FATAL ERROR! No query given");
  });
});
