// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { sampleApp } from "#testing/sample-apps.ts";
import { gateway } from "#testing/stand-in-gateway.ts";
import { CHECKS } from "./check-list.ts";

const writeText = vi.fn<(text: string) => Promise<void>>();
beforeEach(() => {
  writeText.mockResolvedValue(undefined);
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
});
afterEach(() => writeText.mockReset());

const rowOf = (name: string) => screen.getByText(name, { selector: "b" }).closest("li")!;
const finished = () => screen.findByText(/^(All \d+ checks passed|\d+ of \d+ checks)/);

test("every check has a result in words, and a failed one has a remedy", async () => {
  openSite("/iframeCheck");
  await finished();
  expect(screen.getByText("Not in a frame")).toBeTruthy();
  expect(rowOf("Storage").textContent).toContain("Works");
  // happy-dom has no WebGL.
  expect(rowOf("WebGL").textContent).toContain("Does not work");
  expect(rowOf("WebGL").textContent).toContain("hardware acceleration");
  const rows = within(screen.getByRole("list", { name: "Checks" })).getAllByRole("listitem");
  expect(rows).toHaveLength(CHECKS.length);
  for (const row of rows) expect(row.textContent).toMatch(/Works|Does not work.+\.$/);
});

test("a host that does not answer fails its check, and passes when it answers again", async () => {
  gateway.health = "all down";
  openSite("/iframeCheck");
  await finished();
  expect(rowOf("The API").textContent).toContain("Does not work");
  gateway.health = "up";
  fireEvent.click(screen.getByRole("button", { name: "Run again" }));
  await screen.findByText("The checks are running.");
  await finished();
  expect(rowOf("The API").textContent).toContain("Works");
});

test("the page does not read the session", async () => {
  localStorage.setItem("quack-session", JSON.stringify({ access_token: "secret", user: { id: "daisy" } }));
  const read = vi.spyOn(Storage.prototype, "getItem");
  openSite("/iframeCheck");
  await finished();
  expect(screen.queryByRole("link", { name: "Account" })).toBeNull();
  expect(read.mock.calls.map(([key]) => key)).not.toContain("quack-session");
});

test("the report is copied, or shown for copying by hand", async () => {
  openSite("/iframeCheck");
  await finished();
  fireEvent.click(screen.getByRole("button", { name: "Copy report" }));
  await screen.findByText("Report copied");
  expect(writeText.mock.calls[0]![0]).toContain("Storage: works");
  writeText.mockRejectedValue(new Error("no"));
  fireEvent.click(screen.getByRole("button", { name: "Copy report" }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>("Report");
  expect(field.value).toContain("WebGL: does not work");
});

test("a game is chosen from the playable classes, or by an address on this site", async () => {
  openSite("/iframeCheck", [
    sampleApp({ id: "blink", entry: "/g/blink/index.html" }),
    sampleApp({ id: "paper-fleet" }),
  ]);
  const list = await screen.findByLabelText<HTMLSelectElement>("Class");
  expect(Array.from(list.options, ({ text }) => text)).toEqual(["Blink", "Another address"]);
  fireEvent.change(list, { target: { value: "" } });
  fireEvent.change(screen.getByLabelText("Address on this site"), { target: { value: "https://elsewhere.test/g/x/" } });
  fireEvent.click(screen.getByRole("button", { name: "Check this game" }));
  expect(screen.getByText(/has an address like/)).toBeTruthy();
  expect(screen.queryByTitle("The game that is checked")).toBeNull();
  fireEvent.change(list, { target: { value: "blink" } });
  fireEvent.click(screen.getByRole("button", { name: "Check this game" }));
  const frame = await screen.findByTitle("The game that is checked");
  expect([frame.getAttribute("src"), frame.getAttribute("sandbox")]).toEqual([
    "/g/blink/index.html",
    "allow-scripts allow-pointer-lock",
  ]);
  expect(within(screen.getByRole("list", { name: "Steps of blink" })).getAllByText("Waiting…").length).toBeGreaterThan(
    5,
  );
});
