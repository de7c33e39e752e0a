// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { createQueryClient } from "#lib/data/query-client.ts";
import { accounts, keepSession } from "#testing/stand-in-accounts.ts";
import { ClaimOffer } from "./claim-offer.tsx";
import { beginGuestRun, claimableRuns, finishGuestRun, guestRuns, isGuestRun } from "./claims-api.ts";

const TICKET = "POST /rest/v1/rpc/get_guest_ticket";
const CLAIM = "POST /rest/v1/rpc/claim_run";
const VERIFY = "POST /functions/v1/verify-run";

const ticket = (claim: string, order = "desc") => ({
  claim,
  seed: "00".repeat(16),
  variant: "",
  sim_version: "0123456789abcdef",
  order,
  started_at: new Date().toISOString(),
  expires_at: new Date(Date.now() + 7 * 86_400_000).toISOString(),
});
const hasRules = async () => true;

async function play(claim: string, score: number, order?: string) {
  accounts.answers[TICKET] = [200, ticket(claim, order)];
  const { run } = (await beginGuestRun("skyhop", "", hasRules))!;
  return finishGuestRun("skyhop", { run: run!, score, frames: 600, hash: 7, log: new Uint8Array([1, 2]) });
}

beforeEach(() => guestRuns.set([]));

describe("a visitor's runs", () => {
  test("are kept on the device, the best of each class", async () => {
    expect(await play("one", 40)).toMatchObject({
      status: "unranked",
      best: 40,
      reason: "Kept on this device. Sign in within 7 days to claim it.",
    });
    expect(await play("two", 30)).toMatchObject({ best: 40 });
    await play("three", 50);
    expect(claimableRuns()).toEqual([expect.objectContaining({ claim: "three", score: 50, log: "AQI=" })]);
  });

  test("are better when lower, where the class says so", async () => {
    await play("slow", 400, "asc");
    await play("fast", 200, "asc");
    expect(claimableRuns().map(({ claim }) => claim)).toEqual(["fast"]);
  });

  test("are known from runs that the server has, and are dropped after a week", async () => {
    accounts.answers[TICKET] = [200, ticket("one")];
    const begun = await beginGuestRun("skyhop", "", hasRules);
    expect([isGuestRun(begun!.run!), isGuestRun("0b0f6c0e")]).toEqual([true, false]);
    await play("two", 50);
    guestRuns.set(guestRuns.get().map((kept) => ({ ...kept, expires: Date.now() - 1 })));
    expect(claimableRuns()).toEqual([]);
  });

  test("do not start with rules that differ from the game's", async () => {
    accounts.answers[TICKET] = [200, ticket("one")];
    expect(await beginGuestRun("skyhop", "", async () => false)).toBeNull();
  });
});

describe("after signing in", () => {
  const offer = () =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <ClaimOffer />
      </QueryClientProvider>,
    );

  test("the runs are offered, claimed and judged, and the result is shown", async () => {
    keepSession();
    await play("one", 412);
    accounts.answers[CLAIM] = [200, { run_id: "r", submission_id: "s", status: "pending" }];
    accounts.answers[VERIFY] = [200, { status: "verified", score: 412, on_board: false }];
    offer();
    fireEvent.click(await screen.findByRole("button", { name: "Claim it" }));
    await screen.findByText(/412\. It is your best\. Play to enter the first ten\./);
    expect(claimableRuns()).toEqual([]);
    const [sent] = accounts.asked.filter(({ call }) => call === CLAIM);
    expect(sent!.body).toEqual({ claim: "one", log: "AQI=", frames: 600, score: 412, final_hash: "7" });
  });

  test("a refusal is shown with its reason", async () => {
    keepSession();
    await play("one", 412);
    accounts.answers[CLAIM] = [409, { code: "PT409", message: "You have already claimed a run of this class." }];
    offer();
    fireEvent.click(await screen.findByRole("button", { name: "Claim it" }));
    await screen.findByText(/You have already claimed a run of this class\./);
  });

  test("runs of somebody else are deleted", async () => {
    await play("one", 412);
    offer();
    fireEvent.click(await screen.findByRole("button", { name: "Not mine" }));
    expect(guestRuns.get()).toEqual([]);
  });
});
