import { expect, test } from "vitest";
import { gameAt } from "./game-steps.ts";

test("a game of this site is identified by its folder", () => {
  const here = "https://quack.test";
  expect(gameAt("/g/my-game/index.html", here)).toEqual({ id: "my-game", entry: "/g/my-game/index.html" });
  expect(gameAt(" https://quack.test/g/my-game/ ", here)).toEqual({ id: "my-game", entry: "/g/my-game/" });
});

test("any other address is refused", () => {
  const others = [
    "",
    "/",
    "/g/",
    "/g/x",
    "/settings",
    "/g/../settings",
    "https://elsewhere.test/g/x/",
    "//elsewhere.test/g/x/",
  ];
  const scripts = ["javascript:alert(1)//g/x/", "data:text/html,/g/x/", "/g/%2e%2e/settings", "/g/x/<script>"];
  for (const address of [...others, ...scripts]) expect(gameAt(address, "https://quack.test"), address).toBeNull();
});
