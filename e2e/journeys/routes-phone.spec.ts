import { lookAtRoute, nameLook } from "#support/look-at-route.ts";
import { lookerOf, ROUTES, STATES } from "#support/route-table.ts";
import { isProof } from "#support/short-form.ts";
import { test } from "#support/visits.ts";

// Pages that change most on a small screen. The desktop tests open all pages in a narrow window, too.
const SHORT = [
  "/",
  "/class/blink",
  "/leaderboard",
  "/cache",
  "/profile",
  "/settings",
  "/auth",
  "/streak",
  "/play/blink",
];

for (const route of [...ROUTES, ...STATES]) {
  for (const layout of ["default", "test"] as const) {
    if (!isProof && (layout === "test" || !SHORT.includes(route.path))) continue;
    const look = { route, layout, looker: lookerOf(route), hasKeys: false };
    test(nameLook(look), async ({ openVisit, player }) => {
      await lookAtRoute(await openVisit(layout, look.looker), look, player.username);
    });
  }
}
