import { expect, test, vi } from "vitest";
import type { Database } from "#db/database.ts";
import { createVideoPlayers } from "./video-players.ts";

type Ask = Database["as"];
const answering = (embeds: object) => vi.fn<Ask>(async () => [[JSON.stringify(embeds)]]);

test("only the videos page may frame players, and the operator's hosts are among them", async () => {
  const as = answering({ mode: "on", hosts: ["tube.example", "evil.example; script-src *"] });
  const players = createVideoPlayers({ as });
  expect(await players("/yt?clip=1")).toEqual([
    "https://www.youtube-nocookie.com",
    "https://player.vimeo.com",
    "https://tube.example",
  ]);
  for (const url of ["/", "/ytx", "/class/yt", "/creator"]) expect(await players(url), url).toEqual([]);
  expect(as).toHaveBeenCalledTimes(1);
});

test("no page may frame players when embeds are off or the database does not answer", async () => {
  expect(await createVideoPlayers({ as: answering({ mode: "off", hosts: ["tube.example"] }) })("/yt")).toEqual([]);
  expect(await createVideoPlayers({ as: () => Promise.reject(new Error("down")) })("/yt")).toEqual([]);
});
