// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { pbkdf2Sync } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { accounts } from "#testing/stand-in-accounts.ts";

const FILE = "POST /rest/v1/rpc/file_takedown";
const STATUS = "POST /rest/v1/rpc/get_takedown";
const key = { reference: "QT-0A1B2C3D", secret: "ab".repeat(32) };
const notice = {
  reference: key.reference,
  status: "received",
  decision: null,
  url: "https://quack.test/class/blink",
  created_at: "2025-11-15T09:00:00Z",
  decided_at: null,
};
const TEXTS: Record<string, string> = {
  "Your work": "A poem about ducks",
  "Address on this site": "https://quack.test/class/blink",
  "What is wrong with this use": "The title screen shows it.",
  Name: "Ada Drake",
  "E-mail": "ada@drake.test",
  "Postal address and phone": "Pond Lane 1",
  "Your full name, typed": "Ada Drake",
};
const submit = () => fireEvent.submit(screen.getByRole("form", { name: "Takedown notice" }));
const sent = (call: string) => accounts.asked.find((each) => each.call === call)?.body;

function fillIn(): void {
  for (const [label, value] of Object.entries(TEXTS))
    fireEvent.change(screen.getByRole("textbox", { name: label }), { target: { value } });
  for (const box of screen.getAllByRole("checkbox")) fireEvent.click(box);
}

describe("a takedown notice", () => {
  test("shows all missing fields at once, and is not sent", async () => {
    openSite("/takedown");
    await screen.findByRole("form", { name: "Takedown notice" });
    submit();
    const summary = await screen.findByRole("alert");
    expect(summary.querySelectorAll("li")).toHaveLength(9);
    expect(sent(FILE)).toBeUndefined();
  });

  test("has six parts, and leads to its status", async () => {
    accounts.answers[FILE] = [200, { ...key, status: "received" }];
    accounts.answers[STATUS] = [200, notice];
    openSite("/takedown");
    await screen.findByRole("form", { name: "Takedown notice" });
    expect(screen.getAllByRole("group").map((part) => part.querySelector("legend")?.textContent)).toEqual([
      "1The work",
      "2Where it is used here",
      "3Who you are",
      "4Good faith",
      "5Accuracy",
      "6Signature",
    ]);
    fillIn();
    submit();
    await screen.findByRole("heading", { name: "Received" });
    expect(screen.getByText(key.reference)).toBeTruthy();
    expect(sent(FILE)).toEqual({
      url: "https://quack.test/class/blink",
      work: "A poem about ducks",
      reason: "The title screen shows it.",
      contact_name: "Ada Drake",
      contact_email: "ada@drake.test",
      contact_address: "Pond Lane 1",
      good_faith: true,
      accurate: true,
      signature: "Ada Drake",
    });
    expect(sent(STATUS)).toEqual(key);
  });

  test("keeps the typed values when the server refuses it by its rate limit", async () => {
    const enough = "Too many notices today. Please write to the operator.";
    accounts.answers[FILE] = [429, { message: enough, code: "PT429" }];
    openSite("/takedown");
    await screen.findByRole("form", { name: "Takedown notice" });
    fillIn();
    submit();
    await screen.findByText(enough);
    expect(screen.getByRole("textbox", { name: "Your work" })).toMatchObject({ value: "A poem about ducks" });
  });
});

describe("the proof of work of a notice", () => {
  const [nonce, salt] = ["00".repeat(16), "11".repeat(16)];
  const password = Buffer.concat([Buffer.from(nonce, "hex"), Buffer.from([0, 0, 0, 2])]);
  const key32 = pbkdf2Sync(password, Buffer.from(salt, "hex"), 10, 32, "sha256").toString("hex");
  const parameters = { algorithm: "PBKDF2/SHA-256", cost: 10, keyLength: 32, keyPrefix: key32, nonce, salt };
  const asked = (call: string) => accounts.asked.filter((each) => each.call === call).length;
  const CHALLENGE = "GET /auth/v1/captcha";

  async function send(): Promise<void> {
    accounts.answers["GET /auth/v1/settings"] = [200, { external: {}, captcha: ["takedown"] }];
    accounts.answers[CHALLENGE] = [200, { parameters, signature: "s" }];
    accounts.answers[FILE] = [200, { ...key, status: "received" }];
    accounts.answers[STATUS] = [200, notice];
    openSite("/takedown");
    await screen.findByRole("form", { name: "Takedown notice" });
    fillIn();
    submit();
    await screen.findByRole("heading", { name: "Received" });
  }
  afterEach(() => void vi.stubGlobal("isSecureContext", true));

  test("is solved by the page over https", async () => {
    await send();
    expect(asked(CHALLENGE)).toBe(1);
  });

  test("is left out over plain http, where the browser cannot solve it", async () => {
    vi.stubGlobal("isSecureContext", false);
    await send();
    expect(asked(CHALLENGE)).toBe(0);
  });
});

describe("the status of a notice", () => {
  test("shows the decision and its reason", async () => {
    const decided = { status: "rejected", decision: "It is a duck, not a poem.", decided_at: "2025-11-16T09:00:00Z" };
    accounts.answers[STATUS] = [200, { ...notice, ...decided }];
    openSite(`/takedown?ref=${key.reference}#${key.secret}`);
    await screen.findByRole("heading", { name: "Rejected" });
    expect(screen.getByText("It is a duck, not a poem.")).toBeTruthy();
  });

  test("is not shown to a person with only half of the link", async () => {
    accounts.answers[STATUS] = [200, null];
    openSite(`/takedown?ref=${key.reference}#${key.secret}`);
    await screen.findByRole("heading", { name: "No such notice" });
  });
});
