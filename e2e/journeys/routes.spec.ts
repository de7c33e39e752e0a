import { expect, open } from "#support/harness.ts";
import { lookAtRoute, nameLook } from "#support/look-at-route.ts";
import { isProof, ROUTES, STATES } from "#support/route-table.ts";
import { type Looker, settle, test } from "#support/visits.ts";

const LOOKERS: Looker[] = ["visitor", "player"];

// What a layout changes and what a player sees have little to do with each other: the fourth corner is in the proof.
const isForLater = (layout: string, looker: Looker) => layout === "test" && looker === "player" && !isProof;

for (const route of [...ROUTES, ...STATES]) {
  for (const layout of ["default", "test"] as const) {
    for (const looker of route.only ? [route.only] : LOOKERS) {
      if (isForLater(layout, looker)) continue;
      const look = { route, layout, looker, hasKeys: true };
      test(nameLook(look), async ({ openVisit, player }) => {
        await lookAtRoute(await openVisit(layout, looker), look, player.username);
      });
    }
  }
}

// What a device has kept since the last time must not be in the first drawing: the server has made that for everybody.
for (const layout of ["default", "test"] as const) {
  test(`whoever comes back in the ${layout} layout finds the pages as they are`, async ({ openVisit }) => {
    const { page, trouble } = await openVisit(layout, "player");
    for (const path of ["/class/blink", "/", "/class", "/streak", "/leaderboard", "/cache", "/profile", "/settings"]) {
      for (let visit = 0; visit < 2; visit++) {
        await open(page, path);
        await settle(page, "player");
      }
      expect(trouble.splice(0), path).toEqual([]);
    }
  });
}
