import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestGateway } from "#testing/test-gateway.ts";
import { openSchoolGateway, visitSchool } from "./one-address.ts";

const SCHOOL = { pupils: 80, visitors: 20 };
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openSchoolGateway();
});
afterAll(() => gateway.close());

describe("a hundred people behind one address, with one hostile caller beside them", () => {
  test.each([
    ["signed in", { isSignedIn: true, isVaried: false }],
    ["signed out, never asking the same", { isSignedIn: false, isVaried: true }],
  ])("are all served while it is %s", async (_how, hostile) => {
    const { statuses, hostile: got } = await visitSchool(gateway, SCHOOL, hostile);

    expect(statuses).toEqual({ 200: SCHOOL.pupils * 2 + SCHOOL.visitors * 2, 201: SCHOOL.pupils });
    expect(Object.keys(got).filter((status) => Number(status) >= 500)).toEqual([]);
  });
});
