import { expect, open } from "#support/harness.ts";
import { lookAtRoute, nameLook } from "#support/look-at-route.ts";
import { lookerOf, OWN_IN_TEST, type Route, ROUTES, STATES } from "#support/route-table.ts";
import { isProof, longIf } from "#support/short-form.ts";
import { type Layout, type Looker, settle, test } from "#support/visits.ts";

const LOOKERS: Looker[] = ["visitor", "player"];

// URLs that show the same page as another one, or a state of it that has its own tests.
const REPEATED = [
  "/chad",
  "/creator",
  "/creator/school",
  "/creator/school/new",
  "/nowhere/at/all",
  "/class/creator",
  "/auth/callback",
  "/profile/{me}",
  "/profile/no%20name",
  "/play/nobody",
  "/?category=favourites",
  "/?q=zzzz",
  "/class/paper-fleet",
  "/leaderboard?board=coins&period=season",
  "/cache?tab=device",
];
// Pages with most kinds of controls.
const WALKED_BY_KEYS = ["/", "/class/blink", "/cache", "/settings", "/auth?mode=signup", "/takedown"];

/** `npm run proof -- routes` checks every cell of the table; `npm test` each page once. */
function isWanted(route: Route, layout: Layout, looker: Looker): boolean {
  if (isProof) return true;
  if (REPEATED.includes(route.path) || looker !== lookerOf(route)) return false;
  return layout === "default" || OWN_IN_TEST.includes(route.path);
}

for (const route of [...ROUTES, ...STATES]) {
  for (const layout of ["default", "test"] as const) {
    for (const looker of route.only ? [route.only] : LOOKERS) {
      if (!isWanted(route, layout, looker)) continue;
      const look = { route, layout, looker, hasKeys: isProof || WALKED_BY_KEYS.includes(route.path) };
      test(nameLook(look), async ({ openVisit, player }) => {
        await lookAtRoute(await openVisit(layout, looker), look, player.username);
      });
    }
  }
}

// Data stored on the device must not be in the first render, or hydration would not match the server's HTML.
for (const layout of ["default", "test"] as const) {
  test(
    `pages hydrate without errors for a returning visitor in the ${layout} layout`,
    longIf(layout === "test"),
    async ({ openVisit }) => {
      const { page, trouble } = await openVisit(layout, "player");
      const paths = ["/class/blink", "/", "/class", "/streak", "/leaderboard", "/cache", "/profile", "/settings"];
      for (const path of paths) {
        for (let visit = 0; visit < 2; visit++) {
          await open(page, path);
          await settle(page, "player");
        }
        expect(trouble.splice(0), path).toEqual([]);
      }
    },
  );
}
