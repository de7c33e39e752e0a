import { expect, test } from "vitest";
import {
  cardAddress,
  plainCode,
  plainLogin,
  plainWords,
  readCard,
  readNames,
  sayDate,
  sayDays,
  sayHours,
  saySeen,
} from "./homeroom-words-api.ts";

test("a code may be typed with blanks, hyphens and small letters", () => {
  expect(plainCode(" mpw-k tx9z")).toBe("MPWKTX");
  expect(plainCode("12")).toBe("");
});

test("three words may be typed with blanks, commas and capitals", () => {
  expect(plainWords(" River,  candle - MINT ")).toBe("river-candle-mint");
  expect(plainLogin(" Maple Otter 42 ")).toBe("maple-otter-42");
});

test("a card's address reads back, and anything else is no card", () => {
  const card = { login: "maple-otter-42", password: "river-candle-mint" };
  expect(readCard(new URL(cardAddress("https://pond.test", card)).hash)).toEqual(card);
  for (const hash of ["", "#in=", "#in=maple.river", "#in=a b.c-d-e", "#in=maple-otter-42.river-candle-mint<b>"])
    expect(readCard(hash), hash).toBeNull();
});

test("only the first column of a list is read, without its heading", () => {
  expect(readNames('\uFEFFName;E-mail\r\nMia  Sand;mia@school.test\r\n\r\n"Lee, Jo",7b\nAnn\tx')).toEqual([
    "Mia Sand",
    "Lee, Jo",
    "Ann",
  ]);
  expect(readNames("Mia\nJo")).toEqual(["Mia", "Jo"]);
  expect(readNames('"The ""Duck""",x')).toEqual(['The "Duck"']);
});

test("hours, days and dates are said in words", () => {
  expect(sayHours({ days: [1, 2, 3, 4, 5], from: "08:00:00", to: "15:30:00" })).toBe("Mon to Fri, 08:00 to 15:30");
  expect(sayDays([6, 1])).toBe("Mon, Sat");
  expect(sayDays([1, 2, 3, 4, 5, 6, 7])).toBe("Every day");
  expect(sayDate("2027-07-31")).toBe("31 July 2027");
});

test("a member was last seen today, on a day of this week, on a date, or never", () => {
  const now = new Date(2026, 10, 18, 12).getTime();
  expect(saySeen(new Date(2026, 10, 18, 8, 52).toISOString(), now)).toBe("today 08:52");
  expect(saySeen(new Date(2026, 10, 13, 11, 10).toISOString(), now)).toBe("Fri 11:10");
  expect(saySeen(new Date(2026, 10, 3, 9).toISOString(), now)).toBe("3 Nov");
  expect(saySeen(null, now)).toBe("never");
});
