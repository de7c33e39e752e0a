// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import type { ClipPlayerProps } from "#features/clips/player/clip-player.tsx";
import { CLIP_ID, sampleCard, sampleClip } from "#testing/sample-clips.ts";
import { accounts, keepSession } from "#testing/stand-in-accounts.ts";

const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
const SECOND = CLIP_ID.replace(/^7/, "8");

/** The frames that the player was told to show. */
const sought: number[] = [];
let tellFrame: (frame: number) => void;
vi.mock("#features/clips/player/clip-player.tsx", async () => {
  const { useEffect, useImperativeHandle } = await import("react");
  return {
    ClipPlayer({ clip, commands, onPhase, onFrame }: ClipPlayerProps) {
      useEffect(() => void (tellFrame = onFrame!), [onFrame]);
      useImperativeHandle(commands, () => ({ seek: (frame: number) => void sought.push(frame) }) as never);
      useEffect(() => onPhase?.("showing"), [onPhase]);
      return <iframe sandbox="" title={`${clip.title}, a clip`} />;
    },
  };
});

beforeEach(() => {
  sought.length = 0;
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  accounts.answers[rpc("get_best_clips")] = [200, []];
  accounts.answers[rpc("get_embeds")] = [200, { mode: "on", may_embed: true, hosts: [] }];
});

const show = (...clips: object[]) => (accounts.answers[rpc("get_clips")] = [200, { clips, next: null }]);

test("without clips the page says how the first one is made", async () => {
  show();
  openSite("/yt");
  await screen.findByRole("heading", { name: "Nothing on yet" });
  expect(screen.getByRole("link", { name: "Sign in to make one" }).getAttribute("href")).toContain("creator%2Fquack");
});

test("one clip runs at a time, and the arrow key shows the next", async () => {
  show(sampleCard(), sampleCard({ id: SECOND, title: "Through the gap" }));
  accounts.answers[rpc("get_clip")] = [200, sampleClip()];
  openSite("/yt");
  const first = await screen.findByRole("article", { name: "Left wall, no hands" });
  await waitFor(() => expect(document.querySelectorAll("iframe")).toHaveLength(1));
  expect(within(first).getByRole("link", { name: "Take over from 0:00" }).getAttribute("href")).toBe(
    `/class/blink?clip=${CLIP_ID}&at=600`,
  );
  expect(within(first).getByRole("link", { name: "Play this seed" }).getAttribute("href")).toContain("&at=0");
  fireEvent.keyDown(within(first).getByRole("button", { name: /Pause Left wall/ }), { key: "ArrowDown" });
  await waitFor(() => expect(screen.getByRole("button", { name: /Pause Through the gap/ })).toBeTruthy());
  // The first clip is hidden now: with its button the focus would be lost.
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /Pause Through the gap/ }));
  expect(document.querySelectorAll("iframe")).toHaveLength(1);
});

test("a clip of older rules can be watched, but not taken over", async () => {
  show(sampleCard({ is_current: false }));
  accounts.answers[rpc("get_clip")] = [200, sampleClip({ is_current: false })];
  openSite("/yt");
  await screen.findByText("Made with older rules: it can be watched, but not played on.");
  expect(screen.queryByRole("link", { name: /Take over/ })).toBeNull();
});

test("a like counts once, and a visitor is told to sign in", async () => {
  keepSession();
  show(sampleCard());
  accounts.answers[rpc("get_clip")] = [200, sampleClip()];
  accounts.answers[rpc("like_clip")] = [200, { likes: 5, is_liked: true }];
  openSite("/yt");
  const like = await screen.findByRole("button", { name: "Like" });
  await waitFor(() => expect(accounts.asked.some(({ call }) => call === rpc("get_clip"))).toBe(true));
  await waitFor(() => {
    fireEvent.click(like);
    expect(accounts.asked.filter(({ call }) => call === rpc("like_clip"))).toHaveLength(1);
  });
  await screen.findByRole("button", { name: "Like, 5 likes", pressed: true });
});

test("a link to a clip that is gone says so and shows the others", async () => {
  show(sampleCard());
  accounts.answers[rpc("get_clip")] = [404, { code: "PT404", message: "There is no such clip." }];
  openSite(`/yt?clip=${SECOND}`);
  await screen.findAllByText(/This clip is gone/);
  expect(screen.getByRole("article", { name: "Left wall, no hands" })).toBeTruthy();
});

test("a linked clip that is not in the list is shown first", async () => {
  show(sampleCard());
  accounts.answers[rpc("get_clip")] = [200, sampleClip({ id: SECOND, title: "An old one" })];
  openSite(`/yt?clip=${SECOND}`);
  const [first] = await screen.findAllByRole("article", { name: "An old one" });
  expect(first!.className).toContain("clip-screen--current");
});

test("a linked clip waits for a click of a viewer who wants less motion, and starts at the second that is sought", async () => {
  const calm = (query: string) => ({
    matches: query.includes("reduced-motion"),
    addEventListener() {},
    removeEventListener() {},
  });
  vi.stubGlobal("matchMedia", calm);
  show(sampleCard());
  accounts.answers[rpc("get_clip")] = [200, sampleClip({ id: SECOND, title: "An old one" })];
  openSite(`/yt?clip=${SECOND}`);
  const clip = await screen.findByRole("article", { name: "An old one" });
  expect(document.querySelector("iframe")).toBeNull();
  fireEvent.keyDown(within(clip).getByRole("slider", { name: "Position" }), { key: "ArrowRight", shiftKey: true });
  await waitFor(() => expect(document.querySelectorAll("iframe")).toHaveLength(1));
  await waitFor(() => expect(sought).toEqual([660]));
});

test("seconds that follow each other fast are all counted, although the game answers later", async () => {
  show(sampleCard());
  accounts.answers[rpc("get_clip")] = [200, sampleClip()];
  openSite("/yt");
  const clip = await screen.findByRole("article", { name: "Left wall, no hands" });
  await waitFor(() => expect(document.querySelectorAll("iframe")).toHaveLength(1));
  const position = within(clip).getByRole("slider", { name: "Position" });
  const next = () => fireEvent.keyDown(position, { key: "ArrowRight", shiftKey: true });
  next();
  next();
  act(() => tellFrame(660));
  next();
  act(() => tellFrame(720));
  expect(sought).toEqual([660, 720, 780]);
  act(() => tellFrame(780));
  act(() => tellFrame(795));
  expect(position.getAttribute("aria-valuenow")).toBe("195");
});
