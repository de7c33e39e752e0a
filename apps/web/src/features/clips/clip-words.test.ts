import { expect, test } from "vitest";
import { clipLength, clipPicture, clockTime, spokenTime } from "./clip-words.ts";

test("frames are told as minutes and seconds", () => {
  expect([0, 59, 60, 725, 3600].map(clockTime)).toEqual(["0:00", "0:00", "0:01", "0:12", "1:00"]);
  expect(clockTime(-5)).toBe("0:00");
  expect(spokenTime(60)).toBe("1 second");
  expect(spokenTime(4320)).toBe("1 minute 12 seconds");
  expect(spokenTime(0)).toBe("0 seconds");
});

test("a length is rounded to the nearest second", () => {
  expect(clipLength({ from_frame: 100, to_frame: 100 + 1439 })).toBe("0:24");
});

test("the picture of a clip is its poster, else the cover of its class, else the duck", () => {
  expect(clipPicture("https://pond.test", "a.webp", "/covers/x.svg")).toBe(
    "https://pond.test/storage/v1/object/public/clip_posters/a.webp",
  );
  expect(clipPicture("", null, "/covers/x.svg")).toBe("/covers/x.svg");
  expect(clipPicture("", null, undefined)).toBe("/art/duck.svg");
});
