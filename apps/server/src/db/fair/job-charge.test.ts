import { describe, expect, test } from "vitest";
import type { Identity, RequestContext } from "#db/database.ts";
import { chargeFor } from "./job-charge.ts";
import type { Cost } from "./statement-costs.ts";

const NOW = Date.UTC(2030, 0, 2);
const cheap: Cost = { id: 1, ms: 1, isKnown: true, slowRuns: 0 };
const expensive: Cost = { id: 2, ms: 400, isKnown: true, slowRuns: 0 };
const unknown: Cost = { id: 3, ms: 5, isKnown: false, slowRuns: 0 };

const from = (network: string, isPage = false): RequestContext => ({
  method: "GET",
  path: "/",
  headers: {},
  caller: { network, isGone: () => false, isPage },
});
const visitor: Identity = { role: "anon", claims: { role: "anon" } };
const service: Identity = { role: "service_role", claims: { role: "service_role" } };
const player = (sub: string, ageHours: number): Identity => ({
  role: "authenticated",
  claims: { role: "authenticated", sub, account_created_at: NOW / 1000 - ageHours * 3600 },
});
const charge = (identity: Identity | null, context: RequestContext | undefined, cost: Cost) =>
  chargeFor(identity, context, cost, NOW);

describe("charging for a statement", () => {
  test("never limits the gateway's own work and the service role", () => {
    expect(charge(null, undefined, expensive).budgets).toEqual([]);
    expect(charge(visitor, undefined, expensive).budgets).toEqual([]);
    expect(charge(service, from("127.0.0.1"), expensive).budgets).toEqual([]);
  });

  test("charges an account older than a day alone", () => {
    expect(charge(player("ada", 25), from("10.0.0.1"), expensive)).toEqual({
      flow: "user ada",
      weight: 1,
      budgets: ["user ada"],
      payer: "user ada",
    });
  });

  test("charges expensive and unknown statements of a young account to its address too, but not cheap ones", () => {
    for (const cost of [expensive, unknown])
      for (const sub of ["ada", "bob"])
        expect(charge(player(sub, 1), from("10.0.0.1"), cost)).toEqual({
          flow: `user ${sub}`,
          weight: 1,
          budgets: [`user ${sub}`, "expensive 10.0.0.1"],
          payer: `user ${sub}`,
        });
    expect(charge(player("ada", 1), from("10.0.0.1"), cheap).budgets).toEqual(["user ada"]);
  });

  test("pauses only the visitor's expensive statement, not other statements of the same address", () => {
    const attack = charge(visitor, from("10.0.0.1"), expensive);
    const everyday = charge(visitor, from("10.0.0.1"), cheap);
    expect(everyday.flow).not.toBe(attack.flow);
    expect(everyday.budgets.filter((name) => attack.budgets.includes(name))).toEqual([]);
  });

  test("does not classify a visitor's statement that was slow once", () => {
    const slowOnce: Cost = { id: 4, ms: 400, isKnown: false, slowRuns: 1 };
    expect(charge(visitor, from("10.0.0.1"), slowOnce)).toMatchObject({
      flow: "new 10.0.0.1",
      payer: "expensive 10.0.0.1",
    });
  });

  test("charges no one for reads of the site's own pages", () => {
    expect(charge(visitor, from("10.0.0.1", true), expensive).budgets).toEqual([]);
  });
});
