import { expect, test, vi } from "vitest";
import { loadOlderRules } from "./older-rules.ts";

const VERSION = "0123456789abcdef";
const PAGE = "https://quack.test/g/pond/index.html";

test("older rules are loaded from the game's folder", async () => {
  const rules = { score: () => 7 };
  const load = vi.fn<(address: string) => Promise<unknown>>().mockResolvedValue({ rules });
  expect(await loadOlderRules(VERSION, PAGE, load)).toMatchObject({ rules });
  expect(load).toHaveBeenCalledExactlyOnceWith(`https://quack.test/g/pond/rules.${VERSION}.js`);
});

test("older rules are null where the folder does not have them", async () => {
  const load = vi.fn<(address: string) => Promise<unknown>>().mockRejectedValue(new TypeError("404"));
  expect(await loadOlderRules(VERSION, PAGE, load)).toBeNull();
  expect(await loadOlderRules(VERSION, "about:srcdoc", load)).toBeNull();
  expect(load).toHaveBeenCalledOnce();
});

test("only a well-formed version is requested", async () => {
  const load = vi.fn<(address: string) => Promise<unknown>>();
  expect(await loadOlderRules("../../elsewhere/0123456789abcdef", PAGE, load)).toBeNull();
  expect(load).not.toHaveBeenCalled();
});
