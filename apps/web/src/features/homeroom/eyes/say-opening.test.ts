import { expect, test } from "vitest";
import { sayOpening } from "./say-opening.ts";

test("a closed site says when it opens: today, tomorrow or on a day of the week", () => {
  const now = new Date(2026, 10, 20, 17).getTime();
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 30).toISOString();
  expect(sayOpening({ opens_at: at(20, 18) }, now)).toBe("It opens today at 18:30.");
  expect(sayOpening({ opens_at: at(21, 8) }, now)).toBe("It opens tomorrow at 08:30.");
  expect(sayOpening({ opens_at: at(23, 8) }, now)).toBe("It opens on Monday at 08:30.");
  expect(sayOpening({ opens_at: null }, now)).toBe("It opens soon.");
});
