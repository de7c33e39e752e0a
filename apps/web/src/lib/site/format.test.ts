import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDate, formatDay, formatMonth, formatNumber } from "./format.ts";

test("numbers are written as the browser would write them", () => {
  const written = new Intl.NumberFormat("en");
  fc.assert(fc.property(fc.maxSafeInteger(), (value) => formatNumber(value) === written.format(value)));
});

test("dates are written as the browser would write them", () => {
  const month = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });
  const date = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
  const [from, to] = [new Date("2000-01-01"), new Date("2100-01-01")];
  fc.assert(
    fc.property(fc.date({ min: from, max: to, noInvalidDate: true }), (moment) => {
      const at = moment.toISOString();
      expect([formatMonth(at), formatDate(at)]).toEqual([month.format(moment), date.format(moment)]);
      expect(date.format(moment).startsWith(formatDay(at))).toBe(true);
    }),
  );
});
