// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { accounts, keepSession } from "#testing/stand-in-accounts.ts";

const STATE = "POST /rest/v1/rpc/get_creator_state";
const CLASSES = "POST /rest/v1/rpc/get_my_classes";
const SAVE = "POST /rest/v1/rpc/save_draft";
const ID = "7d0c2a4e-1f3b-4c5d-8e6f-0a1b2c3d4e5f";

const creator = { may: true, why: null, max_bytes: 5e8, used_bytes: 0, builds_today: 0, hosts: [], rules: false };
const made = {
  id: ID,
  slug: null,
  title: null,
  status: "draft",
  reason: null,
  problems: [{ field: "licence", text: "Say under which licence the game is." }],
  live_build: null,
  in_review_build: null,
  app_id: null,
  code: null,
  is_changed: false,
  unlisted_by: null,
  form: { players: 1, orientation: "any", min_age: 0 },
  builds: [],
  updated_at: "2026-11-17T16:42:00+00:00",
};

describe("the class creator", () => {
  test("tells a visitor what it is for, and leads to the sign-in and back", async () => {
    openSite("/class/creator");
    await screen.findByRole("heading", { level: 1, name: "Class creator" });
    const links = screen.getAllByRole("link", { name: "Sign in" }).map((link) => link.getAttribute("href"));
    expect(links).toContain("/auth?next=%2Fclass%2Fcreator");
  });

  describe("for a player", () => {
    beforeEach(() => keepSession());

    test.each([
      ["off", /takes no new classes/],
      ["invite", /by invitation/],
      ["age", /age of 13 or more/],
    ])("says why they cannot make classes: %s", async (why, words) => {
      accounts.answers[STATE] = [200, { ...creator, may: false, why }];
      openSite("/class/creator");
      await screen.findByText(words);
    });

    test("offers a creator without classes to start one", async () => {
      accounts.answers[STATE] = [200, creator];
      accounts.answers[CLASSES] = [200, []];
      openSite("/class/creator");
      await screen.findByRole("button", { name: "Start your first class" });
    });

    test("saves the form by itself, and shows why a title cannot be used", async () => {
      accounts.answers[STATE] = [200, creator];
      accounts.answers[CLASSES] = [200, [made]];
      const slug = { field: "slug", text: "There is a class with this name already. Choose another title." };
      accounts.answers[SAVE] = [200, { ...made, slug_error: slug.text, problems: [slug] }];
      openSite(`/class/creator?draft=${ID}`);
      fireEvent.change(await screen.findByRole("textbox", { name: "Title" }), { target: { value: "Skyhop" } });
      await screen.findByText(slug.text, {}, { timeout: 5000 });
      const asked = accounts.asked.filter(({ call }) => call === SAVE).map(({ body }) => body);
      expect(asked).toEqual([{ draft_id: ID, form: { ...made.form, title: "Skyhop" } }]);
    });

    test("saves the last changes when the page is left at once", async () => {
      accounts.answers[STATE] = [200, creator];
      accounts.answers[CLASSES] = [200, [made]];
      accounts.answers[SAVE] = [200, made];
      openSite(`/class/creator?draft=${ID}`);
      fireEvent.change(await screen.findByRole("textbox", { name: "Title" }), { target: { value: "Skyhop" } });
      const network = vi.spyOn(globalThis, "fetch");
      window.dispatchEvent(new Event("pagehide"));
      // Microtasks alone: a page that is left runs no further tasks.
      for (let turn = 0; turn < 20; turn++) await Promise.resolve();
      const [, sent] = network.mock.calls.find(([to]) => to instanceof URL && to.pathname.endsWith("/save_draft"))!;
      expect(sent).toMatchObject({ method: "POST", keepalive: true });
      expect(JSON.parse(sent!.body as string)).toMatchObject({ draft_id: ID, form: { title: "Skyhop" } });
      expect(accounts.asked.at(-1)!.token).not.toBe("anon");
      network.mockRestore();
    });

    test("counts what is missing, and names it at the fields on request", async () => {
      accounts.answers[STATE] = [200, creator];
      accounts.answers[CLASSES] = [200, [made]];
      openSite(`/class/creator?draft=${ID}`);
      await screen.findByText("Two things are missing:");
      expect(screen.queryByText(made.problems[0]!.text)).toBeNull();
      fireEvent.click(screen.getByRole("button", { name: "See which" }));
      await screen.findByText(made.problems[0]!.text);
      expect(screen.getByRole<HTMLButtonElement>("button", { name: "Submit: 2 missing" }).disabled).toBe(true);
    });

    test("counts players by day and days by version, because players are not counted over several days", async () => {
      const counts = { opens: 40, plays: 30, p90_seconds: 600, ready_ms: 1500, load_failures: 0, crashes: 0 };
      accounts.answers[STATE] = [200, creator];
      accounts.answers[CLASSES] = [200, [{ ...made, status: "listed", app_id: "pond-pals" }]];
      accounts.answers["POST /rest/v1/rpc/get_class_stats"] = [
        200,
        {
          days: [{ day: "2026-11-16", players: 12, median_seconds: 300, ...counts }],
          versions: [{ build: 3, days: 2, median_seconds: 3600, ...counts }],
          crashes: [],
        },
      ];
      openSite(`/class/creator?draft=${ID}`);
      const rowsOf = (table: HTMLElement) =>
        within(table)
          .getAllByRole("row")
          .map((row) => row.textContent);
      expect(rowsOf(await screen.findByRole("table", { name: "By day" }))[1]).toMatch(
        /^16 Nov.*124030up to 5 min1.5 s0$/,
      );
      const [heads, version] = rowsOf(screen.getByRole("table", { name: "By version" }));
      expect(heads).toMatch(/^VersionDays/);
      expect(version).toBe("324030over 30 min1.5 s0");
    });
  });
});
