import { lookAtRoute, nameLook } from "#support/look-at-route.ts";
import { isProof, type Route, ROUTES, STATES } from "#support/route-table.ts";
import { test } from "#support/visits.ts";

// What is small about a small screen is the same for everybody, so one of them looks: whoever gets to see the page.
const lookerOf = ({ only, toPlayers }: Route) =>
  only ?? (toPlayers !== undefined && "heading" in toPlayers ? "player" : "visitor");

/** Where the test layout is one of its own, and not only another colour around the same page. */
const OWN_IN_TEST = ["/", "/class", "/class/blink", "/puzzle", "/streak", "/onboarding", "/cache?tab=pass"];

for (const route of [...ROUTES, ...STATES]) {
  for (const layout of ["default", "test"] as const) {
    if (layout === "test" && !isProof && !OWN_IN_TEST.includes(route.path)) continue;
    const look = { route, layout, looker: lookerOf(route), hasKeys: false };
    test(nameLook(look), async ({ openVisit, player }) => {
      await lookAtRoute(await openVisit(layout, look.looker), look, player.username);
    });
  }
}
