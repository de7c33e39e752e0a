import { describe, expect, test } from "vitest";
import { addressee, type FramedWindow, readFraming } from "./framing.ts";

type Around = { ancestors?: string[]; referrer?: string; depth?: number };

/** A window of ours with so many others around it. */
function framedWindow({ ancestors, referrer = "", depth = 1 }: Around): FramedWindow {
  const top: Record<string, unknown> = {};
  top["parent"] = top;
  let parent = top;
  for (let count = 1; count < depth; count++) parent = { parent };
  const location = { origin: "https://quack.test", ...(ancestors && { ancestorOrigins: ancestors }) };
  return { parent, top, location, document: { referrer } };
}

describe("what a page knows of the frame it is in", () => {
  test("is nothing where there is none", () => {
    const alone = framedWindow({});
    alone.parent = alone;
    expect(readFraming(alone)).toEqual({ isFramed: false, by: null, depth: 0, isOwn: true });
  });

  test("is the nearest page around it, and how many there are", () => {
    const framing = readFraming(framedWindow({ ancestors: ["https://lms.test", "https://school.test"], depth: 2 }));
    expect(framing).toEqual({ isFramed: true, by: "https://lms.test", depth: 2, isOwn: false });
  });

  test("is who referred to it, in a browser that keeps no list", () => {
    expect(readFraming(framedWindow({ referrer: "https://lms.test/course?pupil=7" })).by).toBe("https://lms.test");
    expect(readFraming(framedWindow({ referrer: "" })).by).toBeNull();
  });

  test("is no name where the page around it has none", () => {
    expect(readFraming(framedWindow({ ancestors: ["null"] })).by).toBeNull();
  });

  test("is that all of them are ours, only if all of them are", () => {
    const own = "https://quack.test";
    expect(readFraming(framedWindow({ ancestors: [own, own], depth: 2 })).isOwn).toBe(true);
    expect(readFraming(framedWindow({ ancestors: [own, "https://lms.test"], depth: 2 })).isOwn).toBe(false);
    expect(readFraming(framedWindow({ referrer: own })).isOwn, "a referrer is no proof").toBe(false);
  });
});

test("the result is meant for the page that asked, or for anybody where it has no name", () => {
  expect(addressee(readFraming(framedWindow({ ancestors: ["https://lms.test"] })))).toBe("https://lms.test");
  expect(addressee(readFraming(framedWindow({ ancestors: ["null"] })))).toBe("*");
});
