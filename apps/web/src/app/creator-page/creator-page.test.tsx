// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { CLIP_ID, RUN_ID, sampleRow, sampleRun } from "#testing/sample-clips.ts";
import { accounts, keepSession, sampleProfile } from "#testing/stand-in-accounts.ts";

const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
const CHANNEL = "1f3cbb2e-0a9b-4a55-9a3c-2f4e5b6c7d8e";
const channel = {
  id: CHANNEL,
  host: "youtube.com",
  url: "https://www.youtube.com/@pond",
  handle: "@pond",
  code: "quack-7F3K-Q2",
  status: "unconfirmed",
  videos: 0,
};
const replay = {
  app_id: "blink",
  username: "puddlejump",
  score: 966,
  seed: "1",
  log: "",
  frames: 5520,
  is_current: true,
  sim_version: "4b915ebf00112233",
};

vi.mock("#features/clips/player/clip-player.tsx", () => ({ ClipPlayer: () => <p>the game</p> }));
vi.mock("#features/clips/export-clip-api.ts", () => ({
  canExport: () => "encode",
  canShare: () => false,
  exportErrorText: () => null,
  exportClip: (_options: unknown, _onProgress: unknown, signal: AbortSignal) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error))),
}));

beforeEach(() => {
  accounts.answers[rpc("get_my_runs")] = [200, { runs: [sampleRun()], next: null }];
  accounts.answers[rpc("get_replay")] = [200, replay];
  accounts.answers[rpc("get_creator_state")] = [200, { may: true, why: null }];
});

const asked = (name: string) => accounts.asked.filter(({ call }) => call === rpc(name)).map(({ body }) => body);

describe("the creator pages", () => {
  test.each(["/creator", "/creator/quack", "/creator/quack/new"])("tell a visitor at %s how to begin", async (path) => {
    openSite(path);
    await screen.findByRole("heading", { level: 1, name: "Creator" });
    const signIn = (await screen.findAllByRole("link", { name: "Sign in" })).map((link) => link.getAttribute("href"));
    expect(signIn).toContain(`/auth?next=${encodeURIComponent(path)}`);
  });

  test("show this site first, then the channels with the code that proves them", async () => {
    keepSession();
    accounts.answers[rpc("get_my_channels")] = [200, [channel]];
    openSite("/creator");
    await screen.findByText("quack-7F3K-Q2");
    const cards = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(cards.filter((words) => words === "This site" || words === "@pond")).toEqual(["This site", "@pond"]);
  });

  test("link a channel by its address, and show the referee's sentence", async () => {
    keepSession();
    accounts.answers[rpc("link_channel")] = [400, { code: "PT400", message: "That is not the address of a channel." }];
    openSite("/creator");
    const address = await screen.findByRole("textbox", { name: "Link another channel" });
    fireEvent.change(address, { target: { value: "https://youtu.be/x" } });
    fireEvent.click(screen.getByRole("button", { name: "Link channel" }));
    await screen.findAllByText("That is not the address of a channel.");
    expect(asked("link_channel")).toEqual([{ url: "https://youtu.be/x" }]);
  });

  test("say why a player who is no creator cannot link channels", async () => {
    keepSession();
    accounts.answers[rpc("get_creator_state")] = [200, { may: false, why: "invite" }];
    openSite("/creator");
    await screen.findByText(/The operator of this site invites creators/);
    expect(screen.getByRole("link", { name: "Make a clip" })).toBeTruthy();
  });

  test("offer a clip of every run that may be shown, and say why not of the others", async () => {
    keepSession();
    const daily = sampleRun({ submission_id: CLIP_ID, is_clippable: false, why_not: "When the day is over." });
    accounts.answers[rpc("get_my_runs")] = [200, { runs: [sampleRun(), daily], next: null }];
    openSite("/creator/quack");
    const link = await screen.findByRole("link", { name: "Make a clip of Blink, 966" });
    expect(link.getAttribute("href")).toBe(`/creator/quack/new?run=${RUN_ID}`);
    expect(screen.getByText("When the day is over.")).toBeTruthy();
  });

  test("say that a channel or a clip is not the player's", async () => {
    keepSession();
    openSite(`/creator/${CHANNEL}`);
    await screen.findByRole("heading", { name: "No such channel" });
  });
});

