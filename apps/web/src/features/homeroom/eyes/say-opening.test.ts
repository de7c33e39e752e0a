import { expect, test } from "vitest";
import { sayHours, sayOpening } from "./say-opening.ts";

test("a closed site says when it opens: today, tomorrow or on a day of the week", () => {
  const now = new Date(2026, 10, 20, 17).getTime();
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 30).toISOString();
  expect(sayOpening({ opens_at: at(20, 18) }, now)).toBe("It opens today at 18:30.");
  expect(sayOpening({ opens_at: at(21, 8) }, now)).toBe("It opens tomorrow at 08:30.");
  expect(sayOpening({ opens_at: at(23, 8) }, now)).toBe("It opens on Monday at 08:30.");
  expect(sayOpening({ opens_at: null }, now)).toBe("It opens soon.");
});

test("a site with hours names them with their time zone", () => {
  const hours = { from: "08:00", to: "16:00", zone: "Europe/Berlin", days: "weekdays" } as const;
  expect(sayHours(hours)).toBe("Open Monday to Friday, 08:00 to 16:00 (Europe/Berlin).");
  expect(sayHours({ ...hours, days: "all" })).toBe("Open every day, 08:00 to 16:00 (Europe/Berlin).");
  expect(sayHours({ from: null, to: null, zone: null, days: null })).toBe("");
});
