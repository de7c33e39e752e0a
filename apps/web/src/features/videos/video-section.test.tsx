// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { accounts } from "#testing/stand-in-accounts.ts";

const VIDEOS = "GET /rest/v1/creator_videos";
const EMBEDS = "POST /rest/v1/rpc/get_embeds";
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

beforeEach(() => {
  accounts.answers[VIDEOS] = [200, [video]];
  accounts.answers[EMBEDS] = [200, { mode: "on", may_embed: true, hosts: [] }];
  accounts.answers["POST /rest/v1/rpc/get_clips"] = [200, { clips: [], next: null }];
});

test("a video loads on a click on its button, and not before", async () => {
  beginAt("/yt");
  openSite("/yt");
  const load = await screen.findByRole("button", { name: "Load Forty floors" });
  expect(document.querySelector("iframe")).toBeNull();
  expect(document.body.innerHTML).not.toContain("youtube-nocookie.com/embed");
  fireEvent.click(load);
  const player = screen.getByTitle("Forty floors");
  expect(player.getAttribute("src")).toContain("https://www.youtube-nocookie.com/embed/");
  expect(player.getAttribute("sandbox")).not.toContain("allow-popups");
  expect(screen.getByRole("link", { name: "mudlark" }).getAttribute("href")).toBe("/profile/mudlark");
});

test("on a page whose CSP forbids players, a click reloads the page and remembers the video", async () => {
  beginAt("/");
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  openSite("/yt");
  fireEvent.click(await screen.findByRole("button", { name: "Load Forty floors" }));
  expect(assign).toHaveBeenCalledWith("/yt");
  expect(document.querySelector("iframe")).toBeNull();
  expect(sessionStorage.getItem("wanted-video")).toBe("v1");
});

test("a visitor cannot load a video that is not for children, and is led to the sign-in", async () => {
  accounts.answers[EMBEDS] = [200, { mode: "on", may_embed: false, hosts: [] }];
  openSite("/yt");
  const signIn = await screen.findByRole("link", { name: "Sign in to watch them" });
  expect(signIn.getAttribute("href")).toBe("/auth?next=%2Fyt");
  await screen.findByText("On YouTube; it cannot be shown here.");
  expect(screen.queryByRole("button", { name: /^Load/ })).toBeNull();
});

test("where embeds are switched off, a video cannot be loaded", async () => {
  accounts.answers[EMBEDS] = [200, { mode: "off", may_embed: false, hosts: [] }];
  openSite("/yt");
  await screen.findByText("This site does not show videos of other sites.");
  await screen.findByText("On YouTube; it cannot be shown here.");
  expect(screen.queryByRole("button", { name: /^Load/ })).toBeNull();
});
