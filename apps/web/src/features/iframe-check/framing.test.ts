import { describe, expect, test } from "vitest";
import { targetOrigin, type FramedWindow, readFraming } from "./framing.ts";

type Around = { ancestors?: string[]; referrer?: string; depth?: number };

/** A window with this many ancestors. */
function framedWindow({ ancestors, referrer = "", depth = 1 }: Around): FramedWindow {
  const top: Record<string, unknown> = {};
  top["parent"] = top;
  let parent = top;
  for (let count = 1; count < depth; count++) parent = { parent };
  const location = { origin: "https://quack.test", ...(ancestors && { ancestorOrigins: ancestors }) };
  return { parent, top, location, document: { referrer } };
}

describe("the framing of a page", () => {
  test("is empty without a frame", () => {
    const alone = framedWindow({});
    alone.parent = alone;
    expect(readFraming(alone)).toEqual({ isFramed: false, by: null, depth: 0, isOwn: true });
  });

  test("has the nearest ancestor's origin, and the number of ancestors", () => {
    const framing = readFraming(framedWindow({ ancestors: ["https://lms.test", "https://school.test"], depth: 2 }));
    expect(framing).toEqual({ isFramed: true, by: "https://lms.test", depth: 2, isOwn: false });
  });

  test("has the referrer's origin in a browser without ancestorOrigins", () => {
    expect(readFraming(framedWindow({ referrer: "https://lms.test/course?pupil=7" })).by).toBe("https://lms.test");
    expect(readFraming(framedWindow({ referrer: "" })).by).toBeNull();
  });

  test("has no origin if the ancestor's origin is opaque", () => {
    expect(readFraming(framedWindow({ ancestors: ["null"] })).by).toBeNull();
  });

  test("is our own only if all ancestors are", () => {
    const own = "https://quack.test";
    expect(readFraming(framedWindow({ ancestors: [own, own], depth: 2 })).isOwn).toBe(true);
    expect(readFraming(framedWindow({ ancestors: [own, "https://lms.test"], depth: 2 })).isOwn).toBe(false);
    expect(readFraming(framedWindow({ referrer: own })).isOwn, "a referrer is no proof").toBe(false);
  });
});

test("the report is sent to the origin of the parent page, or to any if that is unknown", () => {
  expect(targetOrigin(readFraming(framedWindow({ ancestors: ["https://lms.test"] })))).toBe("https://lms.test");
  expect(targetOrigin(readFraming(framedWindow({ ancestors: ["null"] })))).toBe("*");
});
