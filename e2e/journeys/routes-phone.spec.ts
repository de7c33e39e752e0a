import { checkRoute, visitTitle } from "#support/check-route.ts";
import { viewerOf, ROUTES, STATES } from "#support/route-table.ts";
import { isProof } from "#support/long-tests.ts";
import { test } from "#support/visits.ts";

// Pages that change most on a small screen. The desktop tests open all pages in a narrow window, too.
const SHORT = ["/", "/class/blink"];

for (const route of [...ROUTES, ...STATES]) {
  for (const layout of ["default", "test"] as const) {
    if (!isProof && (layout === "test" || !SHORT.includes(route.path))) continue;
    const look = { route, layout, viewer: viewerOf(route), hasKeys: false };
    test(visitTitle(look), async ({ openVisit, player }) => {
      await checkRoute(await openVisit(layout, look.viewer), look, player.username);
    });
  }
}
