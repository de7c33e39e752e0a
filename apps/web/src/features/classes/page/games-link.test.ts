import { expect, test } from "vitest";
import { gamesLink } from "./games-link.ts";

test("a class links to the operator's list of games by its title", () => {
  expect(gamesLink("https://school.example/games", "drift-belt")).toBe("https://school.example/games?title=drift-belt");
});

test("a title is escaped, and the address keeps its own query and hash", () => {
  const link = gamesLink("https://school.example/games?lang=en#top", "a&b=c#d e/ü");
  expect(link).toMatch(/^https:\/\/school\.example\/games\?lang=en&title=[^&#\s]+#top$/);
  expect(new URL(link!).searchParams.get("title")).toBe("a&b=c#d e/ü");
});

test("there is no link where the operator has set no list", () => {
  expect(gamesLink(undefined, "drift-belt")).toBeNull();
});
