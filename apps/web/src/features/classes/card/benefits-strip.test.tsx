// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { setSessionState, SIGNED_OUT, stateOf } from "#lib/session/session.ts";
import { MemoryRouter } from "#testing/memory-router.tsx";
import { openSite, SAMPLE_CONFIG } from "#testing/open-site.tsx";
import { sampleSession } from "#testing/stand-in-accounts.ts";
import { BenefitsStrip } from "./benefits-strip.tsx";

const REDESIGN = { ...SAMPLE_CONFIG, flags: { "site-redesign": "test" } };
const find = () => screen.findByRole("button", { name: "Hide this note" });
describe("the note about the benefits of an account", () => {
  test.each([
    ["the default layout", SAMPLE_CONFIG],
    ["the redesign", REDESIGN],
  ])("links to the sign-up for visitors, in %s", async (_name, config) => {
    openSite("/", undefined, config);
    const note = (await find()).parentElement!;
    expect(note.textContent).toBe("Sign up to keep your streak, Dabloons and scores.");
    expect(note.querySelector("a")?.getAttribute("href")).toBe("/auth?mode=signup");
  });

  test("disappears when it is hidden, and stays hidden on the next visit", () => {
    setSessionState(SIGNED_OUT);
    const first = render(<BenefitsStrip />, { wrapper: MemoryRouter });
    fireEvent.click(screen.getByRole("button", { name: "Hide this note" }));
    expect(first.container.textContent).toBe("");
    first.unmount();
    expect(render(<BenefitsStrip />, { wrapper: MemoryRouter }).container.textContent).toBe("");
    localStorage.clear();
    cleanup();
    expect(render(<BenefitsStrip />, { wrapper: MemoryRouter }).container.textContent).toContain("Sign up");
  });

  test("is not shown to players, nor before the session is known", () => {
    for (const session of [{ status: "unknown", user: null } as const, stateOf(sampleSession() as never)]) {
      setSessionState(session);
      expect(render(<BenefitsStrip />, { wrapper: MemoryRouter }).container.textContent).toBe("");
    }
  });
});
