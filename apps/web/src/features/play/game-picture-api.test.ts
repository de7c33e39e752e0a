import { expect, test, vi } from "vitest";
import { keepPicture, registerCamera, takePicture } from "./game-picture-api.ts";

const picture = (text: string) => new Blob([text], { type: "image/png" });

test("a picture is taken of the open game", async () => {
  const [now, later] = [picture("now"), picture("later")];
  const close = registerCamera("blink", () => keepPicture("blink", now));
  expect(await takePicture("blink")).toBe(now);
  expect(await takePicture("keystorm")).toBeNull();
  keepPicture("blink", later);
  close();
  expect(await takePicture("blink")).toBe(later);
});

test("a game that sends no picture times out", async () => {
  vi.useFakeTimers();
  const close = registerCamera("lumen", () => {});
  const taking = takePicture("lumen");
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await taking).toBeNull();
  close();
  vi.useRealTimers();
});
