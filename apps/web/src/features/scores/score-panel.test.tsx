// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { keepPicture } from "#features/play/game-picture-api.ts";
import { openSite } from "#testing/open-site.tsx";
import { sampleApp } from "#testing/sample-apps.ts";
import { accounts, keepSession } from "#testing/stand-in-accounts.ts";

const INSERT = "POST /rest/v1/leaderboard_submissions";
const DELETE = "DELETE /rest/v1/leaderboard_submissions";
const OWN = "GET /rest/v1/leaderboard_submissions";
const UPLOAD = "POST /storage/v1/object/leaderboard_uploads/submissions/s1_proof.png";
const JUDGE = "POST /functions/v1/accept-image";
const BEST = "POST /rest/v1/rpc/get_app_high_scores";
const RACE = sampleApp({
  id: "reed-race",
  entry: "/g/reed-race/index.html",
  verifier: "none",
  score_unit: "boats",
  score_max: 2000,
});
const PROOF = new File(["picture"], "proof.png", { type: "image/png" });

const calls = () => accounts.asked.map(({ call }) => call);
async function fill(score: string, picture: File | null = PROOF): Promise<void> {
  fireEvent.change(await screen.findByLabelText("Your score, in boats"), { target: { value: score } });
  if (!picture) return;
  fireEvent.change(screen.getByLabelText("Choose a file"), { target: { files: [picture] } });
  await screen.findByAltText(`Chosen: ${picture.name}`);
}
const handIn = () => fireEvent.click(screen.getByRole("button", { name: "Submit score" }));

beforeEach(() => {
  keepSession();
  accounts.answers[INSERT] = [201, { id: "s1" }];
  accounts.answers[UPLOAD] = [200, { Key: "k" }];
  accounts.answers[JUDGE] = [200, { status: "in_review" }];
});

describe("a score with a screenshot", () => {
  test("is inserted, uploaded and checked, in this order, and its status is shown", async () => {
    openSite("/class/reed-race", [RACE]);
    await fill("1,240");
    const waiting = { id: "s1", score: 1240, status: "in_review", reason: null, image: null };
    accounts.answers[OWN] = [200, [{ ...waiting, created_at: "2026-11-14T12:00:00Z" }]];
    handIn();
    await screen.findByText("submitted appScoreForm!");
    const own = await screen.findByRole("list", { name: "Your submitted scores" });
    expect(within(own).getByText("Waiting for a moderator")).toBeDefined();
    const steps = calls().filter((call) => [INSERT, UPLOAD, JUDGE, DELETE].includes(call));
    expect(steps).toEqual([INSERT, UPLOAD, JUDGE]);
    const sent = accounts.asked.find(({ call }) => call === INSERT)!.body;
    expect(sent).toEqual({ user_id: "daisy", app_id: "reed-race", score: 1240 });
  });

  test("is deleted when the upload fails, with the specification's message", async () => {
    accounts.answers[UPLOAD] = [500, { message: "disk full", error: "Internal" }];
    openSite("/class/reed-race", [RACE]);
    await fill("12");
    handIn();
    await screen.findByText("failed to submit image for high score");
    await screen.findByText("Failed to insert image of high score, deleting high score upload now.");
    expect(calls()).toContain(DELETE);
    expect(calls()).not.toContain(JUDGE);
  });

  test("that the referee refuses is not uploaded, and the form says why", async () => {
    accounts.answers[INSERT] = [
      429,
      { message: "You can submit one score every 30 seconds. Wait a moment.", code: "PT429" },
    ];
    openSite("/class/reed-race", [RACE]);
    await fill("12");
    handIn();
    await screen.findByText("Failed to insert the high score.");
    await screen.findByText("You can submit one score every 30 seconds. Wait a moment.");
    expect(calls()).not.toContain(UPLOAD);
  });

  test("is validated before a request is sent", async () => {
    openSite("/class/reed-race", [RACE]);
    await fill("2001", null);
    handIn();
    const summary = await screen.findByRole("alert");
    expect(summary.textContent).toContain("A score here is between 0 and 2,000 boats.");
    expect(summary.textContent).toContain("Add a picture that shows the score.");
    fireEvent.change(screen.getByLabelText("Choose a file"), {
      target: { files: [new File(["x"], "", { type: "image/png" })] },
    });
    await screen.findByText("image without name? impossible");
    expect(calls()).not.toContain(INSERT);
  });

  test("needs a sign-in", async () => {
    localStorage.clear();
    openSite("/class/reed-race", [RACE]);
    await screen.findByText(/Only players can submit scores/);
    await fill("12");
    handIn();
    await screen.findByText("Hey! You Must Be Logged In To Do That!");
    expect(calls()).not.toContain(INSERT);
  });
});

describe("the screenshot", () => {
  test("can be pasted", async () => {
    openSite("/class/reed-race", [RACE]);
    await screen.findByLabelText("Your score, in boats");
    const event = new Event("paste");
    Object.assign(event, { clipboardData: { files: [PROOF] } });
    // The form may be visible a moment before its listener is set.
    await vi.waitFor(() => {
      window.dispatchEvent(event);
      screen.getByAltText("Chosen: proof.png");
    }, 60_000);
  });

  test("can be taken from the game, once it is open", async () => {
    openSite("/class/reed-race", [RACE]);
    const take = await screen.findByRole("button", { name: "Take it from the game" });
    fireEvent.click(take);
    await screen.findByText(/The game is not open/);
    keepPicture("reed-race", new Blob(["x"], { type: "image/png" }));
    fireEvent.click(take);
    await screen.findByAltText("Chosen: reed-race.png");
  });
});

describe("screenshot scores", () => {
  test("show the ranking, and the screenshots enlarged", async () => {
    const best = { user_id: "t", username: "tealtide", icon: "default", score: 88, rank: 1, submission_id: "s" };
    accounts.answers[BEST] = [200, [{ ...best, image: "a.webp", proof: "screenshot", created_at: "2026-11-14" }]];
    openSite("/class/reed-race", [RACE]);
    fireEvent.click(await screen.findByAltText("Proof of tealtide's score"));
    await screen.findByRole("heading", { name: "tealtide, 88" });
    expect(screen.getAllByAltText("Proof of tealtide's score")[1]!.getAttribute("src")).toBe(
      "http://quack.test/storage/v1/object/public/leaderboard_images/a.webp",
    );
  });

  test("that were rejected tell their owner why", async () => {
    const refused = { id: "s1", score: 7, status: "rejected", reason: "the picture shows a cat", image: null };
    accounts.answers[OWN] = [200, [{ ...refused, created_at: "2026-11-14T12:00:00Z" }]];
    openSite("/class/reed-race", [RACE]);
    await screen.findByText("the picture shows a cat");
    await screen.findByText("Not accepted");
  });
});
