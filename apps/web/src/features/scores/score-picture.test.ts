import { describe, expect, test } from "vitest";
import { pictureProblem, picturePath } from "./score-picture.ts";

const fine = { name: "proof.png", type: "image/png", size: 1000 };

describe("a picture", () => {
  test("of the right type and size is accepted", () => expect(pictureProblem(fine)).toBeNull());

  test.each([
    [{ name: "" }, "image without name? impossible"],
    [{ type: "image/gif" }, "Only PNG, JPEG and WebP pictures can be shown here."],
    [{ size: 0 }, "The picture is empty."],
    [{ size: 3 * 1024 * 1024 }, "The picture has 3.0 MB. The limit is 2 MB."],
  ])("with %j is refused with a message", (wrong, words) => expect(pictureProblem({ ...fine, ...wrong })).toBe(words));

  test("is stored under the score's id and a safe file name", () => {
    expect(picturePath("s1", "my proof (1).png")).toBe("submissions/s1_my proof (1).png");
    expect(picturePath("s1", "Bildschirm/Foto – 12.png")).toBe("submissions/s1_Bildschirm-Foto - 12.png");
    expect(picturePath("s1", "x".repeat(300))).toHaveLength("submissions/s1_".length + 80);
  });
});
