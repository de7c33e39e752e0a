// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { accounts } from "#testing/stand-in-accounts.ts";

const VIDEOS = "GET /rest/v1/creator_videos";
const video = {
  id: "v1",
  title: "Forty floors",
  caption: "",
  url: "https://youtu.be/abcDEF_-123",
  app_id: "blink",
  my_users: { username: "mudlark" },
};
const beginAt = (path: string) =>
  vi
    .spyOn(performance, "getEntriesByType")
    .mockReturnValue([{ name: `http://quack.test${path}` }] as unknown as PerformanceEntryList);

test("without videos the page says what it is for", async () => {
  openSite("/yt");
  await screen.findByRole("heading", { name: "Nothing on yet" });
});

test("a video loads on a click on play, and not before", async () => {
  beginAt("/yt");
  accounts.answers[VIDEOS] = [200, [video]];
  openSite("/yt");
  const play = await screen.findByRole("button", { name: /Play Forty floors/ });
  expect(document.querySelector("iframe")).toBeNull();
  expect(document.body.innerHTML).not.toContain("youtube");
  fireEvent.click(play);
  expect(screen.getByTitle("Forty floors").getAttribute("src")).toContain("https://www.youtube-nocookie.com/embed/");
  expect(screen.getByRole("link", { name: "mudlark" }).getAttribute("href")).toBe("/profile/mudlark");
});

test("on a page whose CSP forbids players, a click reloads the page and remembers the video", async () => {
  beginAt("/");
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  accounts.answers[VIDEOS] = [200, [video]];
  openSite("/yt");
  fireEvent.click(await screen.findByRole("button", { name: /Play Forty floors/ }));
  expect(assign).toHaveBeenCalledWith("/yt");
  expect(document.querySelector("iframe")).toBeNull();
  expect(sessionStorage.getItem("wanted-video")).toBe("v1");
});
