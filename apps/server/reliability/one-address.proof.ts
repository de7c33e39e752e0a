import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestGateway } from "#testing/test-gateway.ts";
import { failures, openSchoolGateway, loadFromOneAddress } from "./one-address.ts";

const SCHOOL = { pupils: 400, visitors: 100 };
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openSchoolGateway();
});
afterAll(() => gateway.close());

describe("five hundred people behind one address, with one hostile caller among them,", () => {
  test.each([
    ["signed in", { isSignedIn: true, isVaried: false }],
    ["signed in, never asking the same", { isSignedIn: true, isVaried: true }],
    ["signed out", { isSignedIn: false, isVaried: false }],
    ["signed out, never asking the same", { isSignedIn: false, isVaried: true }],
  ])("are all served while it is %s", async (_how, hostile) => {
    const served = await loadFromOneAddress(gateway, SCHOOL, hostile);
    console.log(`${process.env["TEST_ENGINE"]}, hostile ${_how}:`, served);
    expect(served.statuses).toEqual({ 200: SCHOOL.pupils * 2 + SCHOOL.visitors * 2, 201: SCHOOL.pupils });
    expect(failures(served)).toEqual([]);
  });
});