describe("the clip editor", () => {
  test("stores a draft once, keeps it, and sends it to the moderators", async () => {
    keepSession();
    const row = sampleRow({ title: "Two walls", from_frame: 4320, to_frame: 5520, poster_frame: 4920 });
    accounts.answers[rpc("make_clip")] = [200, row];
    accounts.answers[rpc("submit_clip")] = [200, { ...row, status: "in_review" }];
    openSite(`/creator/quack/new?run=${RUN_ID}`);
    fireEvent.change(await screen.findByLabelText("Title"), { target: { value: " Two walls " } });
    fireEvent.click(screen.getByRole("button", { name: "Publish" }));
    await waitFor(() => expect(asked("submit_clip")).toEqual([{ clip_id: CLIP_ID }]));
    expect(asked("make_clip")).toEqual([
      {
        submission_id: RUN_ID,
        from_frame: 4320,
        to_frame: 5520,
        title: "Two walls",
        captions: [],
        tall: false,
        poster_frame: 4920,
      },
    ]);
  });

  test("trims with the keyboard and says when a clip is at its limit", async () => {
    keepSession();
    openSite(`/creator/quack/new?run=${RUN_ID}`);
    const start = await screen.findByRole("slider", { name: "Start of the clip" });
    fireEvent.keyDown(start, { key: "ArrowRight" });
    expect(start.getAttribute("aria-valuenow")).toBe("4321");
    fireEvent.keyDown(start, { key: "ArrowRight", shiftKey: true });
    expect(start.getAttribute("aria-valuenow")).toBe("4381");
    fireEvent.keyDown(start, { key: "End" });
    expect(start.getAttribute("aria-valuenow")).toBe(String(5520 - 180));
    expect(screen.getByText(/at least 0:03/)).toBeTruthy();
  });

  test("shows the filter's sentence at the title and keeps the words", async () => {
    keepSession();
    accounts.answers[rpc("make_clip")] = [422, { code: "PT422", message: "Links are not allowed in a title." }];
    openSite(`/creator/quack/new?run=${RUN_ID}`);
    const title = await screen.findByLabelText<HTMLInputElement>("Title");
    fireEvent.change(title, { target: { value: "see pond.example" } });
    fireEvent.click(screen.getByRole("button", { name: "Save draft" }));
    await screen.findByText("Links are not allowed in a title.");
    expect(title.value).toBe("see pond.example");
    expect(document.activeElement).toBe(title);
  });

  test("offers a child no publishing, and says what works", async () => {
    keepSession();
    accounts.answers[rpc("get_my_profile")] = [200, sampleProfile({ is_child: true, age_band: null })];
    openSite(`/creator/quack/new?run=${RUN_ID}`);
    await screen.findByText(/You can keep this clip and export it/);
    expect(screen.queryByRole("button", { name: "Publish" })).toBeNull();
    expect(screen.getByRole("button", { name: "Save draft" })).toBeTruthy();
  });

  test("has one button to publish in the bar of a phone, and shows a refusal there", async () => {
    const isPhone = (query: string) => query.includes("max-width: 719px");
    const media = vi
      .spyOn(window, "matchMedia")
      .mockImplementation(
        (query) => ({ matches: isPhone(query), addEventListener() {}, removeEventListener() {} }) as never,
      );
    try {
      keepSession();
      accounts.answers[rpc("get_my_clips")] = [200, [sampleRow()]];
      const refusal = { code: "PT429", message: "Ten of your clips wait for a moderator already." };
      accounts.answers[rpc("submit_clip")] = [
        [429, refusal],
        [200, sampleRow({ status: "in_review" })],
      ];
      openSite(`/creator/quack/${CLIP_ID}`);
      const bar = within(await screen.findByRole("region", { name: "Clip" }));
      expect(bar.getByRole("status").textContent).toBe("Draft saved");
      expect(bar.getByRole("link", { name: "Back to my runs" }).getAttribute("href")).toBe("/creator/quack");
      fireEvent.click(screen.getByRole("button", { name: "Publish" }));
      expect((await bar.findByRole("alert")).textContent).toBe(refusal.message);
      accounts.answers[rpc("get_my_clips")] = [200, [sampleRow({ status: "in_review" })]];
      fireEvent.click(screen.getByRole("button", { name: "Publish" }));
      await waitFor(() => expect(bar.getByRole("status").textContent).toBe("In review"));
      expect(screen.queryByRole("button", { name: "Publish" })).toBeNull();
      expect(screen.getByRole("button", { name: "Take it back" })).toBeTruthy();
    } finally {
      media.mockRestore();
    }
  });

  test("keeps unsaved changes over a reload, and discards them on request", async () => {
    keepSession();
    const path = `/creator/quack/new?run=${RUN_ID}`;
    const { unmount } = openSite(path);
    fireEvent.change(await screen.findByLabelText("Title"), { target: { value: "Two walls" } });
    fireEvent.click(screen.getByRole("button", { name: "Caption here" }));
    fireEvent.change(screen.getByRole("textbox", { name: /^Caption 1/ }), { target: { value: "Now" } });
    unmount();
    openSite(path);
    await screen.findByText("Your unsaved changes are back.");
    expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Two walls");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Caption 1/ }).value).toBe("Now");
    fireEvent.click(screen.getByRole("button", { name: "Discard them" }));
    expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Blink, 966");
    expect(localStorage.getItem("unsaved-clips")).toBe("[]");
  });

  test("stops its game while a video is made: only one runs at a time", async () => {
    keepSession();
    openSite(`/creator/quack/new?run=${RUN_ID}`);
    await screen.findByText("the game");
    fireEvent.click(screen.getByRole("button", { name: "Export as a video" }));
    await screen.findByText("Making the video, 0 %");
    expect(screen.queryByText("the game")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await screen.findByText("the game");
  });

  test("refuses somebody else's run", async () => {
    keepSession();
    accounts.answers[rpc("get_replay")] = [200, { ...replay, username: "moss_toad" }];
    openSite(`/creator/quack/new?run=${RUN_ID}`);
    await screen.findByText(/somebody else's run/);
  });

  test("takes a published clip off the site and deletes a clip", async () => {
    keepSession();
    accounts.answers[rpc("get_my_clips")] = [200, [sampleRow({ status: "published" })]];
    accounts.answers[rpc("withdraw_clip")] = [200, sampleRow()];
    accounts.answers[rpc("delete_clip")] = [200, { id: CLIP_ID }];
    openSite(`/creator/quack/${CLIP_ID}`);
    fireEvent.click(await screen.findByRole("button", { name: "Take it off the site" }));
    await waitFor(() => expect(asked("withdraw_clip")).toEqual([{ clip_id: CLIP_ID }]));
    fireEvent.click(screen.getByRole("button", { name: "Delete" }));
    fireEvent.click(screen.getByRole("button", { name: "Delete it" }));
    await waitFor(() => expect(asked("delete_clip")).toEqual([{ clip_id: CLIP_ID }]));
    await screen.findByRole("heading", { level: 1, name: "This site" });
  });
});

describe("the form of a video", () => {
  const VIDEO = "2a4cbb2e-0a9b-4a55-9a3c-2f4e5b6c7d8e";
  const table = (method: string) => accounts.asked.filter(({ call }) => call === `${method} /rest/v1/creator_videos`);

  test("stores a new video once, although sending it fails at first", async () => {
    keepSession();
    accounts.answers[rpc("get_my_channels")] = [200, [channel]];
    accounts.answers["POST /rest/v1/creator_videos"] = [201, [{ id: VIDEO }]];
    const refusal = { code: "PT429", message: "Ten videos wait for a moderator already." };
    accounts.answers["PATCH /rest/v1/creator_videos"] = [
      [429, refusal],
      [200, [{ id: VIDEO }]],
    ];
    openSite(`/creator/${CHANNEL}/new`);
    const title = await screen.findByLabelText<HTMLInputElement>("Title");
    fireEvent.change(title, { target: { value: "Our pond" } });
    fireEvent.change(screen.getByLabelText("Address of the video"), { target: { value: "https://youtu.be/abcdefgh" } });
    const submit = screen.getByRole("button", { name: "Submit" });
    fireEvent.click(submit);
    await screen.findByText(refusal.message);
    expect(title.value).toBe("Our pond");
    fireEvent.click(submit);
    await waitFor(() => expect(table("PATCH")).toHaveLength(3));
    expect(table("POST")).toHaveLength(1);
  });
});
