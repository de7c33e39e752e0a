// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { shareUsage } from "#features/analytics/share-usage-api.ts";
import { openSite, SAMPLE_CONFIG } from "#testing/open-site.tsx";
import { SAMPLE_APPS } from "#testing/sample-apps.ts";
import { accounts, keepSession, sampleProfile } from "#testing/stand-in-accounts.ts";

const COUNTED = { ...SAMPLE_CONFIG, posthog: { key: "phc_1", host: "https://count.example" } };
const PAGE = "/settings?tab=privacy";
const findSwitch = () => screen.findByRole<HTMLInputElement>("switch", { name: "Share usage numbers" });

beforeEach(() => {
  localStorage.clear();
  shareUsage.set(null);
});

const openAt = (age: string | null, isChild = false) => {
  keepSession();
  accounts.answers["POST /rest/v1/rpc/get_my_profile"] = [200, sampleProfile({ age_band: age, is_child: isChild })];
  openSite(PAGE, SAMPLE_APPS, COUNTED);
};

describe("the switch for usage numbers", () => {
  test("is hidden where usage is not counted", async () => {
    keepSession();
    openSite(PAGE);
    await screen.findByRole("heading", { name: "Your data" });
    expect(screen.queryByRole("switch", { name: "Share usage numbers" })).toBeNull();
  });

  test("is on for adults, and stays off once it was switched off", async () => {
    openAt("adult");
    await waitFor(async () => expect((await findSwitch()).disabled).toBe(false));
    expect((await findSwitch()).checked).toBe(true);
    fireEvent.click(await findSwitch());
    expect((await findSwitch()).checked).toBe(false);
    expect(shareUsage.get()).toBe(false);
  });

  test("is off from 13 to 15, and can be switched on", async () => {
    openAt("13-15");
    await waitFor(async () => expect((await findSwitch()).disabled).toBe(false));
    expect((await findSwitch()).checked).toBe(false);
    fireEvent.click(await findSwitch());
    expect((await findSwitch()).checked).toBe(true);
  });

  test.each([
    ["under-13", "Off for your age group."],
    ["13-15", "Off for your age group."],
    [null, "Off until you give your age group."],
  ])("is off and disabled for a child of the age group %s", async (age, reason) => {
    shareUsage.set(true);
    openAt(age, true);
    await waitFor(() => expect(screen.getAllByText(reason).length).toBeGreaterThan(0));
    expect(await findSwitch()).toMatchObject({ checked: false, disabled: true });
  });

  test("is shown to visitors, without the account settings", async () => {
    openSite(PAGE, SAMPLE_APPS, COUNTED);
    expect(await findSwitch()).toMatchObject({ checked: true, disabled: false });
    expect(screen.queryByRole("heading", { name: "Delete account" })).toBeNull();
  });
});
