import { expect, open } from "#support/harness.ts";
import { checkRoute, visitTitle } from "#support/check-route.ts";
import { viewerOf, ROUTES_OF_TEST_LAYOUT, type Route, ROUTES, STATES } from "#support/route-table.ts";
import { isProof, isShort, markLongIf } from "#support/long-tests.ts";
import { type Layout, type Viewer, settle, test } from "#support/visits.ts";

const VIEWERS: Viewer[] = ["visitor", "player"];

// URLs that show the same page as another one, or a state of it that has its own tests.
const REPEATED = [
  "/chad",
  "/creator",
  "/creator/school",
  "/creator/school/new",
  "/nowhere/at/all",
  "/moderation",
  "/terms",
  "/iframeCheck",
  "/puzzle",
  "/class/creator",
  "/class/nobody-teaches-this",
  "/auth/callback",
  "/profile/{me}",
  "/profile/no%20name",
  "/profile/nobody-of-that-name",
  "/play/nobody",
  "/?category=favourites",
  "/?q=zzzz",
  "/?category=puzzle",
  "/class/paper-fleet",
  "/leaderboard?board=coins&period=season",
  "/cache?tab=device",
  "/cache?tab=items",
  "/cache?tab=wallet",
  "/settings?tab=look",
];
// Pages that only show something, and states of pages that other journeys open.
const PLAIN = [
  "/privacy",
  "/class",
  "/mirrors",
  "/creator/quack/new",
  "/friends/watch/none",
  "/duel",
  "/duel/QQQQQQ",
  "/race/QQQQQQ/wall",
  "/nowhere",
  "/cache?tab=pass",
  "/change-password",
  "/onboarding",
  "/friends",
  "/homeroom",
  "/race",
  "/race/QQQQQQ",
  "/play/blink",
];
// Pages with most kinds of controls.
const WALKED_BY_KEYS = ["/", "/class/blink", "/cache", "/settings", "/auth?mode=signup", "/takedown"];

/** `npm run proof -- routes` checks every cell of the table; `npm test` most pages once. */
function isWanted(route: Route, layout: Layout, viewer: Viewer): boolean {
  if (isProof) return true;
  if ([...REPEATED, ...PLAIN].includes(route.path) || viewer !== viewerOf(route)) return false;
  return layout === "default" || ROUTES_OF_TEST_LAYOUT.includes(route.path);
}

for (const route of [...ROUTES, ...STATES]) {
  for (const layout of ["default", "test"] as const) {
    for (const viewer of route.only ? [route.only] : VIEWERS) {
      if (!isWanted(route, layout, viewer)) continue;
      const look = { route, layout, viewer, hasKeys: isProof || WALKED_BY_KEYS.includes(route.path) };
      test(visitTitle(look), async ({ openVisit, player }) => {
        await checkRoute(await openVisit(layout, viewer), look, player.username);
      });
    }
  }
}

const HYDRATED = ["/class/blink", "/", "/cache", "/profile", "/class", "/streak", "/leaderboard", "/settings"];

// Data stored on the device must not be in the first render, or hydration would not match the server's HTML.
for (const layout of ["default", "test"] as const) {
  test(
    `pages hydrate without errors for a returning visitor in the ${layout} layout`,
    markLongIf(layout === "test"),
    async ({ openVisit }) => {
      const { page, trouble } = await openVisit(layout, "player");
      for (const path of isShort ? HYDRATED.slice(0, 4) : HYDRATED) {
        for (let visit = 0; visit < 2; visit++) {
          await open(page, path);
          await settle(page, "player");
        }
        expect(trouble.splice(0), path).toEqual([]);
      }
    },
  );
}
