import { expect, test } from "vitest";
import { gamesLink } from "./games-link.ts";

test("a class is looked up by its title in the operator's list of games", () => {
  expect(gamesLink("https://school.example/games", "drift-belt")).toBe("https://school.example/games?title=drift-belt");
});

test("a title stays one, whatever is in it, and what the address asked for already stays", () => {
  const link = gamesLink("https://school.example/games?lang=en#top", "a&b=c#d e/ü");
  expect(link).toMatch(/^https:\/\/school\.example\/games\?lang=en&title=[^&#\s]+#top$/);
  expect(new URL(link!).searchParams.get("title")).toBe("a&b=c#d e/ü");
});

test("there is no link where the operator has named no list", () => {
  expect(gamesLink(undefined, "drift-belt")).toBeNull();
});
