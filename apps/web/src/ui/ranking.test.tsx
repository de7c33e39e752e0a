// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "#testing/memory-router.tsx";
import { afterEach, expect, test } from "vitest";
import { Ranking } from "./ranking.tsx";

afterEach(cleanup);

test("a name is a link only if its row has one", () => {
  const row = { picture: null, value: "12 days", isMe: false };
  const rows = [
    { ...row, id: "a", rank: 1, name: "mudlark", link: "/profile/mudlark" },
    { ...row, id: "b", rank: 2, name: "moorhen", isMe: true },
  ];
  render(
    <MemoryRouter>
      <Ranking rows={rows} label="Streaks" />
    </MemoryRouter>,
  );
  expect(screen.getByRole("link", { name: "mudlark" }).getAttribute("href")).toBe("/profile/mudlark");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "1mudlark12 days",
    "2moorhenyou12 days",
  ]);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
