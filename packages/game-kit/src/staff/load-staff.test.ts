import { expect, test, vi } from "vitest";
import { loadStaff, readStaff } from "./load-staff.ts";

const PAGE = "https://quack.test/g/pond/index.html";
const RUN = { who: "drake", variant: "", seed: "0".repeat(32), frames: 600, score: 42, log: "", rules: "0".repeat(16) };

test("the staff's runs are loaded from the game's folder", async () => {
  const load = vi.fn<(address: string) => Promise<unknown>>().mockResolvedValue({ staff: [RUN] });
  expect(await loadStaff(PAGE, load, () => null)).toMatchObject([
    { who: "drake", name: "Drake", score: 42, frames: 600 },
  ]);
  expect(load).toHaveBeenCalledExactlyOnceWith("https://quack.test/g/pond/staff.js");
});

test("a game without staff runs, or in a frame without an address, has none", async () => {
  const load = vi.fn<(address: string) => Promise<unknown>>().mockRejectedValue(new TypeError("404"));
  expect(await loadStaff(PAGE, load, () => null)).toEqual([]);
  expect(await loadStaff("about:srcdoc", load, () => null)).toEqual([]);
});

test("without a connection the runs are read from the document", async () => {
  const load = vi.fn<(address: string) => Promise<unknown>>();
  expect(await loadStaff("about:srcdoc", load, () => JSON.stringify([RUN]))).toHaveLength(1);
  expect(await loadStaff("about:srcdoc", load, () => "null")).toEqual([]);
  expect(await loadStaff("about:srcdoc", load, () => "{")).toEqual([]);
  expect(load).not.toHaveBeenCalled();
});

test("an invalid run is dropped, and the others are kept", () => {
  const broken = [
    { who: "swan" },
    { score: -1 },
    { frames: 1.5 },
    { seed: "zz" },
    { log: "%" },
    { log: "gICA" },
    { variant: 3 },
  ];
  expect(readStaff([...broken.map((part) => ({ ...RUN, ...part })), null, RUN])).toHaveLength(1);
  expect(readStaff("nothing")).toEqual([]);
});
