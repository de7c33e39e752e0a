import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { smallCover } from "./small-cover.ts";

const folder = path.join(import.meta.dirname, "../../../../public/covers");
const rendered = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, "../art/rendered-covers.json"), "utf8"),
) as Record<string, string>;
const covers = fs.readdirSync(folder).filter((file) => file.endsWith(".svg"));

test.each(covers)("the small picture of %s exists and matches the current cover (npm run covers)", (file) => {
  const hash = createHash("sha256")
    .update(fs.readFileSync(path.join(folder, file), "utf8"))
    .digest("hex");
  expect(rendered[file]).toBe(hash.slice(0, 16));
  expect(fs.existsSync(path.join(folder, path.basename(smallCover(`/covers/${file}`))))).toBe(true);
});

test("every game has a cover", () => {
  const games = path.join(import.meta.dirname, "../../../../../../games");
  const slugs = fs.readdirSync(games).filter((name) => fs.existsSync(path.join(games, name, "game.json")));
  expect(slugs.length).toBeGreaterThan(0);
  expect(slugs.filter((slug) => !covers.includes(`${slug}.svg`))).toEqual([]);
});

test("a picture from elsewhere is not replaced", () => {
  const others = ["/storage/v1/object/public/a.svg", "https://pond.test/covers/a.svg", "/covers/a.png", ""];
  expect(others.map(smallCover)).toEqual(others);
});
