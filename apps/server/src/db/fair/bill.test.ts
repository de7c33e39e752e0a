import { describe, expect, test } from "vitest";
import type { Identity, RequestContext } from "#db/database.ts";
import { billFor } from "./bill.ts";
import type { Cost } from "./statement-costs.ts";

const NOW = Date.UTC(2030, 0, 2);
const cheap: Cost = { id: 1, ms: 1, isKnown: true, slowRuns: 0 };
const dear: Cost = { id: 2, ms: 400, isKnown: true, slowRuns: 0 };
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
const bill = (identity: Identity | null, context: RequestContext | undefined, cost: Cost) =>
  billFor(identity, context, cost, NOW);

describe("charging for a statement", () => {
  test("never limits the gateway's own work and the service role", () => {
    expect(bill(null, undefined, dear).budgets).toEqual([]);
    expect(bill(visitor, undefined, dear).budgets).toEqual([]);
    expect(bill(service, from("127.0.0.1"), dear).budgets).toEqual([]);
  });

  test("charges an account older than a day alone", () => {
    expect(bill(player("ada", 25), from("10.0.0.1"), dear)).toEqual({
      flow: "user ada",
      weight: 1,
      budgets: ["user ada"],
      payer: "user ada",
    });
  });

  test("charges expensive and unknown statements of a young account to its address too, but not cheap ones", () => {
    for (const cost of [dear, unknown])
      for (const sub of ["ada", "bob"])
        expect(bill(player(sub, 1), from("10.0.0.1"), cost)).toEqual({
          flow: `user ${sub}`,
          weight: 1,
          budgets: [`user ${sub}`, "dear 10.0.0.1"],
          payer: `user ${sub}`,
        });
    expect(bill(player("ada", 1), from("10.0.0.1"), cheap).budgets).toEqual(["user ada"]);
  });

  test("pauses only the visitor's expensive statement, not other statements of the same address", () => {
    const attack = bill(visitor, from("10.0.0.1"), dear);
    const everyday = bill(visitor, from("10.0.0.1"), cheap);
    expect(everyday.flow).not.toBe(attack.flow);
    expect(everyday.budgets.filter((name) => attack.budgets.includes(name))).toEqual([]);
  });

  test("does not classify a visitor's statement that was slow once", () => {
    const slowOnce: Cost = { id: 4, ms: 400, isKnown: false, slowRuns: 1 };
    expect(bill(visitor, from("10.0.0.1"), slowOnce)).toMatchObject({ flow: "new 10.0.0.1", payer: "dear 10.0.0.1" });
  });

  test("charges no one for reads of the site's own pages", () => {
    expect(bill(visitor, from("10.0.0.1", true), dear).budgets).toEqual([]);
  });
});
